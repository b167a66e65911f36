import { useEffect, useId, useRef, useState } from 'react';
import type { PropsOf } from '../../../../schema/define-section.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { SectionIntro } from '../../../parts/SectionIntro.tsx';
import styles from './GalleryIcons.module.css';
import type definition from './schema.ts';

export function GalleryIcons({ title, text, filter, none, copied, items }: PropsOf<typeof definition>) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the app came counts too.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const found = items.filter(({ name }) => name.includes(typed.trim().toLowerCase().replaceAll(' ', '-')));
  return (
    <>
      <SectionIntro title={title} text={text} />
      <label className={styles.filter} htmlFor={id}>
        <span>{filter}</span>
        <input ref={field} id={id} type="search" autoComplete="off" onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <ul className={styles.list}>
        {found.map(({ icon, name }) => (
          <li key={name}>
            <button type="button" className={styles.icon} data-copy={name} data-copied={copied}>
              <Icon shapes={icon} />
              <span data-copy-source="">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && none}</p>
    </>
  );
}
