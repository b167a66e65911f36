/** F1: what can be done by keys. */
import { Kbd } from '@mantine/core';
import { actions } from '../../../keys.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { keysFor } from '../../words/keys.ts';
import { useWords } from '../../words/words.ts';
import classes from './KeysDialog.module.css';

export function KeysDialog() {
  const editor = useEditor();
  const words = useWords();
  const isOpen = useSelected((state) => state.isShowingKeys);
  if (!isOpen) return null;
  const rows = [
    ['↑ ↓', words.keys.rows],
    ...actions.map((action) => [keysFor(action, words), words.keys[action]]),
    ['Tab', words.keys.texts],
    ['Esc', words.keys.escape],
  ];
  return (
    <Dialog title={words.keyboard} onClose={() => editor.showKeys(false)} size="lg">
      <dl className={classes.list}>
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
