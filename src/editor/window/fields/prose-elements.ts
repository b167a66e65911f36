/** How the form draws blocks: with plain elements, and with a place for the fields of what is not written in. */
import type { Block, BlockType } from '../../draft/prose/block.ts';
import type { DrawnBlock } from '../../writing/text-view.ts';

const tags: Record<BlockType, string> = {
  ...{
    paragraph: 'p',
    heading: 'h3',
    subheading: 'h4',
    list: 'ul',
    point: 'li',
    quote: 'blockquote',
    note: 'aside',
    whole: 'div',
  },
};

/** Texts, in the order of the document. */
export const textElements = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('[data-block-text]')];

/** The place for the fields of a block, for those that stand at the top. */
export const fieldsPlace = (block: Element | undefined) =>
  block?.querySelector<HTMLElement>(':scope > [data-fields]') ?? undefined;

/** @param isTop - no block stands around it */
export function drawBlock({ type, numbered, start }: Pick<Block, 'type' | 'numbered' | 'start'>, isTop: boolean): DrawnBlock {
  const element = document.createElement(numbered ? 'ol' : tags[type]);
  if (numbered) element.setAttribute('start', String(Number(start ?? 1) || 1));
  if (['paragraph', 'heading', 'subheading'].includes(type)) element.dataset.blockText = '';
  if (!isTop || type === 'paragraph') return { dom: element, contentDOM: element };
  const fields = document.createElement('div');
  fields.dataset.fields = '';
  fields.contentEditable = 'false';
  const dom = document.createElement('div');
  if (type === 'whole') dom.append(fields);
  else dom.append(element, fields);
  return type === 'whole' ? { dom } : { dom, contentDOM: element };
}
