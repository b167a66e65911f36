import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '../../../../../schema/json.ts';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import type { ToPreview } from '../../../preview/messages.ts';
import type { Drawn } from '../../../worker/messages.ts';
import { Preview } from '../../state/use-editor.ts';
import { PreviewPane } from './PreviewPane.tsx';

afterEach(cleanup);

const at = '/routes/0/sections/0/text';
const site = { routes: [{ path: '/', title: 'A', sections: [{ type: 'article', title: 'B', text: ['Eins'] }] }] };

test('a text that the shown page does not have yet is written in as soon as it has', async () => {
  const { editor, hear, asked } = await editorOf(site as unknown as Json);
  const post = vi.fn<(frame: Window, message: ToPreview) => void>();
  showIn(
    editor,
    <Preview value={{ frame: { src: 'about:blank' }, origin: 'null', post }}>
      <PreviewPane />
    </Preview>,
  );
  const frame = document.querySelector('iframe') ?? expect.fail();
  const drawn = () => act(() => hear({ type: 'drawn', draft: asked(), shown: { page: {}, shell: {} } } as unknown as Drawn));
  const ready = { data: { type: 'ready' }, origin: 'null', source: frame.contentWindow };
  act(() => void dispatchEvent(new MessageEvent('message', ready)));
  drawn();
  act(() => editor.insert(at, 1, 'x', { title: '' }));
  const earlier = asked();
  act(() => editor.set(`${at}/1`, '', { title: '' }));
  act(() => editor.show(`${at}/1`, { focus: false, from: 'page', stays: true, writes: true }));
  // A draft before it could not be drawn.
  act(() => hear({ type: 'validated', draft: earlier, problems: [], hidden: 0, unknownFiles: [] }));
  const asks = () =>
    post.mock.calls.flatMap(([, message]) => (message.type === 'select' && message.writes ? message.pointer : []));
  expect(document.activeElement).not.toBe(frame);
  drawn();
  expect([asks(), document.activeElement]).toEqual([[`${at}/1`], screen.getByTitle('Vorschau der Seite')]);
});
