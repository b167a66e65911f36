/** Facts that a site names itself, as fields of its forms: which ones a page or a record has, its collection says. */
import { collectionOf } from '../../../../schema/site-parts.ts';
import { memo } from '../../../disk/memo.ts';
import { child } from '../../../json-text/pointer.ts';
import type { Field, NamedField } from './model.ts';

export const collectionsIn = (manifest: unknown): readonly object[] => listIn(manifest, 'collections');

/** The place of the collection that a page belongs to; -1 where there is none. */
export function collectionAt(manifest: unknown, page: unknown): number {
  const all = collectionsIn(manifest);
  const own = collectionOf(all, { path: child(page, 'path'), translates: child(page, 'translates') });
  return own ? all.indexOf(own) : -1;
}

/**
 * @param field - with keys that nobody knows where facts are
 * @param collection - as it is written, however wrong it is
 * @returns the same, with a field for each fact of the collection. It is the same one as long as these are
 */
export const withFacts = <One extends Field>(field: One, collection: unknown): One =>
  known(field)(child(collection, 'fields')) as One;

const known = memo((field: Field) => memo((fields: unknown) => replaceFacts(field, listIn({ fields }, 'fields'))));

function replaceFacts(field: Field, written: readonly object[]): Field {
  if (field.kind === 'list') return { ...field, entry: replaceFacts(field.entry, written) };
  if (field.kind === 'object') {
    return { ...field, fields: field.fields.map((one) => ({ ...replaceFacts(one, written), key: one.key })) };
  }
  if (field.kind !== 'record' || field.widget !== 'facts') return field;
  const names = written.map((one) => child(one, 'name'));
  const fields = written
    .filter((one, index) => typeof child(one, 'name') === 'string' && names.indexOf(child(one, 'name')) === index)
    .map((one): NamedField => ({ ...factField(field.entry, one), key: String(child(one, 'name')) }));
  return { ...field, kind: 'object', fields };
}

/** @param entry - one of all kinds of values, as the schema has them */
function factField(entry: Field, written: unknown): Field {
  const members = entry.kind === 'either' ? entry.members : [];
  const own = { title: String(child(written, 'label') ?? child(written, 'name')), description: '', optional: true };
  const day: Field = { ...own, kind: 'text', widget: 'date' };
  switch (child(written, 'kind')) {
    case 'day':
      return day;
    case 'days': {
      const list = members.find((one) => one.kind === 'list');
      return list ? { ...list, ...own, widget: 'days', entry: { ...day, title: list.entry.title, optional: false } } : day;
    }
    case 'number':
      return { ...own, kind: 'number', constant: true, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
    case 'link':
      return { ...(members.find((one) => one.kind === 'object') ?? entry), ...own };
    default:
      return { ...own, kind: 'richText' };
  }
}

const listIn = (value: unknown, key: string): readonly object[] => {
  const list = child(value, key);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
};
