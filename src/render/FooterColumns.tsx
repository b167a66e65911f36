import { useId } from 'react';
import type { Shell } from '../../schema/resolved.ts';
import { InlineText } from '../parts/InlineText.tsx';
import styles from './FooterColumns.module.css';
import { FooterLinks } from './FooterLinks.tsx';

/** Links by topic. Their titles are no headings: those of each page's content would end in them. */
export function FooterColumns({ columns }: { columns: NonNullable<Shell['footer']['columns']> }) {
  const id = useId();
  return (
    <div className={styles.root}>
      {columns.map(({ title, links }, index) => (
        <div key={index}>
          <p className={styles.title} id={`${id}${index}`}>
            <InlineText text={title} />
          </p>
          <FooterLinks links={links} labelledBy={`${id}${index}`} />
        </div>
      ))}
    </div>
  );
}
