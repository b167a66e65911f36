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
  const valueOf: ValueOf = (place) => valueAt(manifest, place);
  const selection = selectionAt(pointer);
  const start = pointerOf(selection);
  const keys = pointerKeys(pointer.slice(start.length));
  if (selection.kind === 'part') {
    const part = forms?.parts[selection.part];
    return [
      words[lang].parts[selection.part] ?? selection.part,
      ...(part ? titlesWithin(part, keys, start, valueOf) : keys),
    ].join(' › ');
  }
  const page = String(valueOf(`/routes/${selection.page}/path`) ?? '');
  const path = page === '*' ? words[lang].notFound : page;
  if (selection.kind === 'page') return [path, ...titlesOf(forms?.page ?? [], keys, start, valueOf)].join(' › ');
  const section = forms?.sections[String(valueOf(`${start}/type`))];
  return [path, section?.title ?? '', ...titlesOf(section?.fields ?? [], keys, start, valueOf)].join(' › ');
}

type ValueOf = (pointer: string) => Json | undefined;

function titlesOf(fields: readonly NamedField[], [key, ...rest]: string[], at: string, valueOf: ValueOf): string[] {
  const field = fields.find((one) => one.key === key);
  if (key === undefined) return [];
  return field ? [field.title, ...titlesWithin(field, rest, `${at}/${key}`, valueOf)] : [key];
}

function titlesWithin(field: Field, keys: string[], at: string, valueOf: ValueOf): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  if (field.kind === 'object') return titlesOf(field.fields, keys, at, valueOf);
  if (field.kind === 'list')
    return [`${field.entry.title} ${Number(key) + 1}`, ...titlesWithin(field.entry, rest, `${at}/${key}`, valueOf)];
  if (field.kind === 'either') {
    const member = field.members.find((one) => fits(one, valueOf(at)));
    return member ? titlesWithin(member, keys, at, valueOf) : [];
  }
  if (field.kind === 'image') return [key === 'alt' ? field.alt.title : field.src.title];
  if (field.kind === 'link') return titlesWithin(field.mail, rest, `${at}/mail`, valueOf);
  return field.kind === 'record' ? [key] : [];
}
