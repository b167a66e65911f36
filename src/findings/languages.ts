/** Which languages there are, from what the runtime knows of them (Unicode CLDR). */
import { memo } from '../disk/memo.ts';

/** What most sites are in. To ask takes a moment the first time. */
const usual = /^(?:de|en|fr|it|es|nl|pl|pt|cs|da|sv)(?:-(?:DE|AT|CH|GB|US|FR|BE))?$/;

let known: Record<'languages' | 'scripts' | 'regions', Intl.DisplayNames> | undefined;

/**
 * Whether a language, its script and its region exist.
 *
 * @param tag Of the form that the schema allows: `de`, `de-AT`, `uz-Arab`. Languages of three letters are so many that each is believed.
 */
export function isLanguage(tag: string): boolean {
  if (usual.test(tag)) return true;
  const [, language = '', script, region] = /^([a-z]{2,3})(?:-([A-Z][a-z]{3}))?(?:-([A-Z]{2}))?$/.exec(tag) ?? [];
  if (language === '') return false;
  known ??= {
    languages: new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }),
    scripts: new Intl.DisplayNames(['en'], { type: 'script', fallback: 'none' }),
    regions: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  };
  const isKnown = language.length > 2 || known.languages.of(language) !== undefined;
  // ZZ stands for an unknown region.
  const isWritten = script === undefined || known.scripts.of(script) !== undefined;
  return isKnown && isWritten && (region === undefined || (region !== 'ZZ' && known.regions.of(region) !== undefined));
}

/**
 * How days, times and numbers are written for readers of a language.
 *
 * @param country The site's. It counts where the tag names none, and where the runtime knows how the language is written there: `en` in
 *   `GB`, `CH` and `DE`, but not `pl` in `DE`. What has the tag for an answer is known; `supportedLocalesOf` takes any country.
 */
export function localeOf(lang: string, country: string | undefined): string {
  const locale = `${lang}-${country}`;
  if (country === undefined || /-[A-Z]{2}$/.test(lang)) return lang;
  return new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale ? locale : lang;
}

/** Scripts that are written from right to left and in use today (Unicode 17, ISO 15924). */
const fromTheRight: ReadonlySet<string | undefined> = new Set([
  'Arab',
  'Hebr',
  'Thaa',
  'Syrc',
  'Nkoo',
  'Adlm',
  'Rohg',
  'Samr',
  'Mand',
]);

/** Which way a language is written, by the script that it mostly has or that its tag names. */
export const directionOf = memo((tag: string): 'ltr' | 'rtl' =>
  isLanguage(tag) && fromTheRight.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr',
);
