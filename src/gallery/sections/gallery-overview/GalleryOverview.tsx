import { useEffect, useId, useRef, useState } from 'react';
import type { PropsOf } from '../../../../schema/define-section.ts';
import { LinkTo } from '../../../parts/LinkTo.tsx';
import { SectionIntro } from '../../../parts/SectionIntro.tsx';
import styles from './GalleryOverview.module.css';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;

/** Whether all words that were typed are in the name of a type, or begin a word of what is said about it. */
function matches({ name, title, text }: Props['items'][number], typed: string): boolean {
  const known = ` ${title} ${text}`.toLowerCase();
  return typed
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => name.includes(word) || known.includes(` ${word}`));
}

export function GalleryOverview({ title, text, layout, filter, none, items }: Props) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the app came counts too.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const found = items.filter((item) => matches(item, typed));
  return (
    <div className={styles.root} data-layout={layout}>
      <SectionIntro title={title} text={text} />
      <label className={styles.filter} htmlFor={id}>
        <span>{filter}</span>
        <input ref={field} id={id} type="search" autoComplete="off" onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <ul className={styles.list}>
        {found.map((item) => (
          <li key={item.name} className={styles.item}>
            <LinkTo href={item.href} className={styles.name} aria-current={item.current ? 'page' : undefined}>
              {item.name}
            </LinkTo>
            {layout === 'cards' && (
              <p className={styles.text}>
                <strong>{item.title}.</strong> {item.text}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 && none}
      </p>
    </div>
  );
}
