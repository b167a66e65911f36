/** The anchors of headings within texts. */
import { newAnchor } from '../../../schema/anchors.ts';
import type { Inline, InlineNode } from '../../../schema/atoms.ts';
import type { Section } from '../../../schema/resolved.ts';
import { child, parentOf, pointerKeys, pointerTo } from '../../json-text/pointer.ts';
import type { AnchorReference, HeadingReference } from './references.ts';

interface Found {
  headings: readonly HeadingReference[];
  /** Those of entries. */
  anchors: readonly AnchorReference[];
}

/**
 * Gives each heading that has no anchor one of its words: on a page there is each once, and what the author has named goes first.
 *
 * @param sections - just resolved; their headings get an `id`
 * @param place - the pointer of `sections`
 * @returns the anchors of all headings
 */
export function nameHeadings(sections: readonly Section[], place: string, { headings, anchors }: Found): AnchorReference[] {
  // Of two headings in one block the first one has its name.
  const first = new Map(headings.toReversed().map((heading) => [parentOf(heading.pointer), heading]));
  const found = [...first].toReversed().map(([at, { pointer, text }]) => {
    const block = pointerKeys(at.slice(place.length)).reduce<unknown>(child, sections) as { id?: string };
    return { pointer, at, text, block, id: block.id };
  });
  const given = [...sections.map(({ id }) => id), ...anchors.map(({ id }) => id), ...found.map(({ id }) => id)];
  const taken = given.flatMap((id) => id ?? []);
  return found.map(({ pointer, at, text, block, id }) => {
    if (id !== undefined) return { pointer: pointerTo(at, 'id'), id };
    block.id = newAnchor(wordsOf(text), taken);
    taken.push(block.id);
    return { pointer, id: block.id };
  });
}

/** Rich text as plain words. */
export const wordsOf = (text: Inline): string =>
  (typeof text === 'string' ? text : text.map(wordsOfNode).join('')).replaceAll('\u00ad', '');

function wordsOfNode(node: InlineNode): string {
  if (typeof node === 'string') return node;
  if ('code' in node) return node.code;
  return wordsOf('strong' in node ? node.strong : 'em' in node ? node.em : node.text);
}
