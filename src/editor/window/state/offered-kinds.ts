/** What a slash in an empty paragraph offers, and what the draft says of a picture or a table that was chosen there. */
import type { Json } from '../../../../schema/json.ts';
import { child } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { type Document, undo } from '../../draft/document/document.ts';
import { withOwnImages } from '../../draft/fields/blank.ts';
import { blankOfKind, kindsOf } from '../../draft/fields/kinds.ts';
import type { Block, OfferedKind } from '../../draft/prose/block.ts';
import { blockAliases } from '../words/block-aliases.ts';
import { firstCellAt } from './blocks.ts';
import type { Editor } from './editor.ts';
import type { Target } from './editor-state.ts';
import { kindsToTurnInto, type ProseAt } from './prose-at.ts';

export function offeredKinds(prose: ProseAt): OfferedKind[] {
  const written = kindsToTurnInto(prose).filter(({ into }) => into !== 'paragraph');
  const others = kindsOf(prose.entry).filter(({ key }) => key !== undefined && !written.some(({ into }) => into === key));
  const wholes = others.map(({ title, key = '' }) => ({ title, into: { whole: key } }));
  const nameOf = (into: OfferedKind['into']) => (typeof into === 'string' ? into : into.whole);
  return [...written, ...wholes].map((kind) => ({ ...kind, aliases: blockAliases[nameOf(kind.into)] ?? '' }));
}

/**
 * Shows what has been put in, to be filled in: a table from its first cell on; which picture is meant is asked at once.
 *
 * @param document - before that
 * @param shows - where one goes on that chooses none, and how
 */
export function askWhich(editor: Editor, place: string, document: Document, shows: Omit<Target, 'count'>): void {
  const { forms, document: now } = editor.state();
  const cell = forms && firstCellAt(forms, now.value, place);
  const instead = { step: now.done.at(-1), document: beforeAsked(document, shows.pointer), shows };
  const picture = place.endsWith('/image') && { opens: true, instead };
  editor.show(cell ?? place, cell === undefined ? { focus: true, ...picture } : shows);
}

/** The draft as it was before a slash was typed into an empty text, with what was looked for; the same draft where that cannot be told. */
function beforeAsked(document: Document, text: string): Document {
  let now: Document | undefined = document;
  while (now && String(valueAt(now.value, text)).startsWith('/')) now = undo(now)?.document;
  return now && valueAt(now.value, text) === '' ? { ...now, undone: [] } : document;
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
