/** A new page: with an opening section to write on, as a copy of another one, or as an entry of today in a list. */
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { today } from '../../../../schema/schedule.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { listAbove } from '../state/listed.ts';
import { addPage, addressesOf, addressFrom, placeOfNewPage } from '../state/new-page.ts';
import type { SiteLanguage } from '../state/site-languages.ts';
import { useEditorAndWords, useTyped } from '../state/use-editor.ts';
import { AddressInput, addressFault, focusFault } from './AddressInput.tsx';
import { translatePage } from './language-operations.ts';
import { enter, entriesTo } from './navigation.ts';
import { addEntry, addFirstEntry, listTitle, listToBegin } from './new-entry.ts';
import { copyPage } from './page-operations.ts';

interface Typed {
  title: string;
  /** As long as nobody has written one, it comes of the title. */
  address: string | null;
  /** In the navigation. */
  isEntered: boolean;
  /** An entry, where a list shows what is below such an address. */
  isEntry: boolean;
}

interface NewPageDialogProps {
  /** The page to be copied, by its place. */
  copied?: number;
  /** The copy is to be its translation into this language. */
  into?: SiteLanguage | undefined;
  /** It is to be an entry below this address. */
  under?: string;
  close: () => void;
}

export function NewPageDialog({ copied, into, under, close }: NewPageDialogProps) {
  const { editor, words } = useEditorAndWords();
  const hasNavigation = entriesTo(editor.state().document.value, '') !== undefined;
  const original = copied === undefined ? '' : String(editor.valueOf(`/routes/${copied}/title`) ?? '');
  const isFresh = copied === undefined && under === undefined;
  const copyOf = into ? words.translateInto(into.label) : words.copyPage;
  const heading = under !== undefined ? words.newEntry : copied === undefined ? words.addPage : copyOf;
  const [typed, setTyped, forget] = useTyped<Typed>(isFresh ? 'new page' : `${heading} ${under ?? original}`, () => ({
    title: copied === undefined ? '' : into ? original : words.copyOf(original),
    address: null,
    isEntered: isFresh && hasNavigation,
    isEntry: true,
  }));
  const { title, address: written, isEntered } = typed;
  const [isAsked, setAsked] = useState(false);
  const manifest = editor.state().document.value;
  const path = copied === undefined ? '' : (addressesOf(manifest)[copied] ?? '');
  const named = addressFrom(fillIn(title, manifest));
  // The address of the original is shorter than what its title for search engines makes; once that is translated, it makes one of its own.
  const proposed = into
    ? `${into.home}${path === '/' ? '' : title === original ? path : named}`
    : named && `${under === undefined || under === '/' ? '' : under}${named}`;
  const address = written === null ? proposed : addressFrom(written);
  const listed = isFresh ? listAbove(editor.state(), address) : undefined;
  const begun = isFresh && listed === undefined ? listToBegin(editor.state(), address) : undefined;
  const offered = listed ?? begun;
  const list = under ?? (typed.isEntry ? offered : undefined);
  /** The page that the navigation may lead to: this one, or with its first entry that of the list. */
  const isBeginning = list !== undefined && list === begun && !addressesOf(manifest).includes(begun);
  const entered = list === undefined ? { title, path: address } : { title: listTitle(list), path: list };
  const fault = addressFault(address, manifest, words);

  const submit = (form: HTMLFormElement) => {
    setAsked(true);
    if (title.trim() === '' || fault) return focusFault(form);
    const { forms } = editor.state();
    const fresh = { title: title.trim(), path: address };
    const add = list === begun ? addFirstEntry : addEntry;
    const entry = list === undefined ? undefined : add(editor.state(), list, { ...fresh, today: today() });
    const page = entry?.page ?? (copied === undefined ? placeOfNewPage(manifest) : copied + 1);
    const operationsOf = () => {
      if (entry) return entry.operations;
      if (copied === undefined) return addPage(editor.state(), fresh);
      return into && forms ? translatePage(manifest, forms, copied, into, fresh) : copyPage(manifest, copied, fresh);
    };
    const added = (entry ? words.entryAdded : words.pageAdded)(fillIn(fresh.title, manifest));
    const isLedTo = isEntered && (!entry || isBeginning) && entriesTo(manifest, address);
    editor.carryOut([...operationsOf(), ...(isLedTo ? enter(manifest, { ...entered, title: entered.title.trim() }) : [])], {
      title: added,
      at: `/routes/${page}`,
      select: { kind: 'page', page },
    });
    editor.say(added);
    forget();
    close();
    if (entry?.begin === undefined) focusSelectedRow();
    else editor.show(entry.begin, { focus: true });
  };
  return (
    <AskDialog title={heading} label={list === undefined ? words.createPage : words.createEntry} {...{ close, forget, submit }}>
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
      {offered !== undefined && (
        <Checkbox
          label={words.asEntry(offered)}
          description={listed === undefined ? words.asFirstEntryHint(offered) : words.asEntryHint}
          checked={typed.isEntry}
          onChange={(event) => setTyped({ ...typed, isEntry: event.currentTarget.checked })}
        />
      )}
      {hasNavigation && !into && (list === undefined || isBeginning) && (
        <Checkbox
          label={isBeginning ? words.enterInNavigation(list) : words.enterNavigation}
          checked={isEntered}
          onChange={(event) => setTyped({ ...typed, isEntered: event.currentTarget.checked })}
        />
      )}
    </AskDialog>
  );
}
