/** Another address for a page, with all links to it. */
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { addressFrom } from '../state/new-page.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { AddressInput, addressFault, focusFault } from './AddressInput.tsx';
import { linksTo, renamePage } from './links.ts';
import classes from './pages.module.css';
import { canLeadOn } from './redirects.ts';

/** A redirect goes along as well; of links people think where they are seen. */
const isOnPages = (place: string) => !place.startsWith('/redirects/');

export function AddressDialog({ page, close }: { page: number; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const [{ document, forms }] = useState(() => editor.state());
  const before = String(editor.valueOf(`/routes/${page}/path`) ?? '');
  const [text, setText, forget] = useTyped(`address in place of ${before}`, () => before);
  const [isAsked, setAsked] = useState(false);
  const canLead = canLeadOn(document.value, before);
  // Nobody knows the address of a page that was never published.
  const [leadsOn, setLeadsOn] = useState(canLead && editor.valueOf(`/routes/${page}/draft`) !== true);
  const [links] = useState(() => (forms ? linksTo(document.value, forms, before).filter(isOnPages).length : 0));
  const address = addressFrom(text);
  const fault = address === before ? undefined : addressFault(address, document.value, words);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (fault) focusFault(event.currentTarget);
    if (fault || !forms) return;
    if (address !== before) {
      const title = words.addressChanged(links);
      const { value } = editor.state().document;
      editor.carryOut(renamePage(value, forms, page, address, leadsOn), { title, at: `/routes/${page}/path` });
      editor.say(title);
    }
    forget();
    close();
  };
  return (
    <Dialog title={words.changeAddress.replace(' …', '')} onClose={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <AddressInput text={text} address={address} fault={isAsked ? fault : undefined} change={setText} isFirst />
          <p className={classes.note}>{words.linksFollow(links)}</p>
          {canLead && (
            <Checkbox
              label={words.redirectHere(before)}
              description={words.redirectNote}
              checked={leadsOn}
              onChange={(event) => setLeadsOn(event.currentTarget.checked)}
            />
          )}
          <Group justify="end">
            <Button variant="default" onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.apply}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
