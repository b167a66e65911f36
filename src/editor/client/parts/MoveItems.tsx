/** The commands of a menu that move an entry within its list, with the keys that do the same. */
import { Menu } from '@mantine/core';
import { withAlt } from '../words/keys.ts';
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
      <Menu.Item rightSection={withKeys && withAlt('↑')} disabled={index === 0} onClick={() => moveTo(index - 1)}>
        {words.moveUp}
      </Menu.Item>
      <Menu.Item rightSection={withKeys && withAlt('↓')} disabled={index === count - 1} onClick={() => moveTo(index + 1)}>
        {words.moveDown}
      </Menu.Item>
    </>
  );
}
