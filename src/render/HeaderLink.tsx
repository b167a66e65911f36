import type { Href } from '../../schema/atoms.ts';
import type { Shell } from '../../schema/resolved.ts';
import { TextLink } from '../parts/InlineText.tsx';
import { HeaderGroup } from './HeaderGroup.tsx';
import styles from './HeaderMenu.module.css';

export type MenuEntry = Shell['header']['links'][number];

/** The page that an entry leads to: the one that is shown, or the nearest one above it. */
export type CurrentEntry = { page: string; as: 'page' | 'true' } | undefined;

interface HeaderLinkProps {
  entry: MenuEntry;
  /** The entry that is marked. */
  current: CurrentEntry;
  /** How wide the row must be to show it, in rem. */
  from?: number | undefined;
}

/** An entry of the navigation: a link, or a button that unfolds some. */
export function HeaderLink({ entry: { label, href, newTab, links }, current, from }: HeaderLinkProps) {
  if (links) {
    return (
      <HeaderGroup label={label} from={from}>
        {links.map((link, index) => (
          <HeaderLink key={index} entry={link} current={current} />
        ))}
      </HeaderGroup>
    );
  }
  return (
    <li data-from={from}>
      {href && (
        <TextLink
          text={label}
          href={href}
          newTab={newTab}
          className={styles.link}
          aria-current={current && current.page === pageOf(href) ? current.as : undefined}
        />
      )}
    </li>
  );
}

/**
 * What the navigation marks on a page: of entries that belong together only one is current (WAI-ARIA 1.2, aria-current).
 *
 * @param path of the page that is shown
 */
export function currentEntry(entries: readonly MenuEntry[], path: string): CurrentEntry {
  const pages = entries.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]).flatMap(pageOf);
  const above = pages.filter((page) => page === path || path.startsWith(`${page}/`));
  const [page] = above.sort((one, other) => other.length - one.length);
  return page === undefined ? undefined : { page, as: page === path ? 'page' : 'true' };
}

/** The page that a link leads to as a whole, not to an anchor on it. */
const pageOf = (href: Href | undefined) => (href && 'page' in href && href.page !== undefined && !href.hash ? href.page : []);
