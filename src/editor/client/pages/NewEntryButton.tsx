/** Beside a list of entries: a new one, of today. */
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { today } from '../../../../schema/schedule.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { addressFrom } from '../state/new-page.ts';
import { useEditor, useSelected, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { AddressInput, addressFault, focusFault } from './AddressInput.tsx';
import { addEntry, listedUnder } from './new-entry.ts';

/** @param at - the pointer of the section */
export function NewEntryButton({ at }: { at: string }) {
  const words = useWords();
  const under = useSelected((state) => listedUnder(state, at));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<Glyph name="plus" />} onClick={() => setOpen(true)}>
        {words.newEntry}
      </Button>
      {isOpen && <NewEntryDialog under={under ?? '/'} close={() => setOpen(false)} />}
    </>
  );
}

export function NewEntryDialog({ under, close }: { under: string; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const [{ title, address: written }, setTyped, forget] = useTyped<{ title: string; address: string | null }>(
    `new entry below ${under}`,
    () => ({ title: '', address: null }),
  );
  const [isAsked, setAsked] = useState(false);
  const manifest = editor.state().document.value;
  const named = addressFrom(fillIn(title, manifest));
  const address = written === null ? named && `${under === '/' ? '' : under}${named}` : addressFrom(written);
  const fault = addressFault(address, manifest, words);

  const submit = (form: HTMLFormElement) => {
    setAsked(true);
    if (title.trim() === '' || fault) return focusFault(form);
    const fresh = { title: title.trim(), path: address, today: today() };
    const { page, operations, begin } = addEntry(editor.state(), under, fresh);
    const added = words.entryAdded(fillIn(fresh.title, manifest));
    editor.carryOut(operations, { title: added, at: `/routes/${page}`, select: { kind: 'page', page } });
    editor.say(added);
    forget();
    close();
    if (begin === undefined) focusSelectedRow();
    else editor.show(begin, { focus: true });
  };
  return (
    <AskDialog title={words.newEntry} label={words.createEntry} close={close} submit={submit}>
      <TextInput
        label={words.pageTitle}
        value={title}
        error={isAsked && title.trim() === '' ? words.titleMissing : undefined}
        onChange={(event) => setTyped({ title: event.currentTarget.value, address: written })}
        data-autofocus
      />
      <AddressInput
        text={written ?? address}
        address={address}
        fault={isAsked ? fault : undefined}
        change={(text) => setTyped({ title, address: text })}
      />
    </AskDialog>
  );
}
