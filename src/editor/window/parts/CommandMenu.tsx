/** The "…" of a row and its commands. */
import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../words/words.ts';
import classes from './CommandMenu.module.css';
import { Glyph } from './Glyph.tsx';
import { useSheets } from './use-narrow.ts';

/** What has opened a menu; undefined while it is closed. */
export type OpenedBy = 'key' | 'mouse' | undefined;

interface CommandMenuProps extends ActionIconProps {
  tabIndex?: number;
  label: string;
  opened: OpenedBy;
  setOpened: (by: OpenedBy) => void;
  /** Where the focus goes that the menu has had; else to its button. */
  closed?: () => void;
  /** The commands, of `Menu.Item`. */
  children: ReactNode;
}

export function CommandMenu({ label, opened, setOpened, closed, children, ...button }: CommandMenuProps) {
  const clicked = useRef<OpenedBy>(undefined);
  return (
    <Menu
      {...menuInPlace(opened)}
      position="bottom-end"
      opened={opened !== undefined}
      returnFocus={closed === undefined}
      // Mantine gives the focus back to the button on Escape, in any case, behind this.
      {...(closed && { onClose: () => queueMicrotask(closed) })}
      onChange={(isOpen) => setOpened(isOpen ? clicked.current : undefined)}
    >
      <Menu.Target>
        <ActionIcon
          aria-label={label}
          {...button}
          onClick={({ detail }) => {
            clicked.current = detail === 0 ? 'key' : 'mouse';
          }}
        >
          <Glyph name="dots" />
        </ActionIcon>
      </Menu.Target>
      <CommandList opened={opened}>{children}</CommandList>
    </Menu>
  );
}

const intoRoom = ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) => {
  elements.floating.style.maxHeight = `${Math.max(120, availableHeight)}px`;
  elements.floating.style.overflowY = 'auto';
};

// In a low window a menu scrolls within the room that there is, on the side that has more of it.
const room = { flip: { fallbackStrategy: 'bestFit' }, size: { padding: 8, apply: intoRoom } } as const;

/** A menu within a menu lies beside that; in a narrow window, over it. What scrolls there does not cut it off. */
export function SubMenu({ title, disabled, children }: { title: string; disabled?: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  /** A finger that is lifted has left it, which says nothing. */
  const isTouched = useRef(false);
  const words = useWords();
  const isSheet = useSheets();
  return (
    <Menu.Sub
      floatingStrategy="fixed"
      middlewares={{ ...room, shift: { crossAxis: true } }}
      transitionProps={{ duration: 0 }}
      opened={isOpen}
      onChange={(next) => {
        if (next || !isTouched.current) setOpen(next);
      }}
    >
      <Menu.Sub.Target>
        <Menu.Sub.Item
          disabled={disabled === true}
          onPointerDown={({ pointerType }) => {
            isTouched.current = pointerType === 'touch';
          }}
          // Pointing at it and → open it as well.
          onClick={({ detail }) => {
            setOpen(true);
            if (detail === 0) setTimeout(() => itemsOf(list.current)[0]?.focus());
          }}
        >
          {title}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown ref={list} className={classes.list ?? ''}>
        {children}
        {isSheet && (
          <Menu.Item className={classes.close ?? ''} closeMenuOnClick={false} onClick={() => setOpen(false)}>
            {words.backFromMenu}
          </Menu.Item>
        )}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

/** A menu lies within the landmark that it belongs to, and nothing that scrolls there cuts it off. */
export const menuInPlace = (opened: OpenedBy) =>
  ({
    withinPortal: false,
    floatingStrategy: 'fixed',
    // Its button may stand in a row that is pushed along.
    hideDetached: false,
    middlewares: { ...room, shift: true },
    // It would be neither a command nor a group of commands, which is all that a menu may hold.
    withInitialFocusPlaceholder: false,
    // This gives the focus to the first command.
    trapFocus: opened === 'key',
  }) as const;

/** The commands of a menu. Opened by a key, the first of them is marked, by the mouse, none; ↑ leads to the last one. */
export function CommandList({ opened, children }: { opened: OpenedBy; children: ReactNode }) {
  const words = useWords();
  const isSheet = useSheets();
  return (
    <Menu.Dropdown
      ref={(element: HTMLElement | null) => {
        if (opened === 'key') itemsOf(element)[0]?.setAttribute('data-autofocus', 'true');
        // Not before it has its place: this is how the trap does it as well.
        if (opened === 'mouse' && !element?.contains(document.activeElement))
          setTimeout(() => element?.focus({ preventScroll: true }));
      }}
      onKeyDown={(event) => {
        // Escape leads out of it.
        if (event.key === 'Tab') event.preventDefault();
        if (event.key !== 'ArrowUp' || (event.target as Element).matches('[data-menu-item]')) return;
        event.preventDefault();
        itemsOf(event.currentTarget).at(-1)?.focus();
      }}
      // The browser's own would lie over it.
      onContextMenu={(event) => event.preventDefault()}
      className={classes.list ?? ''}
    >
      {children}
      {isSheet && <Menu.Item className={classes.close ?? ''}>{words.close}</Menu.Item>}
    </Menu.Dropdown>
  );
}

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-menu-item]:not([data-disabled])') ?? []),
];

/** In a menu: takes away what it belongs to. */
export const RemoveItem = ({
  children,
  ...props
}: {
  disabled?: boolean;
  onClick: (() => void) | undefined;
  rightSection?: ReactNode;
  children: ReactNode;
}) => (
  <>
    <Menu.Divider />
    <Menu.Item color="var(--editor-error)" {...props}>
      {children}
    </Menu.Item>
  </>
);
