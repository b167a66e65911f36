import type { Shell } from '../../schema/resolved.ts';
import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import styles from './HeaderMenu.module.css';
import { menuId } from './own-ids.ts';

interface HeaderMenuProps {
  header: Shell['header'];
  /** The path of the page that is shown. */
  path: string;
}

/**
 * The navigation: a row on wide screens, behind a button on small ones. There it is the browser's own popover: it opens
 * without a script, closes on Escape and on a tap beside it; the inline script closes it on a link of its own.
 */
export function HeaderMenu({ header, path }: HeaderMenuProps) {
  return (
    <nav className={styles.root} aria-label={header.navigationLabel}>
      <button type="button" className={styles.toggle} popoverTarget={menuId} aria-label={header.menuLabel}>
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <ul className={styles.links}>
          {[...header.links, header.contact].map(({ label, href, newTab }, index) => (
            <li key={index}>
              <LinkTo
                href={href}
                newTab={newTab}
                className={styles.link}
                aria-current={'page' in href && href.page === path && !href.hash ? 'page' : undefined}
              >
                <InlineText text={label} />
              </LinkTo>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
