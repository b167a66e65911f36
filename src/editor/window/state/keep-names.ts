/** The technical name of a field of a form is made of what is written above it: whoever adds a field need not know that there is one. */
import { isObject, type Json } from '../../../../schema/json.ts';
import { inPlainLetters } from '../../../../schema/plain-letters.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import type { Companion, NamedField } from '../../draft/fields/model.ts';
import { withoutMarkup } from '../../draft/fields/without-markup.ts';
import { fieldAt, fieldsAt } from './field-at.ts';

/** @returns the operations, with names for what they write anew; one that stands in the file stays, since a provider may know it */
export const withNames: Companion = (operations, { manifest, forms, stored }) =>
  operations.flatMap((operation): Operation[] => {
    if (!forms) return [operation];
    const { kind, pointer } = operation;
    if (kind !== 'set' && kind !== 'insert' && kind !== 'duplicate') return [operation];
    const [around, key] = [parentOf(pointer), pointer.slice(pointer.lastIndexOf('/') + 1)];
    if (kind === 'set') {
      const named = fieldsAt(forms, manifest, around).find(({ follows }) => follows === key);
      const name = named && nameFor(manifest, around, named, operation.value, stored);
      return named && name !== undefined
        ? [operation, { kind, pointer: pointerTo(around, named.key), value: name }]
        : [operation];
    }
    const list = fieldAt(forms, manifest, around);
    const entry = list?.kind === 'list' && list.entry.kind === 'object' ? list.entry.fields : [];
    const named = entry.find(({ follows }) => follows !== undefined);
    if (!named) return [operation];
    const taken = namesIn(valueAt(manifest, around), named.key);
    if (kind === 'insert') {
      const { value } = operation;
      if (!isObject(value)) return [operation];
      return [{ ...operation, value: { ...value, [named.key]: freeName(child(value, named.follows ?? ''), taken) } }];
    }
    const copy = `${around}/${Number(key) + 1}/${named.key}`;
    return [
      operation,
      { kind: 'set', pointer: copy, value: freeName(child(valueAt(manifest, pointer), named.follows ?? ''), taken) },
    ];
  });

/** The name that goes with a new text; undefined where it stays, since somebody has written it or the file has it. */
function nameFor(
  manifest: Json,
  at: string,
  { key, follows = '' }: NamedField,
  text: unknown,
  stored: string,
): string | undefined {
  const [own, entries] = [valueAt(manifest, at), valueAt(manifest, parentOf(at))];
  const [now, before] = [child(own, key), nameOf(child(own, follows))];
  const isMade = typeof now === 'string' && [now, now.replace(/_\d+$/, '')].includes(before) && !isStored(stored, key, now);
  if (!isMade || !isList(entries)) return undefined;
  const name = freeName(
    text,
    namesIn(
      entries.filter((one) => one !== own),
      key,
    ),
  );
  return name === now ? undefined : name;
}

const isStored = (stored: string, key: string, name: string): boolean => new RegExp(`"${key}"\\s*:\\s*"${name}"`).test(stored);

const namesIn = (entries: Json | undefined, key: string): unknown[] =>
  isList(entries) ? entries.map((one) => child(one, key)) : [];

export function freeName(text: unknown, taken: readonly unknown[]): string {
  const name = nameOf(text);
  let count = 1;
  while (taken.includes(count === 1 ? name : `${name}_${count}`)) count++;
  return count === 1 ? name : `${name}_${count}`;
}

/** `Wie viele Gäste?` → `wie_viele_gaeste`: letters that every provider takes. */
const nameOf = (text: unknown): string =>
  inPlainLetters(withoutMarkup(String(text ?? '')))
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_+$/g, '')
    .slice(0, 40) || 'field';
