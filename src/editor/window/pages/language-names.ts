/** Languages to choose from, and what they are called, by what the browser knows of them. */

/** What websites of small and mid-sized companies are written in. The form takes every other tag. */
const tags =
  'ar be bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-US es et eu fa fi fr fy ga gl he hi hr hsb hu hy id is it ja ka ko ku lb lt lv mk nb nds nl pl ps pt pt-BR rm ro ru sk sl so sq sr sv sw th ti tr uk ur uz vi zh';

/** @param lang - that of whoever reads it */
export const namedLanguages = (lang: string): { value: string; label: string }[] =>
  tags
    .split(' ')
    .map((tag) => ({ value: tag, label: nameOf(tag, lang) }))
    .sort((one, other) => one.label.localeCompare(other.label, lang));

/** What speakers of a language call it; that of a region like the language. */
export function ownName(tag: string): string {
  const [language = tag] = tag.split('-');
  const name = nameOf(language, tag);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function nameOf(tag: string, lang: string): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  } catch {
    // What is no tag has no name; a finding says so.
    return tag;
  }
}
