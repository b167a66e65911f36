import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import type { Problem } from '../../../../loader/say/problems.ts';
import { FindingList } from './FindingList.tsx';

afterEach(cleanup);

const paths = ['/a', '/b', '/c'];
const manifest = { routes: paths.map((path) => ({ path, title: 'Hr. Maier', description: 'Hr. Maier' })) };

/** The same finding for each "Hr.", as the loader has them. */
function findings(text: string, isCertain: (index: number) => boolean): Problem[] {
  return [...text.matchAll(/"(title|description)": "Hr\./g)].map((match, index) => {
    const offset = match.index + match[0].length - 3;
    const at = (by: number) => ({ line: 1, column: 1, offset: offset + by });
    const range = { start: at(0), end: at(3) };
    return {
      ...{ code: 'national-phone', severity: 'warning', lang: 'de', message: 'Abgekürzt.', hint: 'Schreiben Sie es aus.' },
      ...{ file: '', place: '', pointer: `/routes/${Math.floor(index / 2)}/${match[1]}`, range, related: [], frame: '' },
      ...(isCertain(index) && { fix: { title: '„Herr“', edits: [{ range, text: 'Herr' }] } }),
    };
  });
}

async function listOf(isCertain: (index: number) => boolean) {
  const { editor, said } = await editorOf(manifest);
  const { text } = editor.state().document;
  const all = findings(text, isCertain);
  const other = { ...(all[0] ?? expect.fail()), message: 'Falsch.', severity: 'error' as const };
  act(() => said([...all, other]));
  showIn(editor, <FindingList />);
  fireEvent.click(screen.getByRole('button', { name: '1 Fehler, 6 Hinweise' }));
  const entry = screen.getByText('Abgekürzt.').closest('li') ?? expect.fail('no entry');
  return { editor, text, entry };
}

test('what is said in six places is said once, with six places that each lead there, and corrected in one step', async () => {
  const { editor, text, entry } = await listOf(() => true);
  expect(screen.getAllByText('Abgekürzt.')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]?.textContent, 'mistakes come first').toContain('Falsch.');
  expect(within(entry).getByText('An 6 Stellen')).toBeTruthy();
  expect(entry.querySelectorAll('[data-row]')).toHaveLength(6);
  fireEvent.click(within(entry).getByRole('button', { name: 'Alle 6 korrigieren: „Herr“' }));
  expect(editor.state().document.text).toBe(text.replaceAll('Hr.', 'Herr'));
  act(() => editor.undo());
  expect(editor.state().document.text).toBe(text);
});

test('each place leads to its field', async () => {
  const { editor, entry } = await listOf(() => true);
  fireEvent.click(entry.querySelectorAll<HTMLElement>('[data-row]')[4] ?? expect.fail());
  expect(editor.state().target).toMatchObject({ pointer: '/routes/2/title', focus: true });
});

test('where one of the answers is not known, each that is has a button of its own', async () => {
  const { editor, text, entry } = await listOf((index) => index < 2);
  expect(within(entry).queryByRole('button', { name: /^Alle/ })).toBeNull();
  const [first] = within(entry).getAllByRole('button', { name: 'Korrigieren: „Herr“' });
  fireEvent.click(first ?? expect.fail());
  expect(editor.state().document.text).toBe(text.replace('Hr.', 'Herr'));
});
