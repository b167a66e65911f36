/** Texts as their readers have them, wherever the editor names or quotes one. */

/** A rich text without the signs of its markup. That is near enough for a line of the editor; what visitors read, the loader makes. */
export function withoutMarkup(text: string): string {
  if (!/[[*_\\`]/.test(text)) return text;
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(?<![\p{L}\p{N}\\])_([^_]+)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([\\_*[\]])/g, '$1');
}

/** Two texts that differ without the signs of their markup; as they are written where nothing else differs. */
export function apartWithoutMarkup(one: string, other: string): [one: string, other: string] {
  const [first, second] = [withoutMarkup(one), withoutMarkup(other)];
  return first === second ? [one, other] : [first, second];
}
