import type { PropsOf } from '../../../schema/define-section.ts';
import beside from '../../parts/Beside.module.css';
import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import { LinkTo } from '../../parts/LinkTo.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Downloads.module.css';
import type definition from './schema.ts';

export function Downloads({ eyebrow, title, text, items, layout }: PropsOf<typeof definition>) {
  return (
    <div
      className={`${beside.root} ${styles.root}`}
      data-look-downloads={layout === 'stacked' ? layout : undefined}
      data-layout={layout !== 'stacked' && (eyebrow || title || text) ? 'beside' : undefined}
    >
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.list}>
        {items.map(({ label, text: about, href }, index) => {
          const file = 'file' in href ? href.file : undefined;
          return (
            <li key={index} className={styles.item}>
              <span className={styles.mark} data-kind={file?.kind.slice(0, 4) ?? '→'} aria-hidden="true" />
              <div className={styles.body}>
                <LinkTo href={href} className={styles.link}>
                  <InlineText text={label} />
                  {file && <span className={`${styles.about} small-print`}> {`(${file.kind}, ${file.size})`}</span>}
                </LinkTo>
                <TextElement text={about} className={`${styles.text} small-print`} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
