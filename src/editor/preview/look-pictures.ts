/**
 * Pictures of the own page, one for each value of a look (schema/look.ts): the same piece of it, in a box that has the look's attribute. Which
 * piece, the sheets say: what the rules of a look select is what it changes.
 */
import type { Look } from '../../../schema/look.ts';
import { rootId } from '../../render/own-ids.ts';
import type { LookPicture } from './messages.ts';

/** Of a piece as it is shown, in CSS pixels of the page. */
const around = 24;
const largest = 1.6;
const smallest = 0.3;
/** Where a look changes the page as a whole, so many sections are shown, from one of the first on. */
const firstSections = 4;

/**
 * A motion is shown as it stands in the midst of it, with an arrow the way it goes. Of a drawing without a ground nobody sees the shape: there
 * it gets one, with a horizon, as a photo has.
 */
export const pictureStyles = `
:root[data-pictures], :root[data-pictures] body { background: none; overflow: hidden }
:root[data-pictures] #${rootId} { position: absolute; inset: 0 0 auto; height: 0; overflow: hidden; visibility: hidden }
[data-picture] { position: absolute; overflow: hidden; background: var(--ground) }
[data-picture] > div { transform-origin: 0 0 }
[data-picture="pictures"] img {
  background: linear-gradient(
    color-mix(in oklab, var(--color-primary) 30%, var(--color-ground)) 62%, color-mix(in oklab, var(--color-primary) 65%, var(--color-ground)) 0
  );
}
[data-picture="motion"][data-look-motion]::after {
  position: absolute; inset: auto 5% 6% auto; display: grid; place-items: center; width: 6rem; height: 6rem; border-radius: 50%;
  background: var(--color-primary); color: var(--color-on-primary); font: 700 4rem/1 sans-serif; content: "↑";
}
[data-picture="motion"][data-look-motion="draw"]::after { content: "→" }
[data-picture="motion"][data-look-motion="draw"]:dir(rtl)::after { content: "←" }
[data-picture] * {
  animation-timeline: auto !important; animation-range: normal !important; animation-duration: 1s !important;
  animation-delay: -0.5s !important; animation-play-state: paused !important; animation-fill-mode: both !important;
}`;

/** Lets rules that ask for the document's element ask for a picture as well. */
export function widenToPictures(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root') && !rule.selectorText.includes('data-picture'))
      rule.selectorText = rule.selectorText.replaceAll(':root', ':is(:root, [data-picture])');
    if ('cssRules' in rule) widenToPictures(rule.cssRules as CSSRuleList);
  }
}

/**
 * Draws all pictures beside the page, which is not seen itself.
 *
 * @param root - of the page
 * @param look - what the site has chosen
 */
export function drawPictures(root: HTMLElement, pictures: readonly LookPicture[], look: Look = {}): void {
  for (const old of document.querySelectorAll('[data-picture]')) old.remove();
  const pieces = new Map<string, Piece>();
  const nameOf = ({ key, value }: LookPicture) => (key === 'section' ? `${key} ${value}` : key);
  for (const picture of pictures) {
    if (!pieces.has(nameOf(picture))) pieces.set(nameOf(picture), findPiece(root, picture, pictures));
  }
  for (const picture of pictures) {
    const { key, value, left, top, width, height } = picture;
    const box = document.createElement('div');
    box.dataset.picture = key;
    // In any other picture nothing is on its way.
    const { 'data-look-motion': _, ...others } = look;
    for (const [name, chosen] of Object.entries(others)) box.setAttribute(name, chosen);
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    const { nodes, x, y, size } = pieces.get(nameOf(picture)) ?? {};
    const paper = box.appendChild(document.createElement('div'));
    const fits = size && Math.min(height / (size.height + 2 * around), width / (size.width + 2 * around));
    const scale = fits === undefined ? width / innerWidth : Math.max(smallest, Math.min(largest, fits));
    Object.assign(paper.style, {
      width: `${innerWidth}px`,
      transform: `scale(${scale}) translate(${-Math.max(0, (x ?? 0) - around)}px, ${-Math.max(0, (y ?? 0) - around)}px)`,
    });
    paper.append(...(nodes ?? []).map((node) => node.cloneNode(true)));
    const bearer = box.querySelector(partOf(key)) ?? box;
    if (value === undefined) bearer.removeAttribute(`data-look-${key}`);
    else bearer.setAttribute(`data-look-${key}`, value);
    for (const image of box.querySelectorAll('img')) image.loading = 'eager';
    document.body.append(box);
  }
}

/** The part of a page that has a layout of its own. */
const partOf = (key: string) => `:is(header, footer)[data-part="${key}"]`;

interface Piece {
  nodes: Node[];
  /** Where in it the element stands that is changed, and how large that is; left out where all is. */
  x?: number;
  y?: number;
  size?: Pick<DOMRect, 'width' | 'height'>;
}

function findPiece(root: HTMLElement, { key, value }: LookPicture, pictures: readonly LookPicture[]): Piece {
  const main = root.querySelector('main');
  const sections = [...(main?.children ?? [])];
  if (key === 'section') {
    const around = main?.cloneNode() as Element | undefined;
    around?.append(...sections.slice(Number(value), Number(value) + 1).map((one) => one.cloneNode(true)));
    return { nodes: around ? [around] : [] };
  }
  const part = root.querySelector(partOf(key));
  if (part) {
    const below = main?.cloneNode() as Element | undefined;
    // A header can lie over a photo that a page begins with.
    const first = sections.find((one) => one.querySelector(':scope > [data-text-on]')) ?? sections[0];
    if (first) below?.append(first.cloneNode(true));
    return { nodes: key === 'header' && below ? [part, below] : [part] };
  }
  const target = findTarget(root, key, pictures);
  const section = sections.find((one) => one.contains(target ?? null));
  if (!main || !target || !section) {
    const beginning = main?.cloneNode() as Element | undefined;
    const first = findMostChanged(sections.slice(0, firstSections), key, pictures);
    beginning?.append(...sections.slice(first, first + firstSections).map((one) => one.cloneNode(true)));
    return { nodes: beginning ? [beginning] : [] };
  }
  const around = main.cloneNode() as Element;
  // What is not the first of a page stays so.
  if (section !== sections[0]) around.append(Object.assign(document.createElement('div'), { hidden: true }));
  around.append(section.cloneNode(true));
  const [outer, inner] = [section.getBoundingClientRect(), target.getBoundingClientRect()];
  return { nodes: [around], x: inner.left - outer.left, y: inner.top - outer.top, size: inner };
}

/** The place of the section whose height changes most. */
function findMostChanged(sections: readonly Element[], key: string, pictures: readonly LookPicture[]): number {
  const changes = sections.map(() => 0);
  const usual = sections.map((one) => one.clientHeight);
  for (const { key: its, value } of pictures) {
    if (its !== key || value === undefined) continue;
    document.documentElement.setAttribute(`data-look-${key}`, value);
    for (const [index, one] of sections.entries())
      changes[index] = (changes[index] ?? 0) + Math.abs(one.clientHeight / (usual[index] || 1) - 1);
    document.documentElement.removeAttribute(`data-look-${key}`);
  }
  return Math.max(0, changes.indexOf(Math.max(...changes)));
}

/** Of what the rules of a look select, that which most of its values change; of several the first on the page. */
function findTarget(root: HTMLElement, key: string, pictures: readonly LookPicture[]): Element | undefined {
  const html = document.documentElement;
  const selectors = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
    selectorsOf(cssRules, `data-look-${key}`),
  );
  const counts = new Map<Element, number>();
  for (const one of pictures) {
    if (one.key !== key || one.value === undefined) continue;
    html.setAttribute(`data-look-${key}`, one.value);
    const found = new Set(selectors.flatMap((selector) => [...root.querySelectorAll(`main > * ${within(selector)}`)]));
    html.removeAttribute(`data-look-${key}`);
    for (const element of found) counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  const seen = [...counts].filter(([element]) => element.getClientRects().length > 0);
  const most = Math.max(...seen.map(([, count]) => count));
  return seen
    .filter(([, count]) => count === most)
    .map(([element]) => element)
    .reduce<Element | undefined>((first, element) => (first && isBefore(first, element) ? first : element), undefined);
}

const isBefore = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const within = (selector: string) => `:is(${selector})`;

/** What rules select in whose selector an attribute stands, and those within them. An element stands for what is before and behind it. */
function selectorsOf(rules: CSSRuleList, attribute: string, outer?: string): string[] {
  return [...rules].flatMap((rule) => {
    const isStyle = rule instanceof CSSStyleRule;
    const own = isStyle ? rule.selectorText.replace(/::[\w-]+/g, ':is(*)') : '';
    const whole = outer === undefined ? own : own.includes('&') ? own.replaceAll('&', within(outer)) : `${within(outer)} ${own}`;
    const isMeant = isStyle && (outer !== undefined || own.includes(attribute));
    const inner = 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList, attribute, isMeant ? whole : outer) : [];
    return isMeant ? [whole, ...inner] : inner;
  });
}
