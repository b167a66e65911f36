/** Names of uploaded files, such that they are the same on every system and in every address. */
import { inPlainLetters } from '../../schema/plain-letters.ts';

/** What Windows keeps for its devices, with whatever ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * @param name - as the author's machine names it; a path before it is left out
 * @returns `Büro Foto.SVG` → `buero-foto`, without its ending, which is that of the content
 */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = inPlainLetters(last)
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain === '' || device.test(plain) ? `file${plain && `-${plain}`}` : plain;
}

/** The first of `name.ending`, `name-2.ending` … that is not taken. Some systems take capitals for small letters. */
export function freeName(name: string, ending: string, taken: Iterable<string>): string {
  const lower = new Set([...taken].map((other) => other.toLowerCase()));
  for (let number = 1; ; number++) {
    const free = `${name}${number > 1 ? `-${number}` : ''}.${ending}`;
    if (!lower.has(free)) return free;
  }
}
