import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Json } from '../../../../../schema/json.ts';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import type { Problem } from '../../../../loader/say/problems.ts';
import type { ShownPage } from '../../../worker/messages.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

const section = { type: 'message', title: 'Titel', text: ['Text.'] };
const manifest = {
  routes: [
    { path: '/', sections: [section, section] },
    { path: '/kurse', sections: [section] },
  ],
};
const wrong = (pointer: string) =>
  ({
    code: 'broken-link',
    severity: 'error',
    pointer,
    message: `Falsch: ${pointer}`,
    hint: '',
    fix: { title: '„/x“', edits: [] },
  }) as unknown as Problem;
const page = { page: {} } as ShownPage;

async function open() {
  const { editor, hear, asked } = await editorOf(manifest);
  showIn(editor, <PreviewBanner />);
  const answer = (pointers: string[], { shown, ...more }: { shown?: ShownPage; of?: Json } = { shown: page }) =>
    act(() => {
      if (shown) hear({ type: 'drawn', draft: asked(), shown, ...more });
      hear({ type: 'validated', draft: asked(), problems: pointers.map(wrong), hidden: 0, unknownFiles: [] });
    });
  const said = () => screen.queryByRole('status')?.textContent?.trim();
  return { editor, answer, said };
}

afterEach(cleanup);

test('a mistake on the page is named, and leads to its field; in its own form it is said already', async () => {
  const { editor, answer, said } = await open();
  const pointer = '/routes/0/sections/1/title';
  answer(['/routes/1/sections/0/title', pointer]);
  expect(said()).toBe(`Falsch: ${pointer}`);
  expect(screen.getByRole('button', { name: 'Korrigieren: „/x“' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Zeigen' }));
  expect(editor.state()).toMatchObject({ selection: { kind: 'section', section: 1 }, target: { pointer, focus: true } });
  expect(said()).toBeUndefined();
});

test('a mistake of another page is none of this one', async () => {
  const { answer, said } = await open();
  answer(['/routes/1/sections/0/title']);
  expect(said()).toBeUndefined();
});

test('what the page shows as it was before is said, also in its own form', async () => {
  const { editor, answer, said } = await open();
  act(() => editor.select({ kind: 'section', page: 0, section: 1 }));
  answer(['/routes/0/sections/1/title'], { shown: page, of: manifest });
  expect(said()).toBe('Falsch: /routes/0/sections/1/title Alles andere ist aktuell.');
});

test('what keeps the whole page from being shown is named, wherever it is', async () => {
  const { answer, said } = await open();
  answer(['/theme/colors'], {});
  expect(said()).toBe('Falsch: /theme/colors Diese Seite kann noch nicht gezeigt werden.');
  answer([]);
  expect(said()).toBeUndefined();
});
