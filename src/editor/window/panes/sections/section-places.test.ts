import { expect, test } from 'vitest';
import { openDocument } from '../../../draft/document/document.ts';
import type { EditorState } from '../../state/editor-state.ts';
import { gapAt, placeInGap, readAreas, sectionNow } from './section-places.ts';

const heights = ['/routes/0/sections/0 -40 60', '/reused/offer 60 160', '/routes/0/sections/2 160 260', '/reused/offer 260 300'];
const { all } = readAreas({ type: 'sections', current: 1, top: 0, areas: heights.join('\n') });

const manifest = {
  reused: { offer: { type: 'text', title: 'Angebot' } },
  routes: [
    {
      path: '/',
      sections: [
        { type: 'hero', title: 'A' },
        { type: 'reuse', of: 'offer' },
        { type: 'text', title: 'B' },
        { type: 'reuse', of: 'offer' },
      ],
    },
  ],
};

function stateOf(sections: object[] = manifest.routes[0]?.sections ?? []): EditorState {
  const { value } = openDocument(JSON.stringify({ ...manifest, routes: [{ path: '/', sections }] }));
  const shown = { of: openDocument(JSON.stringify(manifest)).value };
  return { document: { value }, shown, page: 0, forms: { sections: {} } } as unknown as EditorState;
}

test('what a page says of its sections is read line by line, and what is no place is none', () => {
  expect(all[0]).toEqual({ pointer: '/routes/0/sections/0', top: -40, bottom: 60 });
  expect(readAreas({ type: 'sections', current: 0, top: 0, areas: '' }).all).toEqual([]);
  expect(readAreas({ type: 'sections', current: 0, top: 0, areas: '/a 1\n/b x 2\n/c 1 Infinity' }).all).toEqual([]);
});

test('a section that is written once is that of its place, also where it stands twice', () => {
  const places = all.map((_, index) => sectionNow(stateOf(), all, index)?.section);
  expect(places).toEqual([0, 1, 2, 3]);
});

test('what has moved since the page was painted is found where it is now', () => {
  const [a, offer, b, again] = manifest.routes[0]?.sections ?? [];
  const state = stateOf([offer, b, a, again] as object[]);
  expect(sectionNow(state, all, 0)?.section).toBe(2);
  expect(sectionNow(stateOf([offer] as object[]), all, 2)).toBeUndefined();
});

test('what is dragged goes where the middle of another one is passed, and nowhere around itself', () => {
  expect([0, 50, 150, 290].map((y) => gapAt(all, y))).toEqual([0, 1, 2, 4]);
  const to = (held: number) => [0, 1, 2, 3, 4].map((gap) => placeInGap(stateOf(), all, held, gap));
  expect(to(0)).toEqual([undefined, undefined, 1, 2, 3]);
  expect(to(2)).toEqual([0, 1, undefined, undefined, 3]);
});
