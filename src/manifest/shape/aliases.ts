/** What people write as a key, and how a place says it. */
import { child } from '../../json-text/pointer.ts';
import { plain } from '../../registry/section-aliases.ts';

const backgrounds = 'background background-image background-photo cover hintergrund hintergrundbild hintergrundfoto';

/** The words that people write as a key, and the key and the value that say it here. */
const sayings: readonly { key: string; value: string | undefined; type?: string; words: string }[] = [
  { key: 'layout', value: 'background', words: backgrounds },
  { key: 'backdrop', value: undefined, words: backgrounds },
  {
    key: 'redirects',
    value: undefined,
    words: 'redirect aliases alias old-paths rewrites weiterleitung weiterleitungen umleitungen',
  },
  // Its schema stands elsewhere, behind a `$ref`.
  { key: 'actions', value: undefined, type: 'array', words: 'button buttons cta knopf' },
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
  const known = sayings.filter(({ words }) => words.split(' ').map(plain).includes(plain(word)));
  for (const { key, value, type } of known) {
    const own = child(properties, key);
    if (own === undefined) continue;
    if (value === undefined) return `"${key}": ${shapes[String(child(own, 'type') ?? type)] ?? '"…"'}`;
    if (JSON.stringify(child(own, 'enum') ?? []).includes(`"${value}"`)) return `"${key}": "${value}"`;
  }
  return undefined;
}

/**
 * The key that only has another name here: what stands there is of its shape already.
 *
 * @param properties - as above
 * @param container - the object that has the word as a key
 */
export function renamedTo(word: string, properties: object, container: unknown): string | undefined {
  const written = child(container, word);
  const known = sayings.filter(({ value, words }) => value === undefined && words.split(' ').map(plain).includes(plain(word)));
  const fits = known.filter(
    ({ key, type }) =>
      child(container, key) === undefined &&
      child(properties, key) !== undefined &&
      (child(child(properties, key), 'type') ?? type) === 'array' &&
      Array.isArray(written),
  );
  return fits.length === 1 ? fits[0]?.key : undefined;
}

const shapes: Record<string, string> = { array: '[ … ]', object: '{ … }' };
