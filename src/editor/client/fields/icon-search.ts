/** Icons by what people call them, in the author's language first. */

import type { Icon } from '../../../../schema/atoms.ts';
import { iconWords } from '../../../../schema/icon-words.ts';
import { iconNames } from '../../../../schema/icons.ts';
import type { MessageLanguage } from '../../../manifest/say/catalogue.ts';
import type { StoredFile } from '../../storage.ts';
import { fileName } from './image-facts.ts';

/** What an icon is called; the name itself where it is none of ours, of a file without its folder. */
export function iconName(name: string, lang: MessageLanguage): string {
  return Object.hasOwn(iconWords, name) ? (wordsOf(name as (typeof iconNames)[number], lang)[0] ?? name) : fileName(name);
}

/** The shapes of a drawing that is an icon. */
export function ownIcon(files: readonly StoredFile[], path: string): Icon | undefined {
  const icon = files.find((file) => file.path === path)?.image?.icon;
  return Array.isArray(icon) ? icon : undefined;
}

/** @returns paths of the drawings that are icons, and are called so */
export const findOwnIcons = (files: readonly StoredFile[], search: string): string[] =>
  files.flatMap(({ path }) => (ownIcon(files, path) && plain(fileName(path)).includes(plain(search)) ? [path] : []));

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
