/** Before a page is removed: which links lead there, each of them leading to its field, and where its address leads then. */
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { PageSelect } from '../fields/LinkPlace.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { describePlace } from '../state/describe-place.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { linksTo, removePage } from './links.ts';
import classes from './pages.module.css';
import { canLeadOn, pageAbove } from './redirects.ts';

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
  const { value } = editor.state().document;
  const canLead = canLeadOn(value, path);
  // Nobody knows the address of a page that was never published.
  const [leadsOn, setLeadsOn] = useState(canLead && editor.valueOf(`${pointer}/draft`) !== true);
  const [target, setTarget] = useState(() => pageAbove(value, path));
  // A redirect to this page goes along.
  const left = links.filter((place) => !leadsOn || !place.startsWith('/redirects/'));
  const remove = () => {
    const operations = removePage(editor.state().document.value, page, leadsOn ? target : undefined);
    editor.carryOut(operations, { title: words.pageRemoved, at: pointer });
    editor.sayDone(words.pageRemoved);
    close();
    focusSelectedRow();
  };
  return (
    <Dialog title={words.removePageOf(path)} onClose={close}>
      <Stack>
        <p className={classes.note}>{words.linksLead(left.length)}</p>
        {left.length > 0 && (
          <ul className={classes.links}>
            {left.map((place) => (
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
        {canLead && (
          <Checkbox
            label={words.redirectElsewhere(path)}
            description={words.redirectNote}
            checked={leadsOn}
            onChange={(event) => setLeadsOn(event.currentTarget.checked)}
          />
        )}
        {leadsOn && <PageSelect label={words.redirectTarget} path={target} without={page} choose={setTarget} />}
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
