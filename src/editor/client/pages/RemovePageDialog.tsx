/** Before a page is removed: which links lead there. Each of them leads to its field. */
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { describePlace } from '../state/describe-place.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { linksTo } from './links.ts';
import classes from './pages.module.css';

export function RemovePageDialog({ page, close }: { page: number; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const pointer = `/routes/${page}`;
  const path = String(editor.valueOf(`${pointer}/path`) ?? '');
  const [links] = useState(() => {
    const { document, forms } = editor.state();
    // Those on the page itself go with it.
    const found = forms ? linksTo(document.value, forms, path).filter((place) => !place.startsWith(`${pointer}/`)) : [];
    return [...new Set(found)];
  });
  const remove = () => {
    editor.remove(pointer, { title: words.pageRemoved });
    editor.sayDone(words.pageRemoved);
    close();
    focusSelectedRow();
  };
  return (
    <Dialog title={words.removePageOf(path)} onClose={close}>
      <Stack>
        <p className={classes.note}>{words.linksLead(links.length)}</p>
        {links.length > 0 && (
          <ul className={classes.links}>
            {links.map((place) => (
              <li key={place}>
                <RowButton
                  className={classes.link}
                  onClick={() => {
                    close();
                    editor.show(place, { focus: true });
                  }}
                >
                  {describePlace(editor, place)}
                </RowButton>
              </li>
            ))}
          </ul>
        )}
        <Group justify="end">
          <Button variant="default" onClick={close} data-autofocus>
            {words.cancel}
          </Button>
          <Button color="red.9" onClick={remove}>
            {words.removePage.replace(' …', '')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
