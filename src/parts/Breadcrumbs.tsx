import type { z } from 'zod';
import type { Resolved } from '../../schema/atoms.ts';
import type { breadcrumbs } from '../../schema/fields.ts';
import styles from './Breadcrumbs.module.css';
import { InlineText } from './InlineText.tsx';
import { LinkTo } from './LinkTo.tsx';

/** The pages above this one, the home page first. This page itself is the heading below. */
export function Breadcrumbs({ label, links }: Resolved<z.output<ReturnType<typeof breadcrumbs>>>) {
  return (
    <nav aria-label={label} className={styles.root}>
      <ol className={styles.list}>
        {links.map(({ label: name, href, newTab }, index) => (
          <li key={index} className={styles.step}>
            <LinkTo href={href} newTab={newTab} className={styles.link}>
              <InlineText text={name} />
            </LinkTo>
          </li>
        ))}
      </ol>
    </nav>
  );
}
