import type { Shell } from '../../schema/resolved.ts';
import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Footer.module.css';

export function FooterLinks({ links }: { links: Shell['footer']['links'] }) {
  const { path } = useSurroundings();
  return (
    <ul className={styles.links}>
      {links.map((link, index) => (
        <li key={index}>
          <LinkTo
            href={link.href}
            newTab={link.newTab}
            className={styles.link}
            aria-current={'page' in link.href && link.href.page === path && !link.href.hash ? 'page' : undefined}
          >
            <InlineText text={link.label} />
          </LinkTo>
        </li>
      ))}
    </ul>
  );
}
