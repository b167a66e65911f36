/** Which languages there are, from what Node knows of them (Unicode CLDR), and which one the machine speaks. */

/** What most sites are in. To ask Node takes it a moment the first time. */
const usual = /^(?:de|en|fr|it|es|nl|pl|pt|cs|da|sv)(?:-(?:DE|AT|CH|GB|US|FR|BE))?$/;

let known: { languages: Intl.DisplayNames; regions: Intl.DisplayNames } | undefined;

/**
 * Whether a language and its region exist.
 *
 * @param tag Of the form that the schema allows: `de`, `de-AT`. Languages of three letters are so many that each is believed.
 */
export function isLanguage(tag: string): boolean {
  if (usual.test(tag)) return true;
  if (!/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag)) return false;
  known ??= {
    languages: new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }),
    regions: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  };
  const [language = '', region] = tag.split('-');
  const isKnown = language.length > 2 || known.languages.of(language) !== undefined;
  // ZZ stands for an unknown region.
  return isKnown && (region === undefined || (region !== 'ZZ' && known.regions.of(region) !== undefined));
}

/** The language that this machine speaks, as programs on a terminal look for it, else as Node does. */
export function systemLanguage(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
}
