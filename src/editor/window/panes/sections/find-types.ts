/** Section types found by what people call them. */
import { inPlainLetters } from '../../../../../schema/plain-letters.ts';
import type { Forms, SectionForm } from '../../../draft/fields/model.ts';

/** @returns the types that are meant, the likeliest first; all of them where nothing is asked for */
export function findTypes(sections: Readonly<Record<string, SectionForm>>, search: string): string[] {
  const wanted = plain(search);
  const parts = wanted.split(' ');
  const known = Object.entries(sections).map(([type, { title, description, words }]) => {
    const all = plain([type, title, description, ...words].join(' '));
    return {
      type,
      title,
      isMeant: parts.every((part) => all.includes(part)),
      rank: rankOf(plain(title), words.map(plain), wanted),
      // Of a whole sentence the words that say something; each counts by how it names the type.
      said: parts
        .filter((part) => part.length > 3)
        .reduce((sum, part) => sum + weightOf(plain(title), words.map(plain), part), 0),
    };
  });
  const meant = known.filter(({ isMeant }) => isMeant);
  if (meant.length > 0 || parts.length < 2)
    return meant.sort((one, other) => one.rank - other.rank || byTitle(one, other)).map(({ type }) => type);
  return known
    .filter(({ said }) => said > 0)
    .sort((one, other) => other.said - one.said || byTitle(one, other))
    .map(({ type }) => type);
}

const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title);

/** How much a word of a sentence says for a type: its title and what else it is called, as far as they begin alike. */
const weightOf = (title: string, words: readonly string[], part: string): number => {
  if (words.includes(part) || title.split(' ').includes(part)) return 2;
  // People put words into other forms: "geöffnet", "öffnen", "Preisen".
  const isAlike = (word: string) => word.length > 3 && (word.startsWith(part) || part.startsWith(word));
  return [title, ...words].some(isAlike) ? 1 : 0;
};

/** Types in the groups that they are offered in, in the order of these, that first which pages begin with; those of the site's own come last. */
export function inGroups(
  { sections, groups }: Pick<Forms, 'sections' | 'groups'>,
  types: readonly string[],
  own: string,
): { title: string; types: string[] }[] {
  return [...groups, undefined].flatMap((among) => {
    const found = types.filter((type) => sections[type]?.among === among);
    found.sort((one, other) => Number(sections[other]?.opens === true) - Number(sections[one]?.opens === true));
    return found.length > 0 ? [{ title: among ?? own, types: found }] : [];
  });
}

/** How likely it is meant: by its title, the beginning of that, or of a word of it; by what else it is called; by what only stands somewhere. */
function rankOf(title: string, words: readonly string[], wanted: string): number {
  if (wanted === '') return 0;
  const ranks = [
    title === wanted,
    title.startsWith(wanted),
    title.split(' ').some((word) => word.startsWith(wanted)),
    words.includes(wanted),
    words.some((word) => word.startsWith(wanted)),
    title.includes(wanted),
  ];
  const found = ranks.indexOf(true);
  return found < 0 ? ranks.length : found;
}

/** As people type it, with or without capitals, umlauts and hyphens. */
const plain = (text: string): string =>
  inPlainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
