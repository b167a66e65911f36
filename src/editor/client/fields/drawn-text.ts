/** A text as it looks, while nobody writes in it: the same elements as writing/text-view.ts has. */
import type { Mark } from '../../rich-text/read.ts';
import type { WrittenText } from '../../rich-text/runs.ts';

export function drawText(host: HTMLElement, { runs, constants }: WrittenText): void {
  host.replaceChildren(
    ...runs.map(({ shown, kind, marks }) => {
      const piece = kind === 'letter' ? document.createTextNode(shown) : document.createElement('span');
      if (piece instanceof HTMLElement) {
        piece.textContent = kind === 'constant' ? (constants[shown] ?? `{${shown}}`) : shown;
        piece.contentEditable = 'false';
        if (kind === 'constant') Object.assign(piece, { title: `{${shown}}` }).dataset.constant = shown;
        else piece.dataset.source = '';
      }
      return marks.reduceRight<Node>((inner, mark) => {
        const element = elementOf(mark);
        element.append(inner);
        return element;
      }, piece);
    }),
  );
}

function elementOf(mark: Mark): HTMLElement {
  if (mark === 'strong' || mark === 'em' || mark === 'code') return document.createElement(mark);
  const link = document.createElement('a');
  link.dataset.address = mark.slice('link '.length);
  return link;
}

/** How many units of a text that is drawn stand before a point in it: of what is no letter, one each. */
export function unitsBefore(host: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(host, 0);
  range.setEnd(node, offset);
  const before = range.cloneContents();
  const others = [...before.querySelectorAll('[data-constant], [data-source]')];
  return (before.textContent ?? '').length - others.reduce((sum, { textContent }) => sum + (textContent ?? '').length - 1, 0);
}
