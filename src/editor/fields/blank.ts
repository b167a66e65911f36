/** Values of fields: the least that a new one holds, and the line that names one. Nothing here knows a schema. */
import type { Field, NamedField } from './model.ts';
import { withoutMarkup } from './without-markup.ts';

/** The least value of a field. Texts are its title, so that what is new can be seen on the page and found. */
export function blankOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'richText':
      return field.blank ?? field.written ?? field.title;
    case 'icon':
      return field.blank ?? field.title;
    case 'number':
      return Number.isFinite(field.min) ? field.min : 0;
    case 'switch':
      return field.otherwise;
    case 'choice':
      return field.otherwise ?? field.options[0]?.value;
    case 'image':
      return { src: blankOf(field.src), alt: '' };
    case 'link':
      // The first page of every site.
      return '/';
    case 'color':
      return '#000000';
    case 'object':
      return Object.fromEntries(
        field.fields.filter(({ optional, usual }) => !optional || usual).map((inner) => [inner.key, blankOf(inner)]),
      );
    case 'list':
      return Array.from({ length: field.min }, () => blankOf(field.entry));
    case 'record':
      return {};
    case 'either':
      return field.members[0] && blankOf(field.members[0]);
  }
}

/** What there is to fill in of an image, under its keys. */
export const partsOfImage = ({ src, alt, more }: Field & { kind: 'image' }): NamedField[] => [
  { ...src, key: 'src' },
  { ...alt, key: 'alt' },
  ...more,
];

/** Keys that say what an entry is about, the best first. */
const naming = ['title', 'label', 'question', 'name'];

/** One line that names a value, such as an entry of a folded list: what it is called, else its first text. Empty where it says nothing. */
export function summaryOf(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'richText':
      return withoutMarkup(textOf(value));
    case 'image':
      return textOf(partOf(value, 'alt')) || textOf(partOf(value, 'src'));
    case 'link':
      return textOf(value) || textOf(partOf(partOf(value, 'mail'), 'to'));
    case 'choice':
      return field.options.find((option) => option.value === value)?.title ?? textOf(value);
    case 'object':
      return first(inNamingOrder(field.fields).map((inner) => summaryOf(inner, partOf(value, inner.key))));
    case 'list':
      return Array.isArray(value) ? first(value.map((entry) => summaryOf(field.entry, entry))) : '';
    case 'record':
      return first(Object.values(value ?? {}).map((entry) => summaryOf(field.entry, entry)));
    case 'either':
      return first(field.members.filter((member) => fits(member, value)).map((member) => summaryOf(member, value)));
    case 'switch':
    case 'icon':
    case 'color':
      // What a switch, an icon or a colour is set to names nothing.
      return '';
    default:
      return textOf(value);
  }
}

/** Whether a value has the JSON type of a field: members of an `either` differ by it. */
export function fits({ kind }: Field, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'object' || kind === 'record' || kind === 'image') {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'switch') return typeof value === 'boolean';
  if (kind === 'either') return value !== undefined;
  return typeof value === 'string' || ((kind === 'link' || kind === 'icon') && typeof value === 'object' && value !== null);
}

function inNamingOrder(fields: readonly NamedField[]): NamedField[] {
  const rank = ({ key }: NamedField) => (naming.includes(key) ? naming.indexOf(key) : naming.length);
  return [...fields].sort((one, other) => rank(one) - rank(other));
}

const first = (texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

/** The value under a key; undefined where there is no such thing. */
export const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** A text in one line. A constant is named as it is written. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/\s{2,}|[^\S ]/g, ' ')
        .trim()
    : '';

/**
 * A new value with images that the site has: where an image may be left out, it is, else it shows the first one.
 *
 * @param images - paths of the site's images; with none of them everything stays as it is
 */
export function withOwnImages(field: Field, value: unknown, images: readonly string[]): unknown {
  const [usual] = images;
  if (usual === undefined || !fits(field, value)) return value;
  if (field.kind === 'image') return isOwn(value, images) ? value : { ...(value as object), src: usual };
  if (field.kind === 'list') return (value as unknown[]).map((entry) => withOwnImages(field.entry, entry, images));
  if (field.kind === 'either') {
    const member = field.members.find((one) => fits(one, value));
    return member ? withOwnImages(member, value, images) : value;
  }
  if (field.kind !== 'object') return value;
  const kept = Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) => {
    const own = field.fields.find((one) => one.key === key);
    if (own?.kind === 'image' && own.optional && !isOwn(inner, images)) return [];
    return [[key, own ? withOwnImages(own, inner, images) : inner]];
  });
  return Object.fromEntries(kept);
}

const isOwn = (image: unknown, images: readonly string[]): boolean => images.includes(String(partOf(image, 'src')));
