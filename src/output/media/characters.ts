/** Which characters a site's fonts must hold. */
import type { Site } from '../../../schema/resolved.ts';

/** Letters beyond a to z by language: the main exemplar characters of the Unicode CLDR (cldr.unicode.org), small ones only. */
const letters: Record<string, string> = {
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟٠١٢٣٤٥٦٧٨٩',
  ca: 'àçéèíïóòúü·',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøå',
  de: 'äöüß',
  es: 'áéíñóúü¡¿',
  et: 'šžõäöü',
  fi: 'åäöšž',
  fr: 'àâæçéèêëîïôœùûüÿ',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  is: 'áðéíóúýþæö',
  it: 'àéèìóòù',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  nb: 'àéóòôæøå',
  nl: 'áäéëíïóöúü',
  nn: 'àéóòôæøå',
  pl: 'ąćęłńóśźż',
  pt: 'áàâãçéêíóòôõú',
  ro: 'ăâîșț',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sv: 'àéåäö',
  tr: 'çğıİöşü',
};

/** Marks that good typesetting needs in any language, and the no-break space. */
const marks = '\u00a0«»‹›„“”‚‘’–—…·•×€§©®°';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/**
 * Every character that a site's pages can show: those of its own texts, and those that texts from elsewhere will likely have, such as a
 * provider's answer or a browser's message, so that no word is patched together from two fonts.
 *
 * @returns each character once, sorted
 */
export function charactersOf({ assets: _, theme: __, ...texts }: Partial<Site>): string {
  const languages = new Set<string>();
  const found = new Set([...ascii, ...marks]);
  collect(texts, found, languages);
  for (const language of languages) for (const letter of letters[language] ?? '') found.add(letter);
  // Styles and browsers may set capitals where the text has none.
  for (const one of [...found]) for (const other of one.toUpperCase() + one.toLowerCase()) found.add(other);
  return [...found].sort().join('');
}

/** Adds what is not ASCII, which is there already: asking for the few others alone is ten times as fast. */
function collect(value: unknown, found: Set<string>, languages: Set<string>): void {
  if (typeof value === 'string') {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant.
    for (const [character] of value.matchAll(/[^\x00-\x7f]/gu)) found.add(character);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // Shells say their language, and sections that have one of their own.
    if (key === 'lang' && typeof inner === 'string') languages.add(inner.slice(0, 2));
    collect(inner, found, languages);
  }
}
