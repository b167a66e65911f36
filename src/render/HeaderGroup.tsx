import { type ReactNode, useRef } from 'react';
import { TextElement } from '../parts/InlineText.tsx';
import { useClosingGroup } from './closing-group.ts';
import styles from './HeaderGroup.module.css';
import menu from './HeaderMenu.module.css';
import { menuId } from './own-ids.ts';

interface HeaderGroupProps {
  label: string;
  /** Entries of a list. */
  children: ReactNode;
  className?: string | undefined;
  /** How wide the row must be to show it, in rem. */
  from?: number | undefined;
  /** How wide the row may be at most to show it, in rem. */
  until?: number | undefined;
}

/**
 * Links behind a button. The browser's own disclosure works without the app, also inside the phone's menu; of those with one name, one is
 * open. What the visitor opened before the app came stays open.
 */
export function HeaderGroup({ label, children, className, from, until }: HeaderGroupProps) {
  const group = useRef<HTMLDetailsElement>(null);
  useClosingGroup(group);
  return (
    <li className={className} data-from={from} data-until={until}>
      <details ref={group} name={menuId} className={styles.root} suppressHydrationWarning>
        <TextElement as="summary" text={label} className={`${menu.link} ${styles.button}`} />
        <ul className={styles.panel}>{children}</ul>
      </details>
    </li>
  );
}
