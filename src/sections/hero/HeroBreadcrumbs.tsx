import type { PropsOf } from '../../../schema/define-section.ts';
import { InlineText } from '../../parts/InlineText.tsx';
import { LinkTo } from '../../parts/LinkTo.tsx';
import styles from './HeroBreadcrumbs.module.css';
import type definition from './schema.ts';

/** The pages above this one, the home page first. This page itself is the heading below. */
export function HeroBreadcrumbs({ label, links = [] }: NonNullable<PropsOf<typeof definition>['breadcrumbs']>) {
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
