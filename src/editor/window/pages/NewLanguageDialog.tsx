/** Another language for a website: which, where its pages lie, and what it is called. */

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Hint } from '../parts/Hint.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { addressesOf, addressFrom } from '../state/new-page.ts';
import { languagesOf } from '../state/site-languages.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { focusFault } from './AddressInput.tsx';
import { addLanguage } from './language-operations.ts';

interface Typed {
  lang: string;
  /** As long as nobody has written them, these come of the language. */
  path: string | null;
  label: string | null;
  ownLabel: string;
}

export function NewLanguageDialog({ close }: { close: () => void }) {
  const editor = useEditor();
  const { languages: words, locale, addOne } = useWords();
  const [{ document, forms }] = useState(() => editor.state());
  const manifest = document.value;
  const [own, ...others] = languagesOf(manifest);
  const needsOwnLabel = editor.valueOf('/site/langLabel') === undefined;
  const [typed, setTyped, forget] = useTyped<Typed>('new language', () => ({
    ...{ lang: '', path: null, label: null, ownLabel: ownName(own.lang) },
  }));
  const [options] = useState(() => {
    const taken = [own, ...others].map(({ lang }) => lang);
    return namedLanguages(locale).filter(({ value }) => !taken.includes(value));
  });
  const [isAsked, setAsked] = useState(false);
  const { lang, ownLabel } = typed;
  const written = typed.path ?? (lang === '' ? '' : `/${lang.split('-')[0]}`);
  const path = addressFrom(written);
  const label = typed.label ?? (lang === '' ? '' : ownName(lang));
  const isTaken = addressesOf(manifest).some((address) => address === path || address.startsWith(`${path}/`));
  const faults = {
    lang: lang === '' ? words.languageMissing : undefined,
    path: path === '' ? words.pathMissing : isTaken ? words.pathTaken : undefined,
    label: label.trim() === '' ? words.nameMissing : undefined,
    ownLabel: needsOwnLabel && ownLabel.trim() === '' ? words.nameMissing : undefined,
  };

  const submit = (form: HTMLFormElement) => {
    setAsked(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return focusFault(form);
    if (!forms) return;
    const fresh = { lang, path, label: label.trim(), ownLabel: needsOwnLabel ? ownLabel.trim() : undefined };
    const operations = addLanguage(editor.state().document.value, forms, fresh);
    const page = operations.some(({ kind }) => kind === 'move') ? addressesOf(manifest).length : undefined;
    editor.carryOut(operations, {
      title: words.added(fresh.label),
      at: '/languages',
      ...(page !== undefined && { select: { kind: 'page', page } }),
    });
    editor.sayDone(words.added(fresh.label));
    forget();
    close();
    focusSelectedRow();
  };
  const said = (fault: string | undefined) => (isAsked ? fault : undefined);
  return (
    <AskDialog title={words.add} label={addOne} close={close} forget={forget} submit={submit}>
      <SearchSelect
        label={words.language}
        isTitled
        error={said(faults.lang)}
        options={options}
        value={lang || undefined}
        choose={(next) => setTyped({ ...typed, lang: next })}
      />
      <TextInput
        label={words.path}
        description={path && words.pathHint(path)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={written}
        error={said(faults.path)}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, path: value })}
      />
      <TextInput
        label={words.label}
        description={words.labelHint}
        lang={lang}
        dir="auto"
        value={label}
        error={said(faults.label)}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, label: value })}
      />
      {needsOwnLabel && (
        <TextInput
          label={words.ownLabel}
          description={words.labelHint}
          lang={own.lang}
          dir="auto"
          value={ownLabel}
          error={said(faults.ownLabel)}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, ownLabel: value })}
        />
      )}
      <Hint size="md">{words.begins}</Hint>
    </AskDialog>
  );
}

/** Languages to choose from, and what they are called, by what the browser knows of them. */

/** What websites of small and mid-sized companies are written in. The form takes every other tag. */
const tags =
  'ar be bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-US es et eu fa fi fr fy ga gl he hi hr hsb hu hy id is it ja ka ko ku lb lt lv mk nb nds nl pl ps pt pt-BR rm ro ru sk sl so sq sr sv sw th ti tr uk ur uz vi zh';

/** @param lang - that of whoever reads it */
const namedLanguages = (lang: string): { value: string; label: string }[] =>
  tags
    .split(' ')
    .map((tag) => ({ value: tag, label: nameOf(tag, lang) }))
    .sort((one, other) => one.label.localeCompare(other.label, lang));

/** What speakers of a language call it; that of a region like the language. */
function ownName(tag: string): string {
  const [language = tag] = tag.split('-');
  const name = nameOf(language, tag);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function nameOf(tag: string, lang: string): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  } catch {
    // What is no tag has no name; a finding says so.
    return tag;
  }
}
