/** What people write as a key, and how a place says it. */
import { child } from '../../json-text/pointer.ts';
import { plain } from '../../sections/aliases.ts';

/** The words that people write as a key, and the key and the value that say it here. */
const sayings = [
  { key: 'layout', value: 'background', words: 'background background-image cover hintergrund hintergrundbild' },
  {
    key: 'redirects',
    value: undefined,
    words: 'redirect aliases alias old-paths rewrites weiterleitung weiterleitungen umleitungen',
  },
  { key: 'actions', value: undefined, words: 'button buttons cta knopf' },
  {
    key: 'translates',
    value: undefined,
    words: 'translation translations translation-of original alternates hreflang übersetzung übersetzungen',
  },
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
  if (value === undefined) return `"${key}": ${child(own, 'type') === 'array' ? '[ … ]' : '"…"'}`;
  return JSON.stringify(child(own, 'enum') ?? []).includes(`"${value}"`) ? `"${key}": "${value}"` : undefined;
}
