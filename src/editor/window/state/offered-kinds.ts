/** What a slash in an empty paragraph offers, and what the draft says of a picture or a table that was chosen there. */
import type { Json } from '../../../../schema/json.ts';
import { child } from '../../../json-text/pointer.ts';
import { withOwnImages } from '../../draft/fields/blank.ts';
import { blankOfKind, kindsOf } from '../../draft/fields/kinds.ts';
import type { Block, OfferedKind } from '../../draft/prose/block.ts';
import { kindsToTurnInto, type ProseAt } from './prose-at.ts';

export function offeredKinds(prose: ProseAt): OfferedKind[] {
  const written = kindsToTurnInto(prose).filter(({ into }) => into !== 'paragraph');
  const others = kindsOf(prose.entry).filter(({ key }) => key !== undefined && !written.some(({ into }) => into === key));
  return [...written, ...others.map(({ title, key = '' }) => ({ title, into: { whole: key } }))];
}

/**
 * The blocks, of which a picture or a table that says nothing yet is a new one as the form makes it.
 *
 * @param images - paths of the site's images
 */
export const filled = ({ entry }: ProseAt, blocks: readonly Block[], images: readonly string[]): Block[] =>
  blocks.map((block) => {
    const { type, key, entry: number, said } = block;
    if (type !== 'whole' || key === undefined || number !== undefined || said !== undefined) return block;
    const kind = kindsOf(entry).find((one) => one.key === key);
    return kind ? { ...block, said: child(withOwnImages(entry, blankOfKind(kind), images), key) as Json } : block;
  });
