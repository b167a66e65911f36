import type { Href, Icon as IconShapes } from '../../schema/atoms.ts';
import { Icon } from './Icon.tsx';
import { TextElement } from './InlineText.tsx';
import { LinkTo } from './LinkTo.tsx';
import styles from './NetworkLinks.module.css';

interface NetworkLinksProps {
  networks: { label: string; href: Href; icon: IconShapes }[] | undefined;
  /** Whether they are profiles of the site's owner: networks such as Mastodon verify a profile by that. */
  own?: boolean;
  className?: string | undefined;
}

/** Profiles elsewhere: icons on the screen, their names for screen readers and on paper. */
export function NetworkLinks({ networks, own = false, className }: NetworkLinksProps) {
  if (!networks) return null;
  return (
    <ul className={className === undefined ? styles.root : `${styles.root} ${className}`}>
      {networks.map(({ label, href, icon }, index) => (
        <li key={index}>
          <LinkTo href={href} className={styles.link} rel={own ? 'me' : undefined}>
            <Icon shapes={icon} />
            <TextElement as="span" text={label} className={styles.label} />
          </LinkTo>
        </li>
      ))}
    </ul>
  );
}
