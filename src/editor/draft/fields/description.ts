/** What a field is for, as a form says it: the schema speaks to readers of the file as well, who see keys, braces and marks. */
import type { Language } from '../../../../schema/languages.ts';

/** A part of a sentence, or a sentence, that tells how something is spelled which a form has an input for. */
const ofTheFile = /[,;:.] [^,;:.]*(?:"\{[^"]*"|"\/?[a-z]*#[a-z]+"|\\n|TT\.MM\.JJ|DD\.MM\.YY|HH:MM)[^,;:.]*(?=[,;:.])/g;

/**
 * @param title - of the field, which stands above
 * @returns empty where nothing is left that the title does not say
 */
export function descriptionIn(title: string, description: string, language: Language): string {
  const said = description
    .replace(ofTheFile, '')
    .replace(/(?<!\p{L})_([^_]+)_(?!\p{L})/gu, '$1')
    // Straight quotation marks are those of the file.
    .replace(/"([^"]*)"/g, language === 'de' ? '„$1“' : '“$1”');
  const [first = ''] = /^[^.]*\./.exec(said) ?? [];
  return bare(first) === bare(title) ? said.slice(first.length).trim() : said;
}

/** Without an article and a full stop. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:der|die|das|den|ein|eine|einen|the|an?) /, '');
