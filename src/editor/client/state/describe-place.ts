/** A place of the manifest in words: "Einstieg › Überschrift". */

import type { Json } from '../../../../schema/migrations.ts';
import { pointerKeys } from '../../../manifest/pointer.ts';
import { valueAt } from '../../document/value.ts';
import { fits } from '../../form/blank.ts';
import type { Field, NamedField } from '../../form/model.ts';
import { words } from '../words/words.ts';
import type { Editor } from './editor.ts';
import { pointerOf, selectionAt } from './selection.ts';

/** @param manifest - in which the place is; left out: the draft */
export function describePlace(editor: Pick<Editor, 'state'>, pointer: string, manifest = editor.state().document.value): string {
  const { forms, lang } = editor.state();
  const read: Read = (place) => valueAt(manifest, place);
  const selection = selectionAt(pointer);
  const start = pointerOf(selection);
  const keys = pointerKeys(pointer.slice(start.length));
  if (selection.kind === 'part') {
    const part = forms?.parts[selection.part];
    return [words[lang].parts[selection.part] ?? selection.part, ...(part ? titlesWithin(part, keys, start, read) : keys)].join(
      ' › ',
    );
  }
  const page = String(read(`/routes/${selection.page}/path`) ?? '');
  const path = page === '*' ? words[lang].notFound : page;
  if (selection.kind === 'page') return [path, ...titlesOf(forms?.page ?? [], keys, start, read)].join(' › ');
  const section = forms?.sections[String(read(`${start}/type`))];
  return [path, section?.title ?? '', ...titlesOf(section?.fields ?? [], keys, start, read)].join(' › ');
}

type Read = (pointer: string) => Json | undefined;

function titlesOf(fields: readonly NamedField[], [key, ...rest]: string[], at: string, read: Read): string[] {
  const field = fields.find((one) => one.key === key);
  if (key === undefined) return [];
  return field ? [field.title, ...titlesWithin(field, rest, `${at}/${key}`, read)] : [key];
}

function titlesWithin(field: Field, keys: string[], at: string, read: Read): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  if (field.kind === 'object') return titlesOf(field.fields, keys, at, read);
  if (field.kind === 'list')
    return [`${field.entry.title} ${Number(key) + 1}`, ...titlesWithin(field.entry, rest, `${at}/${key}`, read)];
  if (field.kind === 'either') {
    const member = field.members.find((one) => fits(one, read(at)));
    return member ? titlesWithin(member, keys, at, read) : [];
  }
  if (field.kind === 'image') return [key === 'alt' ? field.alt.title : field.src.title];
  if (field.kind === 'link') return titlesWithin(field.mail, rest, `${at}/mail`, read);
  return field.kind === 'record' ? [key] : [];
}
