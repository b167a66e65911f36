/** Where a link of a text leads, in one line: a page is found by its name, made by one that no page has; whatever looks like an address is one. */
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { type NewPage, pageFor } from '../state/new-page.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './LinkChooser.module.css';
import { type LinkValue, targetFromTyped } from './link-kinds.ts';
import { pagesOf } from './link-targets.ts';

interface TargetInputProps {
  /** The pointer of the text. */
  at: string;
  /** Where the link leads that is there. */
  target: string | undefined;
  /** A page that is not there yet is made in the same step. */
  choose: (chosen: { target: LinkValue; page?: NewPage }) => void;
}

interface Option {
  value: string;
  label: string;
  /** What the list says of it. */
  said: string;
  note?: string;
}

/** Of a page that is not there yet. */
const fresh = 'new page';

/** More pages nobody looks through. */
const mostShown = 8;

/** What is meant by what is typed, the first one most. */
function useTargets(at: string, target: string | undefined) {
  const { lang, document } = useEditor().state();
  const pages = pagesOf(lang, document.value);
  const shown = pages.find(({ path }) => path === target)?.title ?? target ?? '';
  const [typed, setTyped, forget] = useTyped(`where a link at ${at} leads: ${target}`, () => shown);
  const wanted = typed.trim().toLowerCase();
  const address = typed === shown ? undefined : targetFromTyped(typed);
  const says = (text: string) => text.toLowerCase().includes(wanted);
  const found = typed === shown ? pages : pages.filter(({ title, path }) => says(title) || says(path));
  const isNamed = pages.some(({ title, path }) => title.toLowerCase() === wanted || path === wanted);
  const page = wanted !== '' && typed !== shown && !address && !isNamed ? pageFor(document.value, typed, at) : undefined;
  return { typed, setTyped, forget, address, page, pages: found.slice(0, mostShown), isAsBefore: typed === shown };
}

export function useTargetInput({ at, target, choose }: TargetInputProps) {
  const words = useWords().inputs;
  const { typed, setTyped, forget, address, page, pages, isAsBefore } = useTargets(at, target);
  const [isMissing, setMissing] = useState(false);
  const options: Option[] = [
    ...(address === undefined ? [] : [{ value: typed, label: typed, said: words.toAddress(typed.trim()) }]),
    ...pages.map(({ title, path }) => ({ value: path, label: title, said: title, note: path })),
    ...(page ? [{ value: fresh, label: typed, said: words.toNewPage(page.title), note: page.path }] : []),
  ];
  const take = (value: string | undefined) => {
    setMissing(value === undefined);
    if (value === undefined) return;
    forget();
    if (value === fresh && page) choose({ target: page.path, page });
    else choose({ target: value === typed && address !== undefined ? address : value });
  };
  /** What Enter means, and the button. */
  const submit = () => {
    if (!isAsBefore) take(typed.trim() === '' ? undefined : options[0]?.value);
    else take(target);
  };
  const input = (
    <Autocomplete
      label={words.target}
      placeholder={words.targetExample}
      error={isMissing && words.targetMissing}
      data={options.map(({ value, label }) => ({ value, label }))}
      filter={({ options: all }) => all}
      renderOption={({ option }) => {
        const { said, note } = options.find(({ value }) => value === option.value) ?? {};
        return (
          <span className={classes.option}>
            {said}
            {note !== undefined && <small>{note}</small>}
          </span>
        );
      }}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        setMissing(false);
      }}
      // The input takes over what was chosen after that is told.
      onOptionSubmit={(value) => queueMicrotask(() => take(value))}
      onFocus={({ currentTarget }) => currentTarget.select()}
      selectFirstOptionOnChange
      spellCheck={false}
      data-autofocus
    />
  );
  return { input, submit, forget };
}
