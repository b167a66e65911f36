import type { Shell } from '../../schema/resolved.ts';
import { NetworkLinks } from '../parts/NetworkLinks.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import { currentEntry, HeaderLink } from './HeaderLink.tsx';
import styles from './HeaderMenu.module.css';
import more from './HeaderMore.module.css';
import { HeaderMore } from './HeaderMore.tsx';
import { menuBreakpoints } from './menu-breakpoints.ts';
import { menuId } from './own-ids.ts';

interface HeaderMenuProps {
  header: Shell['header'];
  /** The path of the page that is shown. */
  path: string;
}

/**
 * The navigation: a row on wide screens, behind a button on small ones. There it is the browser's own popover: it opens
 * without a script, closes on Escape and on a tap beside it; the inline script closes it on a link of its own. Where none runs, styles hide it
 * while what an anchor leads to has the focus.
 */
export function HeaderMenu({ header, path }: HeaderMenuProps) {
  const { links, contact, networks, moreLabel } = header;
  const { isStatic } = useSurroundings().shell;
  if (links.length === 0 && !contact) return <NetworkLinks networks={networks} own />;
  const current = currentEntry(contact ? [...links, contact] : links, path);
  const breakpoints = moreLabel === undefined ? undefined : menuBreakpoints(links, moreLabel, contact?.label);
  return (
    <nav className={styles.root} aria-label={header.navigationLabel}>
      <button type="button" className={styles.toggle} popoverTarget={menuId} aria-label={header.menuLabel}>
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <div id={menuId} popover="auto" className={styles.menu} data-networks={networks && ''} data-static={isStatic && ''}>
        <ul className={breakpoints ? `${styles.links} ${more.row}` : styles.links}>
          {links.map((entry, index) => (
            <HeaderLink key={index} entry={entry} current={current} from={breakpoints?.entries[index]} />
          ))}
          {breakpoints && moreLabel !== undefined && (
            <HeaderMore label={moreLabel} links={links} current={current} breakpoints={breakpoints} />
          )}
          {contact && <HeaderLink entry={contact} current={current} />}
        </ul>
        <NetworkLinks networks={networks} own className={styles.networks} />
      </div>
    </nav>
  );
}
