/** The commands of an entry of a list, in its line as well as on the page. */
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { RemoveItem } from './CommandMenu.tsx';
import { MoveItems } from './MoveItems.tsx';

interface EntryItemsProps {
  index: number;
  count: number;
  moveTo: (place: number) => void;
  /** Left out where there is no room for another one. */
  duplicate: (() => void) | undefined;
  /** Left out where the list needs it. */
  remove: (() => void) | undefined;
  removeKey?: ReactNode;
  withKeys?: boolean;
  /** Commands of its list alone. */
  children?: ReactNode;
}

export function EntryItems({ index, count, moveTo, duplicate, remove, removeKey, withKeys = true, children }: EntryItemsProps) {
  const words = useWords();
  return (
    <>
      <MoveItems index={index} count={count} moveTo={moveTo} withKeys={withKeys} />
      <Menu.Item disabled={!duplicate} onClick={duplicate}>
        {words.duplicate}
      </Menu.Item>
      {children}
      <RemoveItem disabled={!remove} onClick={remove} rightSection={removeKey}>
        {words.remove}
      </RemoveItem>
    </>
  );
}
