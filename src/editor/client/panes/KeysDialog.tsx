/** F1: what can be done by keys. */
import { Kbd } from '@mantine/core';
import { Dialog } from '../parts/Dialog.tsx';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './KeysDialog.module.css';

export function KeysDialog() {
  const editor = useEditor();
  const words = useWords();
  const isOpen = useSelected((state) => state.isShowingKeys);
  if (!isOpen) return null;
  return (
    <Dialog title={words.keyboard} onClose={() => editor.showKeys(false)} size="lg">
      <dl className={classes.list}>
        {words.keys.map(([keys, deed]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
