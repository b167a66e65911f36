/** The address that was meant by one that no page can have. */
import { decoded } from '../../schema/old-addresses.ts';
import { inPlainLetters } from '../../schema/plain-letters.ts';

/**
 * Writes a text as the address of a page: `Über mich` → `/ueber-mich`. Where only slashes are wrong, capitals stay.
 *
 * @param pattern What an address must match.
 * @returns Undefined where too little is left, or where the text is another kind of address.
 */
export function rightPath(text: string, pattern: RegExp): string | undefined {
  if (/:\/\/|[?#*{}]/.test(text)) return undefined;
  const bare = (decoded(text) ?? text).replace(/\.html?$/i, '');
  const parts = (/^[\w/\\-]+$/.test(bare) ? bare : inPlainLetters(bare))
    .replace(/[^\w/\\-]+/g, '-')
    .split(/[/\\]/)
    .map((part) => part.replace(/-{2,}/g, '-').replace(/^[-_]+|-+$/g, ''))
    .filter((part) => part !== '');
  const path = `/${parts.join('/')}`;
  return parts.length > 0 && path !== text && pattern.test(path) ? path : undefined;
}
