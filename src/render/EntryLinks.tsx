import type { Page } from '../../schema/resolved.ts';
import { TextElement } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import styles from './EntryLinks.module.css';

/**
 * At the end of an entry, those before and after it in its list. The app of a site without any has none of it (output/app/only-used.ts), not
 * even the call of a component.
 */
export function entryLinks({ neighbours }: Pick<Page, 'neighbours'>) {
  if (!neighbours) return null;
  const { older, newer } = neighbours;
  const links = [older, newer].flatMap((link) => link ?? []);
  return (
    // Nobody has to write a name for it: what its links are called is one.
    <nav data-part="entries" className={styles.root} aria-label={links.map(({ label }) => label).join(', ')}>
      <div className={styles.inner}>
        {links.map((link) => (
          <LinkTo
            key={link.page}
            href={{ page: link.page }}
            className={styles.link}
            data-way={link === older ? 'older' : 'newer'}
          >
            <TextElement as="span" text={link.label} className="small-print" />{' '}
            <TextElement as="span" text={link.title} className={styles.title} />
          </LinkTo>
        ))}
      </div>
    </nav>
  );
}
