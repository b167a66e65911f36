/** The address that was meant by one that no page can have. */

/** Letters of European languages that do not fall apart into a plain one and its accent. */
const spelled: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * Writes a text as the address of a page: `Über mich` → `/ueber-mich`. Where only slashes are wrong, capitals stay.
 *
 * @param pattern What an address must match.
 * @returns Undefined where too little is left, or where the text is another kind of address.
 */
export function rightPath(text: string, pattern: RegExp): string | undefined {
  if (/:\/\/|[?#*{}]/.test(text)) return undefined;
  const bare = decoded(text).replace(/\.html?$/i, '');
  const plain = /^[\w/\\-]+$/.test(bare)
    ? bare
    : bare
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\w/\\]/g, (letter) => spelled[letter] ?? letter);
  const parts = plain
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w/\\-]+/g, '-')
    .split(/[/\\]/)
    .map((part) => part.replace(/-{2,}/g, '-').replace(/^[-_]+|-+$/g, ''))
    .filter((part) => part !== '');
  const path = `/${parts.join('/')}`;
  return parts.length > 0 && path !== text && pattern.test(path) ? path : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
