/** What a list of several kinds of entries offers beside the usual one: in a menu of its own, and below an entry. */
import { Button, Menu } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { EntryKind } from '../../draft/fields/kinds.ts';
import { CommandList, menuInPlace, type OpenedBy, SubMenu } from '../parts/CommandMenu.tsx';
import { Glyph } from '../parts/Glyph.tsx';

interface KindMenuProps {
  title: string;
  kinds: readonly EntryKind[];
  choose: (kind: EntryKind) => void;
}

/** @param isOnly - there is no usual one to add beside it */
export function KindMenu({ title, kinds, choose, isOnly = false }: KindMenuProps & { isOnly?: boolean }) {
  const [opened, setOpened] = useState<OpenedBy>();
  const clicked = useRef<OpenedBy>(undefined);
  return (
    <Menu
      {...menuInPlace(opened)}
      position="bottom-start"
      opened={opened !== undefined}
      onChange={(isOpen) => setOpened(isOpen ? clicked.current : undefined)}
    >
      <Menu.Target>
        <Button
          variant={isOnly ? 'light' : 'subtle'}
          size="xs"
          leftSection={isOnly && <Glyph name="plus" />}
          onClick={({ detail }) => {
            clicked.current = detail === 0 ? 'key' : 'mouse';
          }}
        >
          {title}
        </Button>
      </Menu.Target>
      <CommandList opened={opened}>
        <KindItems kinds={kinds} choose={choose} />
      </CommandList>
    </Menu>
  );
}

/** The same as a menu within the menu of an entry. */
export function KindSubMenu({ title, kinds, choose }: KindMenuProps) {
  return (
    <SubMenu title={title} disabled={kinds.length === 0}>
      <KindItems kinds={kinds} choose={choose} />
    </SubMenu>
  );
}

const KindItems = ({ kinds, choose }: Omit<KindMenuProps, 'title'>): ReactNode =>
  kinds.map((kind) => (
    <Menu.Item key={kind.title} onClick={() => choose(kind)}>
      {kind.title}
    </Menu.Item>
  ));
