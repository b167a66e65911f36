import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import { WritingBar } from './WritingBar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const manifest = { routes: [{ path: '/', title: 'A', sections: [{ type: 'text', title: 'B', text: ['C'] }] }] };
const seen = window.innerHeight;
const viewport = (offsetTop: number, height: number) => Object.assign(new EventTarget(), { offsetTop, height }) as VisualViewport;

const nowhere = { left: 0, top: 0, bottom: 0, marks: [], from: 0, text: 0 };

test.each<[string, number, number, number, boolean, VisualViewport?]>([
  ['above what is selected', 300, 320, 300, false],
  ['below it at the top of the page', 4, 24, 24, true],
  ['within the window, where what is selected fills it', 4, seen + 40, seen - 48, true],
  ['above it, where a keyboard lies below', 300, 320, 300, false, viewport(0, 340)],
  ['below it, where the window is moved up by a keyboard', 220, 240, 240, true, viewport(200, 340)],
])('the bar stands %s', async (_, top, bottom, at, isBelow, visualViewport = viewport(0, seen)) => {
  const { editor } = await editorOf(manifest);
  vi.stubGlobal('visualViewport', visualViewport);
  const nothing = () => {};
  const place = {
    left: 0,
    top,
    bottom,
    isEmpty: false,
    marks: [],
    words: 'C',
    count: 1,
    from: 0,
    to: 1,
    text: 0,
    kind: '' as const,
  };
  showIn(
    editor,
    <WritingBar
      at="/routes/0/sections/0/text/0"
      isRich
      isBlank={false}
      kinds={[]}
      place={place}
      open={undefined}
      setOpen={nothing}
      run={nothing}
      leave={nothing}
    />,
  );
  const bar = screen.getByRole('button', { name: 'Fett' }).closest<HTMLElement>('[data-writing-bar]');
  expect([bar?.style.top, bar?.hasAttribute('data-below')]).toEqual([`${at}px`, isBelow]);
  // A keyboard comes.
  act(() => {
    Object.assign(visualViewport, { offsetTop: 0, height: bottom + 10 });
    visualViewport.dispatchEvent(new Event('resize'));
  });
  const isOver = top >= 104;
  expect([bar?.style.top, bar?.hasAttribute('data-below')]).toEqual(isOver ? [`${top}px`, false] : [`${bottom - 38}px`, true]);
});

test('the source of a quotation is added from the bar, and one writes it on the page', async () => {
  const text = ['A', { quote: 'B' }];
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [{ type: 'article', title: 'B', text }] }] });
  const list = '/routes/0/sections/0/text';
  const nothing = () => {};
  const place = { ...nowhere, kind: 'quote' as const, isEmpty: false, words: 'B', count: 1, to: 1 };
  const bar = { isRich: true, isBlank: false, kinds: [], place, open: undefined, setOpen: nothing, run: nothing, leave: nothing };
  showIn(editor, <WritingBar at={`${list}/1/quote`} {...bar} />);
  fireEvent.click(screen.getByRole('button', { name: 'Quelle des Zitats ergänzen' }));
  expect(Object.keys(editor.valueOf(`${list}/1`) as object)).toEqual(['quote', 'source']);
  expect(editor.state().target).toMatchObject({ pointer: `${list}/1/source`, writes: true });
});
