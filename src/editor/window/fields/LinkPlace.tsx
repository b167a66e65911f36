/** Pages and places of the site as targets of a link. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { newAnchor } from '../../../../schema/anchors.ts';
import { fillIn } from '../state/fill-in.ts';
import { useEditorAndWords } from '../state/use-editor.ts';
import { anchorPointer, type PageTarget, type PlaceTarget, pageAround, pagesOf, placesOf, splitTarget } from './link-targets.ts';
import { SearchSelect } from './SearchSelect.tsx';

interface PageSelectProps {
  label: string;
  path: string | undefined;
  /** Which page is meant where the path says nothing. */
  own?: number | undefined;
  /** A page that cannot be chosen. */
  without?: number;
  choose: (path: string) => void;
}

export function PageSelect({ label, path, own, without, choose }: PageSelectProps) {
  const { editor, words } = useEditorAndWords();
  const { lang, document } = editor.state();
  const pages = pagesOf(lang, document.value).filter(({ page }) => page !== without);
  const value = path ?? pages.find(({ page }) => page === own)?.path;
  const options = pages.map(({ page, path, title }) => ({
    value: path,
    label: page === own ? words.inputs.thisPage(title) : title,
    also: `${path} ${editor.valueOf(`/routes/${page}/title`) ?? ''}`,
  }));
  // A page that is gone is still what the link says.
  const all = value === undefined || pages.some((page) => page.path === value) ? options : [...options, { value, label: value }];
  return (
    <SearchSelect
      label={label}
      options={all}
      value={value}
      choose={choose}
      renderOption={({ option }) => (
        <Stack component="span" gap={0} miw={0}>
          {option.label}
          <small data-cut>{option.value}</small>
        </Stack>
      )}
    />
  );
}

interface PlaceSelectProps {
  target: string;
  at: string;
  choose: (target: string) => void;
}

/** A page, and a section of it. A section without a name for links gets one when it is chosen. */
export function PlaceSelect({ target, at, choose }: PlaceSelectProps) {
  const { editor, words } = useEditorAndWords();
  const { lang, document, forms } = editor.state();
  const pages = pagesOf(lang, document.value);
  const own = pageAround(at);
  const { path, anchor } = splitTarget(target);
  const named = path === undefined ? pages.find(({ page }) => page === own) : pages.find((page) => page.path === path);
  /** The page whose places are looked at, as long as the link is what it was. */
  const [visited, setVisited] = useState<{ page: PageTarget; target: string }>();
  const page = (visited?.target === target ? visited.page : named) ?? pages[0];
  const places = page ? placesOf(document.value, page.page, forms) : [];
  const filled = (name: string | undefined) => name && fillIn(name, document.value);
  const chosen = page === named && anchor ? places.find((place) => filled(place.anchor) === filled(anchor)) : undefined;
  const take = (place: PlaceTarget) => {
    if (!page) return;
    const name = place.anchor ?? giveAnchor(place);
    choose(`${page.page === own ? '' : page.path}#${name}`);
  };
  const giveAnchor = (place: PlaceTarget): string => {
    const taken = places.flatMap((other) => filled(other.anchor) ?? []);
    const name = newAnchor(place.title, taken);
    const type = editor.valueOf(`${place.pointer}/type`);
    const order = forms?.sections[String(type)]?.fields.map(({ key }) => key) ?? [];
    editor.set(anchorPointer(place), name, { title: words.inputs.placeNamed(name), order: ['type', ...order] });
    editor.say(words.inputs.placeNamed(name));
    return name;
  };
  return (
    <>
      <PageSelect
        label={words.inputs.page}
        path={page?.path}
        own={own}
        choose={(next) => {
          const found = pages.find((one) => one.path === next);
          if (found) setVisited({ page: found, target });
        }}
      />
      <SearchSelect
        label={words.inputs.place}
        options={places.map(({ pointer, title }) => ({ value: pointer, label: title }))}
        value={chosen?.pointer}
        choose={(pointer) => {
          const place = places.find((one) => one.pointer === pointer);
          if (place) take(place);
        }}
        renderOption={({ option }) => (
          <Stack component="span" gap={0} miw={0}>
            {option.label}
            <small data-cut>{hashOf(filled(places.find(({ pointer }) => pointer === option.value)?.anchor))}</small>
          </Stack>
        )}
      />
    </>
  );
}

const hashOf = (anchor: string | undefined) => anchor && `#${anchor}`;
