/** The section types by what people call them: somebody who looks for a map does not think of `embed`. Each type names such words itself. */
import { sectionSchemas } from './section-schemas.ts';

/** A word as people type it, with or without capitals, hyphens and umlauts. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replace(/[^a-z0-9]/g, '');

/** Plain word → types, with the place of the word among those of the type. */
const typesOf = new Map<string, { type: string; place: number }[]>();
for (const [type, { aliases = '' }] of Object.entries(sectionSchemas))
  for (const [place, word] of aliases.split(' ').entries())
    typesOf.set(plain(word), [...(typesOf.get(plain(word)) ?? []), { type, place }]);
typesOf.delete('');
for (const types of typesOf.values()) types.sort((one, other) => one.place - other.place);

/**
 * The section types that do what a word says; none for a word that is not known. Of several types the one comes first that names the word
 * earlier.
 *
 * @param existing - the types to choose from
 */
export const typesFor = (word: string, existing: readonly string[] = Object.keys(sectionSchemas)): string[] =>
  (typesOf.get(plain(word)) ?? []).flatMap(({ type }) => (existing.includes(type) ? [type] : []));

/** The first type that does what a word says, for messages that recommend one; an ellipsis where none does. */
export const typeFor = (word: string): string => typesFor(word)[0] ?? '…';

/** The section types that a key means which stands in a section of another type. A type without aliases is not meant: `message`. */
export const typesForKey = (key: string): string[] =>
  Object.hasOwn(sectionSchemas, key) && sectionSchemas[key]?.aliases ? [key] : typesFor(key);
