/** Commands at a point of the window, such as that of the pointer. */
import { Menu, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { CommandList, menuInPlace, type OpenedBy } from './CommandMenu.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface PointMenuProps {
  /** What screen readers call it. */
  label: string;
  by: OpenedBy;
  /** In the window, in CSS pixels. */
  x: number;
  y: number;
  close: () => void;
  /** The commands, of `Menu.Item`. */
  children: ReactNode;
}

export function PointMenu({ label, by, x, y, close, children }: PointMenuProps) {
  useFocusReturn();
  useEffect(() => {
    // A click in a frame is none of this document; but the frame takes the focus.
    addEventListener('blur', close);
    return () => removeEventListener('blur', close);
  }, [close]);
  return (
    <Menu
      {...menuInPlace(by)}
      opened
      onChange={close}
      position="bottom-start"
      offset={0}
      // A point at the edge of the window has no width that is seen.
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <UnstyledButton pos="fixed" left={x} top={y} w={0} h={0} tabIndex={-1} aria-label={label} />
      </Menu.Target>
      <CommandList opened={by}>{children}</CommandList>
    </Menu>
  );
}
