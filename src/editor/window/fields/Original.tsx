/** Beside the fields of a translation: what the original says in their place, to be read while one writes. */
import { Text } from '@mantine/core';
import { createContext, use } from 'react';
import type { Json } from '../../../../schema/json.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { summaryOf } from '../../draft/fields/blank.ts';
import type { Field } from '../../draft/fields/model.ts';
import { originalValue, type SiteLanguage } from '../state/site-languages.ts';
import { useSelected } from '../state/use-editor.ts';
import classes from './fields.module.css';

interface OriginalPlace {
  /** The pointer of what the form is about, and that of its original. */
  own: string;
  original: string;
  language: SiteLanguage;
}

const OriginalContext = createContext<OriginalPlace | undefined>(undefined);
export const OriginalProvider = OriginalContext.Provider;

/** @returns what the original says in place of a field, one line for each text; empty where it says nothing, or nobody knows where */
export function useOriginal(field: Field, at: string): string {
  const place = use(OriginalContext);
  return useSelected(({ document: { value } }) => (place ? textOf(field, value, place, at) : ''));
}

function textOf(field: Field, manifest: Json, { own, original }: OriginalPlace, at: string): string {
  if (field.kind === 'list') return linesOf(field.entry, manifest, { own, original, at });
  if ((field.kind !== 'text' && field.kind !== 'richText') || field.isLiteral || field.widget === 'date') return '';
  const value = originalValue(manifest, own, original, at);
  return typeof value === 'string' ? value : '';
}

/** Of a list that has another length: each entry would be taken for any other one, so that the whole is shown. */
function linesOf(entry: Field, manifest: Json, { own, original, at }: { own: string; original: string; at: string }): string {
  const [here, there] = [valueAt(manifest, at), originalValue(manifest, own, original, at)];
  if (!isList(there) || !isList(here) || here.length === there.length) return '';
  return there.map((value) => summaryOf(entry, value)).join('\n');
}

export function Original({ id, text }: { id: string; text: string }) {
  const place = use(OriginalContext);
  if (!place) return null;
  return (
    <div id={id} className={classes.original} data-original>
      <Text span inherit c="dimmed">
        {place.language.label}
      </Text>
      <div lang={place.language.lang} dir="auto">
        {text.split('\n').map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </div>
  );
}
