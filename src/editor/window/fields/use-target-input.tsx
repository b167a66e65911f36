/**
 * Where a link of a text leads, in one line: a page or a place is found by what it is called, a page made by a title that none has; whatever
 * looks like an address is one.
 */
import { Autocomplete, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type NewPage, pageFor } from '../state/new-page.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { type LinkValue, targetFromTyped } from './link-kinds.ts';
import { namedPlaces, pagesOf, titleOfTarget } from './link-targets.ts';

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

/** A page or a place. */
interface Target {
  /** As a link to it is written. */
  value: string;
  title: string;
  note: string;
  /** What it is found by. */
  names: string[];
}

/** Of a page that is not there yet. */
const fresh = 'new page';

/** More nobody looks through. */
const mostShown = 8;

/** What is meant by what is typed, the first one most. */
function useTargets(at: string, target: string | undefined) {
  const { lang, document, forms } = useEditor().state();
  const known = useMemo((): Target[] => {
    const pages = pagesOf(lang, document.value).map(({ path, title }) => ({
      value: path,
      title,
      note: path,
      names: [title, path],
    }));
    const places = namedPlaces({ lang, document, forms }, at).map(({ target: value, title, on, called }) => ({
      value,
      title,
      note: [on, ...called.filter((name) => name !== title).map((name) => `„${name}“`)].join(' · '),
      names: [title, ...called],
    }));
    return [...pages, ...places];
  }, [lang, document, forms, at]);
  const shown = target === undefined ? '' : titleOfTarget({ lang, document, forms }, target, at);
  const [typed, setTyped, forget] = useTyped(`where a link at ${at} leads: ${target}`, () => shown);
  const wanted = typed.trim().toLowerCase();
  const address = typed === shown ? undefined : targetFromTyped(typed);
  const whoseName = (test: (name: string) => boolean) =>
    known.filter(({ names }) => names.some((name) => test(name.toLowerCase())));
  const found =
    typed === shown
      ? known
      : [...new Set([...whoseName((name) => name.startsWith(wanted)), ...whoseName((name) => name.includes(wanted))])];
  const isNamed = whoseName((name) => name === wanted).length > 0;
  const page = wanted !== '' && typed !== shown && !address && !isNamed ? pageFor(document.value, typed, at) : undefined;
  return { typed, setTyped, forget, address, page, found: found.slice(0, mostShown), isAsBefore: typed === shown };
}

export function useTargetInput({ at, target, choose }: TargetInputProps) {
  const words = useWords().inputs;
  const { typed, setTyped, forget, address, page, found, isAsBefore } = useTargets(at, target);
  const [isMissing, setMissing] = useState(false);
  const options: Option[] = [
    ...(address === undefined ? [] : [{ value: typed, label: typed, said: words.toAddress(typed.trim()) }]),
    ...found.map(({ value, title, note }) => ({ value, label: title, said: title, note })),
    ...(page ? [{ value: fresh, label: typed, said: words.toNewPage(page.title), note: page.path }] : []),
  ];
  const take = (value: string | undefined) => {
    setMissing(value === undefined);
    if (value === undefined) return;
    forget();
    if (value === fresh && page) choose({ target: page.path, page });
    else choose({ target: value === typed && address !== undefined ? address : value });
  };
  /** What Enter means, and the button. No option is marked for it: ↓ would lead past a single match to the page that is not there yet. */
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
          <Stack component="span" gap={0} miw={0}>
            {said}
            {note !== undefined && <small>{note}</small>}
          </Stack>
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
      spellCheck={false}
      data-autofocus
    />
  );
  return { input, submit, forget };
}
