/** What does what people call a part of a page (schema/aliases.ts), and how a place says it. */
import { aliases } from '../../../schema/aliases.ts';
import { child } from '../../json-text/pointer.ts';

/** As people type it, with or without capitals, hyphens and umlauts. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replace(/[^a-z0-9]/g, '');

const typesOf = new Map<string, string[]>();
for (const [type, words] of Object.entries(aliases))
  for (const word of words.split(' ')) typesOf.set(plain(word), [...(typesOf.get(plain(word)) ?? []), type]);

/** The types that the table names. */
export const namedTypes = Object.keys(aliases);

/** The section types that do what a word says, of those that exist; none for a word that is not known. */
export const typesFor = (word: string, existing: readonly string[]): string[] =>
  (typesOf.get(plain(word)) ?? []).filter((type) => existing.includes(type));

/** The section types that a key means which stands in a section of another type. */
export const typesForKey = (key: string): string[] => (namedTypes.includes(key) ? [key] : typesFor(key, namedTypes));

/** What people write as a key, and the key and the value that say it here. */
const sayings = [
  { key: 'layout', value: 'background', words: 'background background-image cover hintergrund hintergrundbild' },
  { key: 'actions', value: undefined, words: 'button buttons cta knopf' },
];

/**
 * How a place says what an everyday word says, as a piece of JSON; undefined for a word that is not known.
 *
 * @param properties - the JSON Schema of each key that the place has
 */
export function insteadOf(word: string, properties: object): string | undefined {
  const { key = '', value } = sayings.find(({ words }) => words.split(' ').map(plain).includes(plain(word))) ?? {};
  const own = child(properties, key);
  if (own === undefined) return undefined;
  if (value === undefined) return `"${key}": [ … ]`;
  return JSON.stringify(child(own, 'enum') ?? []).includes(`"${value}"`) ? `"${key}": "${value}"` : undefined;
}
