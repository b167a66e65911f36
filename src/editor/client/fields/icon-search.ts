/** Icons by what people call them, in the author's language first. */
import { iconWords } from '../../../../schema/icon-words.ts';
import { iconNames } from '../../../../schema/icons.ts';
import type { MessageLanguage } from '../../../manifest/say/catalogue.ts';

/** What an icon is called; the name itself where it is none of ours. */
export function iconName(name: string, lang: MessageLanguage): string {
  return Object.hasOwn(iconWords, name) ? (wordsOf(name as (typeof iconNames)[number], lang)[0] ?? name) : name;
}

const wordsOf = (name: (typeof iconNames)[number], lang: MessageLanguage): string[] => iconWords[name][lang].split(', ');

/** @returns names of icons; without a search all of them, else those that are called so before those that only have to do with it */
export function findIcons(search: string, lang: MessageLanguage): string[] {
  const wanted = plain(search);
  if (wanted === '') return [...iconNames];
  const other: MessageLanguage = lang === 'de' ? 'en' : 'de';
  const rank = (name: (typeof iconNames)[number]): number => {
    const own = wordsOf(name, lang).map(plain);
    // What is said of an icon first is the nearest to it.
    const place = own.findIndex((word) => word.startsWith(wanted));
    if (place >= 0) return place / own.length;
    if (own.some((word) => word.includes(wanted))) return 2;
    if (
      name.includes(wanted) ||
      wordsOf(name, other)
        .map(plain)
        .some((word) => word.startsWith(wanted))
    )
      return 3;
    return 4;
  };
  return iconNames
    .map((name) => ({ name, rank: rank(name) }))
    .filter((found) => found.rank < 4)
    .sort((one, next) => one.rank - next.rank)
    .map(({ name }) => name);
}

/** Letters without marks: who types `gluhbirne` means the bulb, too. */
const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
