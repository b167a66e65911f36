/** F1: what can be done by keys. */
import { DataList, Kbd } from '@mantine/core';
import { actions } from '../../../keys.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { keysFor, shownKeys } from '../../words/keys.ts';

export function KeysDialog() {
  const { editor, words } = useEditorAndWords();
  const isOpen = useSelected((state) => state.isShowingKeys);
  if (!isOpen) return null;
  const rows = [
    ['↑ ↓', words.keys.rows],
    ...actions.map((action) => [keysFor(action, words), words.keys[action]]),
    ['Enter', words.keys.paragraph],
    [`Tab, ${shownKeys('Shift+Tab', words)}`, words.keys.level],
    ['## - 1. >', words.keys.signs],
    ['** _ `', words.keys.marks],
    ['/', words.keys.offer],
    ['Tab', words.keys.texts],
    ['Esc', words.keys.escape],
  ];
  return (
    <Dialog title={words.keyboard} onClose={() => editor.showKeys(false)} size="lg">
      <DataList size="md" gap={5} withDivider labelWidth="11rem">
        {rows.map(([keys, what]) => (
          <DataList.Item key={keys}>
            <DataList.ItemLabel>
              <Kbd>{keys}</Kbd>
            </DataList.ItemLabel>
            <DataList.ItemValue>{what}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
    </Dialog>
  );
}
