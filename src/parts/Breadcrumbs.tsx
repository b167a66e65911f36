import type { Href } from '../../schema/atoms.ts';
import styles from './Breadcrumbs.module.css';
import { TextLink } from './InlineText.tsx';

interface BreadcrumbsProps {
  /** What screen readers call them. */
  label: string;
  links?: { label: string; href: Href; newTab: boolean }[] | undefined;
}

/** The pages above this one, the home page first. This page itself is the heading below. */
export function Breadcrumbs({ label, links = [] }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <ol className={styles.list}>
        {links.map(({ label: name, href, newTab }, index) => (
          <li key={index} className={styles.step}>
            <TextLink text={name} href={href} newTab={newTab} className={styles.link} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
