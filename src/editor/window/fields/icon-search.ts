/** Icons by what people call them, in the author's language first. */
import type { Icon } from '../../../../schema/atoms.ts';
import { iconWords } from '../../../../schema/icon-words.ts';
import { type IconName, iconNames } from '../../../../schema/icons.ts';
import { languages } from '../../../../schema/languages.ts';
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import type { StoredFile } from '../../storage.ts';
import { fold } from '../state/search-texts.ts';
import { fileName } from './image-facts.ts';

/** What an icon is called; the name itself where it is none of ours, of a file without its folder. */
export function iconName(name: string, lang: MessageLanguage): string {
  return Object.hasOwn(iconWords, name) ? (wordsOf(name as IconName, lang)[0] ?? name) : fileName(name);
}

/** The shapes of a drawing that is an icon. */
export function ownIcon(files: readonly StoredFile[], path: string): Icon | undefined {
  const icon = files.find((file) => file.path === path)?.image?.icon;
  return Array.isArray(icon) ? icon : undefined;
}

/** @returns paths of the drawings that are icons, and are called so */
export const findOwnIcons = (files: readonly StoredFile[], search: string): string[] =>
  files.flatMap(({ path }) => (ownIcon(files, path) && plain(fileName(path)).includes(plain(search)) ? [path] : []));

const wordsOf = (name: IconName, lang: MessageLanguage): string[] => iconWords[name][lang].split(', ');

/** What most websites need. Without a search these come first. */
const everyday: readonly string[] = [
  ...['phone', 'mail', 'map-pin', 'clock', 'calendar', 'home', 'building-store'],
  ...['check', 'star', 'heart', 'user', 'users', 'message', 'shield-check'],
  ...['tools', 'truck', 'shopping-cart', 'currency-euro', 'leaf', 'bulb', 'award'],
];

const isBrand = (name: string): boolean => name.startsWith('brand-');

/** All icons: the everyday ones, then by what they are called, and logos of others at last. */
function inOrder(lang: MessageLanguage): IconName[] {
  const place = (name: string) => (everyday.includes(name) ? everyday.indexOf(name) : everyday.length);
  return [...iconNames].sort(
    (one, other) =>
      place(one) - place(other) ||
      Number(isBrand(one)) - Number(isBrand(other)) ||
      iconName(one, lang).localeCompare(iconName(other, lang), lang),
  );
}

/** Shorter ends are mostly no words of their own. */
const shortestEnd = 4;

/** How near an icon is to a word: less is nearer, and what is said of it first is the nearest. Infinite where it has nothing to do with it. */
function distanceTo(word: string, name: IconName, lang: MessageLanguage): number {
  const others = languages.filter((one) => one !== lang);
  // Logos are looked for by their names; what else is said of them is rather meant by other icons.
  const later = isBrand(name) ? 0.9 : 0;
  const among = (said: readonly string[], step: number): number => {
    const all = said.map(plain);
    const nearest = (fits: (one: string) => boolean) => {
      const at = all.findIndex(fits);
      return at < 0 ? Number.POSITIVE_INFINITY : Math.max(at / all.length, at > 0 ? later : 0);
    };
    return Math.min(
      step + nearest((one) => one === word),
      step + 1 + nearest((one) => partsOf(one).includes(word)),
      step + 2 + nearest((one) => partsOf(one).some((part) => part.startsWith(word))),
    );
  };
  const own = wordsOf(name, lang);
  // A bridge of stone is a bridge: in German one word, whose end says what it is.
  const isCompound = word.length >= shortestEnd && own.some((said) => partsOf(plain(said)).some((part) => part.endsWith(word)));
  return Math.min(
    among(own, 0),
    among([...others.flatMap((other) => wordsOf(name, other)), name], 3),
    isCompound ? 6 : Number.POSITIVE_INFINITY,
  );
}

/**
 * @returns names of icons; without a search all of them. Those that have the word itself come before those with one that begins so,
 *   and these before those with one that ends so; a piece from within words finds something only where nothing else does
 */
export function findIcons(search: string, lang: MessageLanguage): string[] {
  const wanted = partsOf(plain(search));
  if (wanted.length === 0) return inOrder(lang);
  const found = iconNames
    .map((name) => ({ name, distance: Math.max(...wanted.map((word) => distanceTo(word, name, lang))) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((one, other) => one.distance - other.distance)
    .map(({ name }) => name);
  if (found.length > 0) return found;
  return inOrder(lang).filter((name) => {
    const said = plain(languages.flatMap((language) => wordsOf(name, language)).join(' '));
    return wanted.every((word) => said.includes(word));
  });
}

/** Letters without marks: who types `gluhbirne` means the bulb, too. */
const plain = (text: string): string => fold(text.trim());

const partsOf = (text: string): string[] => text.split(/[\s-]+/).filter(Boolean);
