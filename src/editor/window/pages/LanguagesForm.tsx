/** The languages of a website: what each is called and where it lies, and the ways to add one and to take one away. */

import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { child } from '../../../json-text/pointer.ts';
import type { Field, NamedField } from '../../draft/fields/model.ts';
import { FieldList } from '../fields/FieldList.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { FindingsAt } from '../fields/FindingText.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { listAt, partsOfLanguages } from '../state/selection.ts';
import { languagesOf, type SiteLanguage } from '../state/site-languages.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { pagesOf } from './language-operations.ts';
import { NewLanguageDialog } from './NewLanguageDialog.tsx';
import classes from './pages.module.css';
import { RemoveLanguageDialog } from './RemoveLanguageDialog.tsx';

/** What there is to fill in of each language. */
export const fieldsOfLanguage = (languages: Field | undefined): readonly NamedField[] =>
  languages?.kind === 'list' && languages.entry.kind === 'object' ? languages.entry.fields : [];

export function LanguagesForm({ field, site }: { field: Field; site: Field | undefined }) {
  const editor = useEditor();
  const words = useWords().languages;
  const count = useSelected(({ document }) => listAt(document.value, 'languages').length);
  const own = useSelected(({ document }) => languagesOf(document.value)[0].label);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<SiteLanguage>();
  const label = site?.kind === 'object' ? site.fields.find(({ key }) => key === 'langLabel') : undefined;
  const order = site?.kind === 'object' ? site.fields : undefined;
  return (
    <>
      {count > 0 && label && (
        <section className={classes.language} aria-label={words.own(own)}>
          <h3>{words.own(own)}</h3>
          <Box mt="lg">
            <FieldView field={label} at="/site/langLabel" siblings={order} />
          </Box>
        </section>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Language
          // A language has no identity but its place.
          key={index}
          index={index}
          fields={fieldsOfLanguage(field)}
          remove={() => setRemoved(languagesOf(editor.state().document.value)[index + 1])}
        />
      ))}
      <Button mt="lg" variant="light" size="xs" leftSection={<Glyph name="plus" />} onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      {isAdding && <NewLanguageDialog close={() => setAdding(false)} />}
      {removed && <RemoveLanguageDialog language={removed} close={() => setRemoved(undefined)} />}
    </>
  );
}

interface LanguageProps {
  index: number;
  fields: readonly NamedField[];
  remove: () => void;
}

function Language({ index, fields, remove }: LanguageProps) {
  const editor = useEditor();
  const { languages: words, parts: titles } = useWords();
  const at = `/languages/${index}`;
  const label = useSelected(({ document }) => languagesOf(document.value)[index + 1]?.label);
  const pages = useSelected(({ document }) => {
    const language = languagesOf(document.value)[index + 1];
    return language ? pagesOf(document.value, language).length : 0;
  });
  const isPart = ({ key }: NamedField) => partsOfLanguages.includes(key);
  return (
    <section className={classes.language} aria-label={label} data-at={at} tabIndex={-1}>
      <h3>
        {label} <small>{words.pages(pages)}</small>
      </h3>
      <FindingsAt pointer={at} />
      <FieldList fields={fields.filter((one) => !isPart(one))} at={at} />
      <Box component="ul" my="sm" style={{ columns: 2 }}>
        {fields.filter(isPart).map(({ key, title }) => (
          <li key={key}>
            <RowButton
              className={classes.link}
              onClick={() => editor.select({ kind: 'part', part: `languages/${index}/${key}` })}
            >
              {titles[key] ?? title}
            </RowButton>
          </li>
        ))}
      </Box>
      <Button variant="default" size="xs" leftSection={<Glyph name="trash" />} onClick={remove}>
        {words.remove}
      </Button>
    </section>
  );
}

/** What a language has in its own way: what it lacks begins as a copy of what the site has in its own language. */
export function LanguagePartForm({ field, at, siblings }: { field: Field; at: string; siblings: readonly NamedField[] }) {
  const editor = useEditor();
  const { languages: words } = useWords();
  const [, index = '', part = ''] = at.slice(1).split('/');
  const isThere = useSelected(({ document }) => child(listAt(document.value, 'languages')[Number(index)], part) !== undefined);
  const [own, language] = useSelected(({ document }) => {
    const [first, ...others] = languagesOf(document.value);
    return `${first.label}\n${others[Number(index)]?.label ?? ''}`;
  }).split('\n');
  const original = useSelected(({ document }) => child(document.value, part));
  if (isThere || field.kind !== 'object' || part === 'site' || original === undefined) {
    return <FieldView field={field} at={at} siblings={siblings} isBare />;
  }
  const begin = () => editor.set(at, original, { title: words.beganPart(field.title), order: siblings.map(({ key }) => key) });
  return (
    <>
      <Hint size="md">{words.noPart(field.title, own ?? '')}</Hint>
      <Button mt="lg" variant="light" size="xs" leftSection={<Glyph name="plus" />} onClick={begin}>
        {words.beginPart(field.title, language ?? '')}
      </Button>
    </>
  );
}
