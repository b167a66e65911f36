/** The form of a page, and how it looks from outside: as a search result, and as a link in a message. */

import { Box, Button, Group, Stack, Switch } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { child } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import { FieldList } from '../fields/FieldList.tsx';
import { Labelled } from '../fields/Labelled.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Caption, Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { fillIn } from '../state/fill-in.ts';
import { addressesOf } from '../state/new-page.ts';
import { languageAt, placedPages, type SiteLanguage } from '../state/site-languages.ts';
import { useEditor, useEditorAndWords, useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { CardSketch } from './CardSketch.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import { enter, entriesTo, leaveOut, navigationOf } from './navigation.ts';
import { homesOf, isFixed, languagesWithout } from './page-operations.ts';
import classes from './pages.module.css';
import { SearchResult } from './SearchResult.tsx';

export function PageForm({ fields, page }: { fields: readonly NamedField[]; page: number }) {
  const pointer = `/routes/${page}`;
  const path = useValue(`${pointer}/path`);
  const isUnknown = isNotFound(String(path ?? ''));
  const address = fields.find(({ key }) => key === 'path');
  // Of the site's own language no page translates another one.
  const isHome = useSelected(({ document }) => homesOf(document.value).includes(String(path)));
  const isOther = useSelected(({ document }) => languageAt(document.value, pointer).at !== '');
  const isEntry = useValue(`${pointer}/entry`) !== undefined;
  const others = fields.flatMap((field) =>
    field.key === 'path' || (field.key === 'translates' && !isOther)
      ? []
      : // What a page is a part of stands open; few others become one.
        field.key === 'entry' && isEntry
        ? (({ group: _, ...open }) => [open])(field)
        : [field],
  );
  const isFound = ({ key }: NamedField) => key === 'title' || key === 'description';
  const isDated = ({ key }: NamedField) => key === 'entry' && isEntry;
  return (
    <>
      <FieldList fields={others.filter(isDated)} at={pointer} order={fields} />
      <Box mt="lg">{address && <Address field={address} page={page} path={String(path ?? '')} />}</Box>
      <OtherLanguages page={page} />
      {!isUnknown && !isHome && <NavigationSwitch page={page} path={String(path)} />}
      <FieldList fields={others.filter(isFound)} at={pointer} order={fields} />
      {!isUnknown && <Previews path={String(path)} />}
      <FieldList fields={others.filter((field) => !isFound(field) && !isDated(field))} at={pointer} order={fields} />
    </>
  );
}

/** A part of the form that is no field of the page. */
const Outside = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" mt={28}>
    <Caption fz="sm" mb={8}>
      {title}
    </Caption>
    {children}
  </Box>
);

/** The same page in the other languages, and the way to those that lack it. */
function OtherLanguages({ page }: { page: number }) {
  const editor = useEditor();
  const { languages: words, translateInto } = useWords();
  const [into, setInto] = useState<SiteLanguage>();
  const written = useSelected(({ document: { value } }) => {
    const all = placedPages(value);
    const original = all[page]?.original ?? page;
    const halves = all.flatMap((one, place) => ((one.original ?? place) === original && place !== page ? [place] : []));
    const found = halves.map((place) => ({ place, label: all[place]?.language.label, path: addressesOf(value)[place] }));
    return found.length === 0 && all[page]?.missing.length === 0 ? '' : JSON.stringify(found);
  });
  const missing = useSelected(({ document }) => languagesWithout(document.value, page));
  if (written === '') return null;
  return (
    <Outside title={words.inOthers}>
      <Stack component="ul" gap={6} align="start">
        {(JSON.parse(written) as { place: number; label: string; path: string }[]).map(({ place, label, path }) => (
          <li key={place}>
            <RowButton className={classes.link} onClick={() => editor.select({ kind: 'page', page: place })}>
              {label}: {path}
            </RowButton>
          </li>
        ))}
        {missing.map((language) => (
          <li key={language.at}>
            <Button variant="light" size="xs" leftSection={<Glyph name="plus" />} onClick={() => setInto(language)}>
              {translateInto(language.label)}
            </Button>
          </li>
        ))}
      </Stack>
      {into && <NewPageDialog copied={page} into={into} close={() => setInto(undefined)} />}
    </Outside>
  );
}

/** An address is not written letter by letter: all links to the page go along. */
function Address({ field, page, path }: { field: NamedField; page: number; path: string }) {
  const words = useWords();
  const isKept = useSelected(({ document }) => isFixed(document.value, page));
  const [isOpen, setOpen] = useState(false);
  return (
    <Labelled field={{ ...field, title: words.address, description: '' }} at={`/routes/${page}/path`} isGroup>
      {isKept ? (
        <Hint size="md">{isNotFound(path) ? words.pageForUnknown : words.homePage}</Hint>
      ) : (
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <span style={{ overflowWrap: 'anywhere' }}>{path}</span>
          <Button variant="default" size="xs" flex="none" onClick={() => setOpen(true)}>
            {words.changeAddress}
          </Button>
        </Group>
      )}
      {isOpen && <AddressDialog page={page} close={() => setOpen(false)} />}
    </Labelled>
  );
}

/** Of what the loader has made of the page: with constants filled in and images in the colours of the theme. */
function Previews({ path }: { path: string }) {
  const words = useWords();
  const shown = useSelected((state) => state.shown);
  if (shown?.page.path !== path) return null;
  return (
    <>
      <Outside title={words.searchResult}>
        {shown.page.noindex ? <Hint size="md">{words.hiddenFromSearch}</Hint> : <SearchResult shown={shown} />}
      </Outside>
      <Outside title={words.card}>
        <CardSketch shown={shown} />
      </Outside>
    </>
  );
}

/** Whether the navigation at the top leads to a page. */
function NavigationSwitch({ page, path }: { page: number; path: string }) {
  const { editor, words } = useEditorAndWords();
  // As a number: a list would be another one at every letter.
  const count = useSelected(({ document }) => entriesTo(document.value, path)?.length);
  const isLast = useSelected(({ document }) => {
    const links = valueAt(document.value, navigationOf(document.value, path));
    return Array.isArray(links) && links.length <= (count ?? 0);
  });
  if (count === undefined) return null;
  const change = (isIn: boolean) => {
    const { value } = editor.state().document;
    const title = fillIn(String(child(valueAt(value, `/routes/${page}`), 'title') ?? path), value, `/routes/${page}`);
    const operations = isIn ? enter(value, { title, path }) : leaveOut(value, path);
    const said = isIn ? words.inNavigationNow : words.leftNavigation;
    editor.carryOut(operations, { title: said, at: `/routes/${page}`, select: editor.state().selection });
    editor.say(said);
  };
  return (
    <Switch
      label={words.inNavigation}
      checked={count > 0}
      // A navigation has an entry.
      disabled={count > 0 && isLast}
      onChange={(event) => change(event.currentTarget.checked)}
      mt="lg"
    />
  );
}
