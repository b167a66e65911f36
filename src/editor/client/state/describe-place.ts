/** A place of the manifest in words: "Einstieg › Überschrift". */
import { pointerKeys } from '../../../manifest/pointer.ts';
import { fits } from '../../form/blank.ts';
import type { Field, NamedField } from '../../form/model.ts';
import { words } from '../words/words.ts';
import type { Editor } from './editor.ts';
import { pointerOf, selectionAt } from './selection.ts';

export function describePlace(editor: Editor, pointer: string): string {
  const { forms, lang } = editor.state();
  const selection = selectionAt(pointer);
  const start = pointerOf(selection);
  const keys = pointerKeys(pointer.slice(start.length));
  if (selection.kind === 'part') {
    const part = forms?.parts[selection.part];
    return [words[lang].parts[selection.part] ?? selection.part, ...(part ? titlesWithin(part, keys, start, editor) : keys)].join(
      ' › ',
    );
  }
  const page = String(editor.valueOf(`/routes/${selection.page}/path`) ?? '');
  const path = page === '*' ? words[lang].notFound : page;
  if (selection.kind === 'page') return [path, ...titlesOf(forms?.page ?? [], keys, start, editor)].join(' › ');
  const section = forms?.sections[String(editor.valueOf(`${start}/type`))];
  return [path, section?.title ?? '', ...titlesOf(section?.fields ?? [], keys, start, editor)].join(' › ');
}

function titlesOf(fields: readonly NamedField[], [key, ...rest]: string[], at: string, editor: Editor): string[] {
  const field = fields.find((one) => one.key === key);
  if (key === undefined) return [];
  return field ? [field.title, ...titlesWithin(field, rest, `${at}/${key}`, editor)] : [key];
}

function titlesWithin(field: Field, keys: string[], at: string, editor: Editor): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  if (field.kind === 'object') return titlesOf(field.fields, keys, at, editor);
  if (field.kind === 'list')
    return [`${field.entry.title} ${Number(key) + 1}`, ...titlesWithin(field.entry, rest, `${at}/${key}`, editor)];
  if (field.kind === 'either') {
    const member = field.members.find((one) => fits(one, editor.valueOf(at)));
    return member ? titlesWithin(member, keys, at, editor) : [];
  }
  if (field.kind === 'image') return [key === 'alt' ? field.alt.title : field.src.title];
  if (field.kind === 'link') return titlesWithin(field.mail, rest, `${at}/mail`, editor);
  return field.kind === 'record' ? [key] : [];
}
