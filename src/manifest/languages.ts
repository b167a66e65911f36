/** Which languages there are, from what the runtime knows of them (Unicode CLDR). */

/** What most sites are in. To ask takes a moment the first time. */
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
