/**
 * The languages in which authors are spoken to: titles of fields, findings, commands, the editor. This list is the only one: with a
 * language added here, `tsc` names what it still has to be said in (docs/editor.md).
 */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The same in each language. */
export type Translated<What = string> = Readonly<Record<Language, What>>;

/** Makes the same for each language. */
export const inEach = <What>(make: (language: Language) => What): Translated<What> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, What>;

/** The one of these languages that a language tag such as `de-AT`, or a locale such as `de_AT.UTF-8`, means, else English, which most people read. */
export function languageOf(tag: string | undefined): Language {
  const [main] = (tag ?? '').toLowerCase().split(/[-_.]/);
  return languages.find((language) => language === main) ?? 'en';
}
