import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import { WritingBar } from './WritingBar.tsx';

afterEach(cleanup);

const manifest = { routes: [{ path: '/', title: 'A', sections: [{ type: 'text', title: 'B', text: ['C'] }] }] };
const seen = window.innerHeight;

test.each<[string, number, number, number, boolean]>([
  ['below what is selected', 300, 320, 320, true],
  ['at the top of the page as well', 4, 24, 24, true],
  ['above it, where there is no room below', seen - 30, seen - 10, seen - 30, false],
  ['within the window, where what is selected fills it', 4, seen + 40, seen - 48, true],
])('the bar stands %s', async (_, top, bottom, at, isBelow) => {
  const { editor } = await editorOf(manifest);
  const nothing = () => {};
  const place = { left: 0, top, bottom, isEmpty: false, marks: [], words: 'C', from: 0, to: 1, text: 0, kind: '' as const };
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
});
