import { TextElement } from '../parts/InlineText.tsx';
import { HeaderGroup } from './HeaderGroup.tsx';
import { type CurrentEntry, HeaderLink, type MenuEntry } from './HeaderLink.tsx';
import styles from './HeaderMore.module.css';
import type { MenuBreakpoints } from './menu-breakpoints.ts';

interface HeaderMoreProps {
  label: string;
  links: readonly MenuEntry[];
  current: CurrentEntry;
  breakpoints: MenuBreakpoints;
}

/** The entries once more behind a button, for rows that are too narrow for all. Styles show each of them in one of the two places. */
export function HeaderMore({ label, links, current, breakpoints }: HeaderMoreProps) {
  return (
    <HeaderGroup label={label} className={styles.root} until={breakpoints.all}>
      {links.map((entry, index) =>
        entry.links ? (
          <li key={index} data-from={breakpoints.entries[index]}>
            <TextElement as="span" text={entry.label} className={`${styles.title} small-print`} />
            <ul className={styles.links}>
              {entry.links.map((link, inner) => (
                <HeaderLink key={inner} entry={link} current={current} />
              ))}
            </ul>
          </li>
        ) : (
          <HeaderLink key={index} entry={entry} current={current} from={breakpoints.entries[index]} />
        ),
      )}
    </HeaderGroup>
  );
}
