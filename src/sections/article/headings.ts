/** The headings of an article, for its contents and for the rule about them. */
import type { Block } from '../../../schema/blocks.ts';
import { plainText } from '../../parts/plain-text.ts';

interface ContentsEntry {
  id: string;
  text: string;
  isBelow: boolean;
}

export function headingsOf(text: readonly Block[]): ContentsEntry[] {
  return text.flatMap((block) => {
    if (typeof block === 'string' || Array.isArray(block)) return [];
    const { heading, subheading, id = '' } = block;
    const name = plainText(heading ?? subheading);
    return name ? [{ id, text: name, isBelow: heading === undefined }] : [];
  });
}

/** So many headings make a text that nobody overlooks at a glance. */
export const isLong = (headings: readonly unknown[]): boolean => headings.length >= 4;
