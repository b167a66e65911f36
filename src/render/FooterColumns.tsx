import type { Shell } from '../../schema/resolved.ts';
import { TextElement } from '../parts/InlineText.tsx';
import styles from './FooterColumns.module.css';
import { FooterLinks } from './FooterLinks.tsx';

/** Links by topic: a list of lists. Their titles are no headings: what follows them would belong to each page's content. */
export function FooterColumns({ columns }: { columns: NonNullable<Shell['footer']['columns']> }) {
  return (
    <ul className={styles.root}>
      {columns.map(({ title, links }, index) => (
        <li key={index}>
          <TextElement text={title} className={`${styles.title} heading-letters`} />
          <FooterLinks links={links} />
        </li>
      ))}
    </ul>
  );
}
