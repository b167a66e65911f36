/**
 * DOM paths: where the numbers of a marked page (worker/origins.ts) stand in the tree of elements. The real page has the same tree, so each
 * path leads there to the text, image or icon that the number stands for.
 */

import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Page, Shell } from '../../../schema/resolved.ts';
import { fileStem, isNotFound } from '../../../schema/site-parts.ts';
import { memo } from '../../disk/memo.ts';
import { App } from '../../render/App.tsx';
import type { MarkedPage } from '../worker/messages.ts';
import { renderInert } from './client-markup.ts';

/** What a place is. `spoken` is only read out, such as the name of a button without words. */
export type PlaceKind = 'text' | 'image' | 'icon' | 'spoken';

export interface DomPath {
  pointer: string;
  kind: PlaceKind;
  /** From the page's root down: the index of a child, of that the index of a child, and so on. */
  steps: readonly number[];
}

/** The page as the preview shows it, apart from the document around it. */
export function renderPage(shell: Shell, page: Page) {
  return createElement(
    MemoryRouter,
    { key: page.path, initialEntries: [isNotFound(page.path) ? fileStem(page.path) : page.path] },
    // Not eager, so that the page is complete, with all that the app adds to its document: authors write on it.
    createElement(App, { shell, page: { ...page, eager: false } }),
  );
}

/**
 * Where each number of a marked page stands; a text that a page shows more than once has several paths.
 *
 * @throws the error of a component that cannot render numbers in place of its texts
 */
export function findDomPaths({ shell, page, pointers }: MarkedPage): DomPath[] {
  const root = renderInert(renderPage(shell, page));
  const children = memo(childrenOf);
  return findNumbers(root).flatMap(({ number, kind, element }) => {
    const pointer = pointers[number];
    return pointer === undefined ? [] : [{ pointer, kind, steps: stepsTo(element, root, children) }];
  });
}

/**
 * @param root - the element that React renders into
 * @returns a function from a DOM path to the element that it leads to, as long as the page stays as it is
 */
export function elementsOf(root: Element): (steps: readonly number[]) => Element | undefined {
  // A list may have a thousand children, and a path through it to each: half a second after a letter, were they counted for each anew.
  const children = memo(childrenOf);
  return (steps) => steps.reduce<Element | undefined>((element, step) => element && children(element)[step], root);
}

function stepsTo(element: Element, root: Element, children: (element: Element) => Element[]): number[] {
  const steps: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    steps.unshift(children(at.parentElement).indexOf(at));
  return steps;
}

/** All children except the spans that keep words in one piece (parts/InlineText.tsx): how many there are depends on the text. */
function childrenOf(element: Element): Element[] {
  return [...element.children].filter((child) => !isLineBreakMark(child));
}

function isLineBreakMark(element: Element): boolean {
  if (element.tagName !== 'SPAN') return false;
  if (element.classList.contains('whole')) return true;
  const { children } = element;
  return element.attributes.length === 0 && children.length > 0 && [...children].every((child) => child.matches('span.whole'));
}

interface Found {
  number: number;
  kind: PlaceKind;
  element: Element;
}

/** A number, and the markup that it stands in. */
const mark = /⟦(?<number>\d+)(?<around>[seca]*)⟧/g;

const tagOf: Record<string, string> = { s: 'STRONG', e: 'EM', c: 'CODE', a: 'A' };

function findNumbers(root: Element): Found[] {
  const found: Found[] = [];
  for (const node of nodesIn(root)) {
    if (node instanceof Element) {
      found.push(...inAttributes(node));
      continue;
    }
    const { parentElement, data } = node as Text;
    for (const { groups } of parentElement ? data.matchAll(mark) : []) {
      const element = outOfMarkup(parentElement as Element, groups?.around ?? '');
      found.push({ number: Number(groups?.number), kind: 'text', element });
    }
  }
  return found;
}

function* nodesIn(root: Element): Generator<Node> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode;
}

function inAttributes(element: Element): Found[] {
  return [...element.attributes].flatMap(({ name, value }): Found[] => {
    const [first, ...others] = value.matchAll(mark);
    // What is made of several texts is the place of none.
    if (!first || others.length > 0) return [];
    const number = Number(first.groups?.number);
    if (name === 'src' || name === 'poster') return [{ number, kind: 'image', element }];
    const drawing = element.closest('svg');
    if (drawing) return [{ number, kind: 'icon', element: drawing }];
    return ['aria-label', 'alt', 'title', 'placeholder'].includes(name) ? [{ number, kind: 'spoken', element }] : [];
  });
}

/** The element around the bold, emphasized, linked or code part that a text begins with. */
function outOfMarkup(element: Element, around: string): Element {
  let outer = element;
  for (const letter of [...around].reverse()) {
    if (outer.tagName === tagOf[letter] && outer.parentElement) outer = outer.parentElement;
  }
  return outer;
}
