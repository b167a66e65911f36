import type { Shell } from '../../schema/resolved.ts';
import { TextLink } from '../parts/InlineText.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Footer.module.css';

export function FooterLinks({ links }: { links: Shell['footer']['links'] }) {
  const { path } = useSurroundings();
  return (
    <ul className={styles.links}>
      {links.map((link, index) => (
        <li key={index}>
          <TextLink
            text={link.label}
            href={link.href}
            newTab={link.newTab}
            className={styles.link}
            aria-current={'page' in link.href && link.href.page === path && !link.href.hash ? 'page' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
