/** A new page: with an opening section to write on, or as a copy of another one. */
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Json } from '../../../../schema/json.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import type { EditorState } from '../state/editor-state.ts';
import { fillIn } from '../state/fill-in.ts';
import type { SiteLanguage } from '../state/site-languages.ts';
import { starterFor } from '../state/starter-for.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { AddressInput, addressFault, focusFault } from './AddressInput.tsx';
import { translatePage } from './language-operations.ts';
import { enter, entriesTo } from './navigation.ts';
import { addPage, addressesOf, addressFrom, copyPage, placeOfNewPage } from './page-operations.ts';

/** The least of a section, under the title of its page: whatever else its samples say would have to be taken away again. */
function beginningOf(state: EditorState, type: string, title: string): Json {
  const fields = state.forms?.sections[type]?.fields ?? [];
  const isNeeded = (key: string) => key === 'type' || fields.some((field) => field.key === key && !field.optional);
  const least = Object.entries(starterFor(state, type)).filter(([key]) => isNeeded(key));
  return { ...Object.fromEntries(least), ...(isNeeded('title') && { title }) } as Json;
}

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
  const heading =
    copied === undefined ? words.addPage : (into ? words.translateInto(into.label) : words.copyPage).replace(' …', '');
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

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (title.trim() === '' || fault) return focusFault(event.currentTarget);
    const { forms } = editor.state();
    const page = copied === undefined ? placeOfNewPage(manifest) : copied + 1;
    const types = Object.entries(forms?.sections ?? {});
    const [type = ''] = types.find(([, { opens }]) => opens) ?? types[0] ?? [];
    const fresh = { title: title.trim(), path: address };
    const operationsOf = () => {
      if (copied === undefined) return addPage(page, fresh, beginningOf(editor.state(), type, fresh.title));
      return into && forms ? translatePage(manifest, forms, copied, into, fresh) : copyPage(copied, fresh);
    };
    editor.carryOut([...operationsOf(), ...(isEntered && entriesTo(manifest, address) ? enter(manifest, fresh) : [])], {
      title: words.pageAdded,
      at: `/routes/${page}`,
      select: { kind: 'page', page },
    });
    editor.say(words.pageAdded);
    forget();
    close();
    focusSelectedRow();
  };
  return (
    <Dialog title={heading} onClose={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
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
          <Group justify="end">
            <Button variant="default" onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.createPage}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
