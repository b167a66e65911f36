import { Fragment } from 'react';
import type { PropsOf } from '../../../../schema/define-section.ts';
import { Heading } from '../../../parts/Heading.tsx';
import { LinkTo } from '../../../parts/LinkTo.tsx';
import styles from './GalleryExample.module.css';
import { GalleryExampleFrame } from './GalleryExampleFrame.tsx';
import type definition from './schema.ts';

/** The widths that are looked at, in CSS pixels: a phone, a tablet, a desk. */
const widths = [360, 768, 1280] as const;

export function GalleryExample(props: PropsOf<typeof definition>) {
  const { title, mark, src, schemes, alone, realSize, jsonLabel, json, copy, copied } = props;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading text={title} className={styles.title} />
        {mark && <span className={styles.mark}>{mark}</span>}
        <label className={styles.size}>
          <input type="checkbox" />
          {realSize}
        </label>
        <LinkTo href={alone.href} newTab>
          {alone.label}
        </LinkTo>
      </div>
      {schemes.map(({ hash, label }) => (
        <Fragment key={hash}>
          <p className={styles.scheme}>{label}</p>
          <div className={styles.frames}>
            {widths.map((width) => (
              <GalleryExampleFrame key={width} src={`${src}#${hash}`} width={width} title={`${title}: ${label}, ${width} px`} />
            ))}
          </div>
        </Fragment>
      ))}
      <div className={styles.code}>
        <button type="button" className={styles.copy} data-copy={json} data-copied={copied}>
          {copy}
        </button>
        <details>
          <summary>{jsonLabel}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled by keyboard too. */}
          <pre className={styles.json} tabIndex={0}>
            <code data-copy-source="">{json}</code>
          </pre>
        </details>
      </div>
    </div>
  );
}
