/** The commands of a menu that move an entry within its list, with the keys that do the same. */
import { Menu } from '@mantine/core';
import { withAlt } from '../words/keys.ts';
import { useWords } from '../words/words.ts';

export function MoveItems({ index, count, moveTo }: { index: number; count: number; moveTo: (place: number) => void }) {
  const words = useWords();
  return (
    <>
      <Menu.Item rightSection={withAlt('↑')} disabled={index === 0} onClick={() => moveTo(index - 1)}>
        {words.moveUp}
      </Menu.Item>
      <Menu.Item rightSection={withAlt('↓')} disabled={index === count - 1} onClick={() => moveTo(index + 1)}>
        {words.moveDown}
      </Menu.Item>
    </>
  );
}
