import type { Shell } from '../../schema/resolved.ts';
import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { HeaderGroup } from './HeaderGroup.tsx';
import styles from './HeaderMenu.module.css';

export type MenuEntry = Shell['header']['links'][number];

interface HeaderLinkProps {
  entry: MenuEntry;
  path: string;
  /** How wide the row must be to show it, in rem. */
  from?: number | undefined;
}

/** An entry of the navigation: a link, or a button that unfolds some. */
export function HeaderLink({ entry: { label, href, newTab, links }, path, from }: HeaderLinkProps) {
  if (links) {
    return (
      <HeaderGroup label={label} from={from}>
        {links.map((link, index) => (
          <HeaderLink key={index} entry={link} path={path} />
        ))}
      </HeaderGroup>
    );
  }
  return (
    <li data-from={from}>
      {href && (
        <LinkTo
          href={href}
          newTab={newTab}
          className={styles.link}
          aria-current={'page' in href && href.page === path && !href.hash ? 'page' : undefined}
        >
          <InlineText text={label} />
        </LinkTo>
      )}
    </li>
  );
}
