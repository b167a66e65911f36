/**
 * The field of blocks that are written in as one: laid over what the page shows of them, with the page's own tags and classes. Of a picture or a
 * table it has a copy; a click on that means what the page shows.
 */
import type { Node } from 'prosemirror-model';
import { classOfWhole, fitsAnywhere } from '../../parts/InlineText.tsx';
import insertion from '../../parts/Insertions.module.css';
import { keepTogether } from '../../parts/line-breaks/keep-together.ts';
import points from '../../parts/PointList.module.css';
import quotation from '../../parts/Quotation.module.css';
import type { Block } from '../draft/prose/block.ts';
import type { DrawnBlock, Kept } from '../writing/text-view.ts';
import { tell } from './editor-window.ts';
import type { WrittenProse } from './messages.ts';
import type { Places } from './places.ts';
import { previewColor } from './preview-color.ts';

export interface ProseField {
  field: HTMLElement;
  draw: (node: Node, around: Node) => DrawnBlock;
  /** What no line may end in, from one letter of a text up to another. */
  together: (text: string, isHeading: boolean) => Kept[];
  /** The page shows the blocks, this many: the field is laid over them again, and has what is not written in as it is by now. */
  follow(count: number): void;
  covers(element: Element): boolean;
  /** The page's own of what is clicked on that is not written in. */
  meant(target: Element): Element | undefined;
  close(): void;
}

/** Undefined where the page does not show each block as one element, one below the other. */
export function layProseField({ blocks, places: pointers, addSource }: WrittenProse, places: Places): ProseField | undefined {
  const found = pointers.map((pointer) => places.of(pointer)[0]?.element);
  const bases = found.map((element, index) => element && baseOf(blocks[index] as Block, element));
  const container = holderOf(bases);
  if (!container) return undefined;
  const childOf = (base: Element | undefined) => [...container.children].findIndex((child) => base && child.contains(base));
  const start = childOf(bases[0]);
  if (start < 0 || bases.some((base, index) => childOf(base) !== start + index)) return undefined;
  const shown = (count: number) => [...container.children].slice(start, start + count);
  const looks = readLooks(blocks, shown(blocks.length), found);
  const title = container.closest('main > *')?.querySelector('[data-depth]');
  const level = Number(title?.tagName.slice(1) ?? 1) - Number(title?.getAttribute('data-depth') ?? 0);
  const field = container.cloneNode(false) as HTMLElement;
  for (const name of ['id', 'role', 'tabindex', 'aria-label']) field.removeAttribute(name);
  container.after(field);
  let hidden: HTMLElement[] = [];

  function follow(count: number): void {
    const elements = shown(count) as HTMLElement[];
    if (elements.length < count || field.childElementCount !== count) return;
    restore(hidden);
    hidden = elements;
    for (const [index, element] of elements.entries()) {
      const drawn = field.children[index];
      if (drawn instanceof HTMLElement && isCopy(drawn)) copyInto(drawn, element);
      element.style.visibility = 'hidden';
    }
    lay(elements[0], container as HTMLElement);
  }

  /** The first block of the field lies where the page shows it. */
  function lay(first: Element | undefined, holder: HTMLElement): void {
    const own = field.firstElementChild;
    if (!first || !own) return;
    Object.assign(field.style, {
      ...{ position: 'absolute', left: '0', top: '0', margin: '0', width: `${holder.getBoundingClientRect().width}px` },
      ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', cursor: 'text', zIndex: '1' },
      ...{ outline: `2px solid ${previewColor}`, outlineOffset: '8px', borderRadius: '2px' },
    });
    const to = first.getBoundingClientRect();
    const isOther = Math.abs(own.getBoundingClientRect().width - to.width) > 0.5;
    // Beside what is not written in, such as an icon, they stand in a column of their own.
    if (isOther) {
      field.dataset.alone = '';
      field.style.rowGap = getComputedStyle(holder).rowGap;
      field.style.width = `${to.width}px`;
    }
    const from = own.getBoundingClientRect();
    field.style.left = `${to.left - from.left}px`;
    field.style.top = `${to.top - from.top}px`;
  }

  return {
    ...{ field, follow },
    together: (text, isHeading) => keptTogether(text, document.documentElement.lang, isHeading),
    draw: (node, around) => draw(node, around, looks, level, addSource),
    covers: (element) => hidden.some((one) => one.contains(element)),
    meant(target) {
      const copy = target.closest('[data-copy]');
      const index = [...field.children].findIndex((one) => one.contains(copy));
      const block = hidden[index];
      const own = copy === field.children[index] ? block : block?.querySelector(besides);
      return copy && own ? stepsTo(target, copy).reduce<Element>((at, step) => at.children[step] ?? at, own) : undefined;
    },
    close() {
      restore(hidden);
      field.remove();
    },
  };
}

function restore(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.style.removeProperty('visibility');
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}

const isCopy = (element: HTMLElement): boolean => element.dataset.copy !== undefined;

/** A copy of what the page shows, which nobody writes in. */
function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'tabindex']) one.removeAttribute(name);
  }
  copy.style.removeProperty('visibility');
  copy.contentEditable = 'false';
  copy.dataset.copy = '';
  return copy;
}

/** The copy is like what the page shows by now. */
function copyInto(copy: HTMLElement, element: Element): void {
  const now = copyOf(element);
  // A block that has just come bears none yet, and looks like what they say.
  for (const { name, value } of now.attributes) if (name !== 'class') copy.setAttribute(name, value);
  copy.classList.add(...element.classList);
  if (now.innerHTML !== copy.innerHTML) copy.replaceChildren(...now.childNodes);
}

/** The source of a quotation and the title of a note. */
const besides = 'figcaption, [role="note"] > .heading-letters';

/** From the element of a block's first text to that of the block, as far as its tags tell it. */
function baseOf({ type }: Block, element: Element): Element {
  if (type === 'note') return element.closest('[role="note"]') ?? element;
  if (type === 'quote') return element.closest('blockquote')?.parentElement ?? element;
  if (type !== 'list') return element;
  let base = element.closest('ul, ol') ?? element;
  while (base.parentElement?.matches('li, ul, ol')) base = base.parentElement;
  return base;
}

/** The innermost element that holds all of them, and is none of them. */
function holderOf(bases: readonly (Element | undefined)[]): Element | undefined {
  let holder = bases[0]?.parentElement ?? undefined;
  while (holder && !bases.every((base) => base && base !== holder && holder?.contains(base))) {
    holder = holder.parentElement ?? undefined;
  }
  return holder;
}

/** By the type of a block, and of what it stands in: the element that the page draws it as, and where its text or its blocks stand in that. */
interface Look {
  shell: HTMLElement;
  inner: (shell: HTMLElement) => HTMLElement;
}
type Looks = Map<string, Look>;

const itself = (shell: HTMLElement) => shell;

function readLooks(blocks: readonly Block[], shown: readonly Element[], texts: readonly (Element | undefined)[]): Looks {
  const looks: Looks = new Map();
  const add = (name: string, element: Element | null | undefined, inner = itself) => {
    if (element && !looks.has(name)) looks.set(name, { shell: bare(element), inner });
  };
  for (const [index, block] of blocks.entries()) {
    const [element, text] = [shown[index], texts[index]];
    if (!element) continue;
    if (block.type === 'whole') looks.set(`whole ${block.entry} ${block.key}`, { shell: copyOf(element), inner: itself });
    if (block.text && text) {
      // A point may stand beside a sign that is no part of its text.
      const steps = stepsTo(text, element);
      const shell = steps.length > 0 ? (element.cloneNode(true) as HTMLElement) : bare(element);
      const inner = (of: HTMLElement) => steps.reduce<Element>((at, step) => at.children[step] ?? at, of) as HTMLElement;
      if (steps.length > 0) inner(shell).replaceChildren();
      if (!looks.has(`${block.type} doc`)) looks.set(`${block.type} doc`, { shell, inner });
    }
    if (block.type === 'list') {
      add(block.numbered ? 'numbered doc' : 'list doc', element);
      add('point list', element.querySelector(':scope > li'));
      const below = element.querySelector(':scope > li > :is(ul, ol)');
      add(below?.matches('ol') ? 'numbered point' : 'list point', below);
    }
    if (block.type === 'quote' || block.type === 'note') addFrame(looks, block, element);
  }
  return looks;
}

/** A quotation or a note. Its source or title is written in by itself: the page's own is seen through a gap that is as large. */
function addFrame(looks: Looks, { type, entry }: Block, element: Element): void {
  const holder = type === 'quote' ? element.querySelector('blockquote') : element;
  const beside = element.querySelector(besides);
  const frame = bare(element);
  const inner = type === 'quote' && holder ? bare(holder) : beside ? document.createElement('div') : frame;
  if (inner !== frame) frame.append(inner);
  if (type === 'note' && inner !== frame) inner.style.display = 'contents';
  const innerOf = (of: HTMLElement) => (inner === frame ? of : (of.querySelector<HTMLElement>('[data-inner]') ?? of));
  if (inner !== frame) inner.dataset.inner = '';
  looks.set(`${type} doc`, { shell: frame.cloneNode(true) as HTMLElement, inner: innerOf });
  const [paragraph] = [...(holder?.querySelectorAll(':scope > p') ?? [])].filter((one) => !one.matches(besides)).reverse();
  if (paragraph) looks.set(`paragraph ${type}`, { shell: bare(paragraph), inner: itself });
  if (!beside || entry === undefined) return;
  if (type === 'quote') frame.append(copyOf(beside));
  else frame.prepend(copyOf(beside));
  looks.set(`${type} ${entry}`, { shell: frame, inner: innerOf });
}

function stepsTo(inner: Element, outer: Element): number[] {
  const steps: number[] = [];
  for (let at = inner; at !== outer && at.parentElement; at = at.parentElement) {
    steps.unshift([...at.parentElement.children].indexOf(at));
  }
  return steps;
}

/** Without what is in it, and without what there may be once only. */
function bare(element: Element): HTMLElement {
  const copy = element.cloneNode(false) as HTMLElement;
  for (const name of ['id', 'tabindex', 'style']) copy.removeAttribute(name);
  return copy;
}

/** What the page shows none of yet, as the parts of a page draw it. */
function newLook(name: string, holder: string, level: number): Look {
  const make = (tag: string, className = '') => Object.assign(document.createElement(tag), { className });
  if (name === 'quote') {
    const shell = make('div');
    shell.append(make('blockquote', `${quotation.quote} ${quotation.barred}`));
    return { shell, inner: (of) => of.firstElementChild as HTMLElement };
  }
  // A paragraph of a point is the letters of the point and nothing around them.
  let shell = make(holder === 'point' ? 'div' : 'p');
  if (name === 'heading' || name === 'subheading') {
    const depth = name === 'heading' ? 1 : 2;
    shell = make(`h${Math.min(6, level + depth)}`, insertion[name]);
    shell.dataset.depth = String(depth);
  } else if (name === 'list' || name === 'numbered') {
    shell = make(name === 'list' ? 'ul' : 'ol', `${points.root} ${holder === 'point' ? points.below : ''}`);
  } else if (name === 'point') shell = make('li');
  else if (name === 'note') shell = make('div', insertion.note);
  return { shell, inner: itself };
}

function draw(node: Node, around: Node, looks: Looks, level: number, addSource?: string): DrawnBlock {
  const { type, attrs } = node;
  const name = type.name === 'list' && attrs.numbered === true ? 'numbered' : type.name;
  if (name === 'whole') {
    const look = looks.get(`whole ${attrs.entry} ${attrs.key}`);
    const dom = copyOf(look?.shell ?? document.createElement('div'));
    if (typeof attrs.said === 'string') dom.append(Object.assign(document.createElement('pre'), { textContent: attrs.said }));
    return { dom };
  }
  const holder = around.type.name;
  const look =
    looks.get(`${name} ${attrs.entry}`) ??
    looks.get(`${name} ${holder}`) ??
    (holder === 'note' ? looks.get(`${name} doc`) : undefined) ??
    newLook(name, holder, level);
  const dom = look.shell.cloneNode(true) as HTMLElement;
  const contentDOM = look.inner(dom);
  if (name === 'numbered') dom.setAttribute('start', String(Number(attrs.start ?? 1) || 1));
  if (name === 'quote' && !attrs.beside && addSource !== undefined) dom.append(sourceButton(addSource));
  for (const sign of dom.querySelectorAll<HTMLElement>('*')) if (!sign.contains(contentDOM)) sign.contentEditable = 'false';
  const follow = ({ childCount }: Node) => contentDOM.toggleAttribute('data-several', childCount > 1);
  if (name === 'quote') follow(node);
  return { dom, contentDOM, ...(name === 'quote' && { follow }) };
}

/** A button in the place of the source, for a quotation that has none. */
function sourceButton(title: string): HTMLElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: title });
  button.className = `${quotation.source} small-print`;
  button.dataset.fields = '';
  // The focus stays in the text.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => tell({ type: 'key', action: 'source' }));
  return button;
}

/** Where the page puts fixed blanks, or marks words that no line ends in. */
function keptTogether(text: string, lang: string, isHeading: boolean): Kept[] {
  const ranges: Kept[] = [];
  let at = 0;
  for (const piece of keepTogether(text, lang, isHeading ? fitsAnywhere : undefined)) {
    const shown = typeof piece === 'string' ? piece : piece.whole;
    if (typeof piece !== 'string') {
      ranges.push({ from: at, to: at + shown.length, attributes: { class: classOfWhole(shown) } });
    } else {
      for (let index = 0; index < shown.length; index++) {
        const isFixed = text[at + index] === ' ' && shown[index] !== ' ';
        if (isFixed) ranges.push({ from: at + index - 1, to: at + index + 2, attributes: { style: 'white-space: pre' } });
      }
    }
    at += shown.length;
  }
  return ranges;
}
