/** A new page: with an opening section to write on, or as a copy of another one. */
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { addPage, addressesOf, addressFrom, placeOfNewPage } from '../state/new-page.ts';
import type { SiteLanguage } from '../state/site-languages.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { AddressInput, addressFault, focusFault } from './AddressInput.tsx';
import { translatePage } from './language-operations.ts';
import { enter, entriesTo } from './navigation.ts';
import { copyPage } from './page-operations.ts';

interface Typed {
  title: string;
  /** As long as nobody has written one, it comes of the title. */
  address: string | null;
  /** In the navigation. */
  isEntered: boolean;
}

interface NewPageDialogProps {
  /** The page to be copied, by its place. */
  copied?: number;
  /** The copy is to be its translation into this language. */
  into?: SiteLanguage | undefined;
  close: () => void;
}

export function NewPageDialog({ copied, into, close }: NewPageDialogProps) {
  const editor = useEditor();
  const words = useWords();
  const hasNavigation = entriesTo(editor.state().document.value, '') !== undefined;
  const original = copied === undefined ? '' : String(editor.valueOf(`/routes/${copied}/title`) ?? '');
  const heading = copied === undefined ? words.addPage : into ? words.translateInto(into.label) : words.copyPage;
  const [typed, setTyped, forget] = useTyped<Typed>(copied === undefined ? 'new page' : `${heading} ${original}`, () => ({
    title: copied === undefined ? '' : into ? original : words.copyOf(original),
    address: null,
    isEntered: copied === undefined && hasNavigation,
  }));
  const { title, address: written, isEntered } = typed;
  const [isAsked, setAsked] = useState(false);
  const manifest = editor.state().document.value;
  const path = copied === undefined ? '' : (addressesOf(manifest)[copied] ?? '');
  const address =
    written === null && into
      ? `${into.home}${path === '/' ? '' : addressFrom(fillIn(title, manifest))}`
      : addressFrom(written ?? fillIn(title, manifest));
  const fault = addressFault(address, manifest, words);

  const submit = (form: HTMLFormElement) => {
    setAsked(true);
    if (title.trim() === '' || fault) return focusFault(form);
    const { forms } = editor.state();
    const page = copied === undefined ? placeOfNewPage(manifest) : copied + 1;
    const fresh = { title: title.trim(), path: address };
    const operationsOf = () => {
      if (copied === undefined) return addPage(editor.state(), fresh);
      return into && forms ? translatePage(manifest, forms, copied, into, fresh) : copyPage(copied, fresh);
    };
    const added = words.pageAdded(fillIn(fresh.title, manifest));
    editor.carryOut([...operationsOf(), ...(isEntered && entriesTo(manifest, address) ? enter(manifest, fresh) : [])], {
      title: added,
      at: `/routes/${page}`,
      select: { kind: 'page', page },
    });
    editor.say(added);
    forget();
    close();
    focusSelectedRow();
  };
  return (
    <AskDialog title={heading} label={words.createPage} close={close} submit={submit}>
      <TextInput
        label={words.pageTitle}
        value={title}
        error={isAsked && title.trim() === '' ? words.titleMissing : undefined}
        onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
        data-autofocus
      />
      <AddressInput
        text={written ?? address}
        address={address}
        fault={isAsked ? fault : undefined}
        change={(text) => setTyped({ ...typed, address: text })}
      />
      {hasNavigation && !into && (
        <Checkbox
          label={words.enterNavigation}
          checked={isEntered}
          onChange={(event) => setTyped({ ...typed, isEntered: event.currentTarget.checked })}
        />
      )}
    </AskDialog>
  );
}
