/** The commands of a menu that move an entry within its list, with the keys that do the same. */
import { Menu } from '@mantine/core';
import { keysFor } from '../words/keys.ts';
import { useWords } from '../words/words.ts';

interface MoveItemsProps {
  index: number;
  count: number;
  moveTo: (place: number) => void;
  /** On the page, keys do not move anything. */
  withKeys?: boolean;
}

export function MoveItems({ index, count, moveTo, withKeys = true }: MoveItemsProps) {
  const words = useWords();
  return (
    <>
      <Menu.Item rightSection={withKeys && keysFor('moveUp', words)} disabled={index === 0} onClick={() => moveTo(index - 1)}>
        {words.moveUp}
      </Menu.Item>
      <Menu.Item
        rightSection={withKeys && keysFor('moveDown', words)}
        disabled={index === count - 1}
        onClick={() => moveTo(index + 1)}
      >
        {words.moveDown}
      </Menu.Item>
    </>
  );
}
