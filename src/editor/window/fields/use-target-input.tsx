/**
 * Reads the target of a link from one line: it finds a page, a place or a file by its name, makes a page of a title that none has, and
 * takes anything that looks like an address as one.
 */
import { Autocomplete, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { newAnchor } from '../../../../schema/anchors.ts';
import { publicFolder } from '../../../../schema/published-files.ts';
import { child } from '../../../json-text/pointer.ts';
import { fillIn } from '../state/fill-in.ts';
import { type NewPage, pageFor } from '../state/new-page.ts';
import { useEditorAndWords, useFilesToChoose } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { type LinkValue, newMail, targetFromTyped } from './link-kinds.ts';
import { linkPlaces, pagesOf, placesOf, titleOfTarget } from './link-targets.ts';

interface TargetInputProps {
  /** The pointer of the text, or of the link. */
  at: string;
  /** Where the link leads that is there. */
  target: LinkValue | undefined;
  /** Null as long as nobody has typed. */
  typed: string | null;
  type: (text: string) => void;
  /** The form allows nothing but a page. */
  isPage?: boolean;
  hasMail?: boolean;
  /** A page that is not there yet is made in the same step. */
  choose: (target: LinkValue, page?: NewPage) => void;
}

/** The list offers these. */
interface Target {
  /** Tells it apart; a link without words of its own says this. */
  value: string;
  title: string;
  note: string;
  /** What it is found by. */
  names: string[];
  make?: () => LinkValue;
}

/** More nobody looks through. */
const mostShown = 20;

/** What is meant by what is typed, the first one most. */
function useTargets({ at, target, typed, isPage = false, hasMail = true }: TargetInputProps, isAsked: boolean) {
  const { editor, words } = useEditorAndWords();
  const { lang, document, forms } = editor.state();
  const { value: manifest } = document;
  const files = useFilesToChoose(isAsked && !isPage);
  const known = useMemo((): [named: Target[], others: Target[]] => {
    // A form may have many links, and a site many pages.
    if (!isAsked) return [[], []];
    const pages = pagesOf(lang, manifest).map(
      ({ path, title }): Target => ({ value: path, title, note: path, names: [title, path] }),
    );
    if (isPage) return [pages, []];
    const places = linkPlaces({ lang, document, forms }, at).map(({ place, path, title, on, page, called }) => {
      /** A section without a name for links gets one when it is chosen. */
      const make = () => {
        const taken = placesOf(manifest, page, forms).flatMap(({ anchor }) => (anchor ? fillIn(anchor, manifest) : []));
        const name = newAnchor(title, taken);
        const type = editor.valueOf(`${place.pointer}/type`);
        const order = forms?.sections[String(type)]?.fields.map(({ key }) => key) ?? [];
        editor.set(`${place.pointer}/id`, name, { title: words.inputs.placeNamed(name), order: ['type', ...order] });
        editor.say(words.inputs.placeNamed(name));
        return `${path}#${name}`;
      };
      const note = [on, ...called.filter((name) => name !== title).map((name) => `„${name}“`)].join(' · ');
      const value = `${path}#${place.anchor ?? place.pointer}`;
      return { value, title, note, names: [title, ...called], ...(place.anchor === undefined && { make }) };
    });
    const published = files.flatMap(({ path, published }): Target[] => {
      const address = path.slice(publicFolder.length);
      const isOffered = published && published.fault !== 'outside';
      return isOffered ? [{ value: address, title: address.slice(1), note: words.inputs.file, names: [address.slice(1)] }] : [];
    });
    const make = () => newMail(manifest);
    const { mail } = words.inputs;
    const mails = hasMail ? [{ value: 'mailto:', title: mail, note: make().mail.to, names: [mail], make }] : [];
    const isNamed = ({ make }: Target) => make === undefined;
    return [
      [...pages, ...places.filter(isNamed), ...published],
      [...places.filter((one) => !isNamed(one)), ...mails],
    ];
  }, [editor, words, lang, document, manifest, forms, files, at, isPage, hasMail, isAsked]);
  const shown =
    typeof target === 'string' ? titleOfTarget({ lang, document, forms }, target, at) : String(child(target?.mail, 'to') ?? '');
  const text = typed ?? shown;
  const isAsBefore = text === shown;
  const wanted = text.trim().toLowerCase();
  const read = isAsBefore || isPage ? undefined : targetFromTyped(text);
  const address = hasMail || (typeof read === 'string' && !read.startsWith('tel:')) ? read : undefined;
  const [named] = known;
  const whoseName = (of: readonly Target[], test: (name: string) => boolean) =>
    of.filter(({ names }) => names.some((name) => test(name.toLowerCase())));
  const found = isAsBefore
    ? known.flat()
    : [
        ...new Set([
          ...whoseName(named, (name) => name.startsWith(wanted)),
          ...whoseName(known.flat(), (name) => name.includes(wanted)),
        ]),
      ];
  const isNamed = whoseName(named, (name) => name === wanted).length > 0;
  const page = wanted !== '' && !isAsBefore && !address && !isNamed ? pageFor(manifest, text, at) : undefined;
  return { text, address, page, found: found.slice(0, mostShown), isAsBefore };
}

/** Stands for a page that is not there yet, and for the typed text. */
const [fresh, own] = ['new page', 'typed'];

export function useTargetInput(props: TargetInputProps) {
  const { target, type, isPage, choose } = props;
  const words = useWords().inputs;
  const [isAsked, setAsked] = useState(false);
  const { text, address, page, found, isAsBefore } = useTargets(props, isAsked);
  const [isMissing, setMissing] = useState(false);
  const options: { value: string; label: string; said: string; note?: string }[] = [
    ...(address === undefined ? [] : [{ value: own, label: text, said: words.toAddress(text.trim()) }]),
    ...found.map(({ value, title, note }) => ({ value, label: title, said: title, note })),
    ...(page ? [{ value: fresh, label: text, said: words.toNewPage(page.title), note: page.path }] : []),
  ];
  const take = (value: string | undefined) => {
    setMissing(value === undefined);
    if (value === undefined) return;
    const known = found.find((one) => one.value === value);
    if (value === fresh && page) choose(page.path, page);
    else choose(value === own && address !== undefined ? address : (known?.make?.() ?? value));
  };
  /** What Enter means, and the button. No option is marked for it: ↓ would lead past a single match to the page that is not there yet. */
  const submit = () => {
    if (!isAsBefore) take(text.trim() === '' ? undefined : options[0]?.value);
    else if (target === undefined) setMissing(true);
    else choose(target);
  };
  /** Leaving the field takes an exact name or the only match; it makes no page. */
  const leave = () => {
    if (isAsBefore || text.trim() === '') return;
    const [first, second] = options.filter(({ value }) => value !== fresh);
    const isMeant = !second || first?.label.toLowerCase() === text.trim().toLowerCase();
    take(isMeant ? first?.value : undefined);
  };
  const input = (
    <Autocomplete
      label={words.target}
      placeholder={words.targetExample}
      error={isMissing && words.targetMissing}
      // A draft may have two places of one name.
      data={[...new Map(options.map(({ value, label }) => [value, { value, label }])).values()]}
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
      value={text}
      onChange={(next) => {
        type(next);
        setAsked(true);
        setMissing(false);
      }}
      // The input takes over what was chosen after that is told.
      onOptionSubmit={(value) => queueMicrotask(() => take(value))}
      onFocus={({ currentTarget }) => {
        setAsked(true);
        currentTarget.select();
      }}
      // A focus that only passes by has not asked for the list.
      openOnFocus={isPage === undefined}
      spellCheck={false}
    />
  );
  return { input, submit, leave };
}
