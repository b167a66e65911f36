/** Changes of a form, made in the editor: each is undone to the first byte, and done again to the last. */
import { expect } from 'vitest';
import { formsOf } from '../../../src/editor/draft/fields/form-model.ts';
import type { Storage } from '../../../src/editor/storage.ts';
import { createEditor, type Editor } from '../../../src/editor/window/state/editor.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { silentWorker } from './editor-file.ts';
import { type Change, changesOf, changesOfAll } from './field-changes.ts';

export const forms = formsOf('de');

function openText(text: string): Promise<Editor> {
  const nothing = () => Promise.reject(new Error('Nothing is kept here.'));
  const storage: Storage = {
    read: async () => ({ text, version: '1' }),
    files: async () => [],
    save: nothing,
    upload: nothing,
  };
  return createEditor({ storage, worker: silentWorker, lang: 'de' });
}

const valueIn = (editor: Editor) => JSON.parse(editor.state().document.text) as unknown;

/** Takes back all there is, and does it again. */
function undoAll(editor: Editor): void {
  while (editor.state().document.done.length > 0) editor.undo();
}
function redoAll(editor: Editor): void {
  while (editor.state().document.undone.length > 0) editor.redo();
}

/** @returns how many changes were made */
export async function tryAll(text: string, changes: Iterable<Change>): Promise<number> {
  const editor = await openText(text);
  let count = 0;
  for (const { name, make } of changes) {
    make(editor);
    const { text: changed, value } = editor.state().document;
    expect(changed === text, `${name} changes something`).toBe(false);
    expect(valueIn(editor), name).toEqual(value);
    undoAll(editor);
    expect(editor.state().document.text === text, `${name} is undone to the first byte`).toBe(true);
    redoAll(editor);
    expect(editor.state().document.text === changed, `${name} is done again to the last byte`).toBe(true);
    undoAll(editor);
    count++;
  }
  return count;
}

/** Several changes that follow each other, whatever the one before has left: then all at once is taken back. */
export async function tryTogether(text: string, changes: readonly Change[]): Promise<void> {
  const editor = await openText(text);
  for (const { make } of changes) make(editor);
  expect(valueIn(editor)).toEqual(editor.state().document.value);
  const changed = editor.state().document.text;
  undoAll(editor);
  expect(editor.state().document.text === text).toBe(true);
  redoAll(editor);
  expect(editor.state().document.text === changed).toBe(true);
}

/** In the parts around the sections, in pages and in sections. */
export function* changesIn(manifest: Manifest): Generator<Change> {
  for (const [part, field] of Object.entries(forms.parts)) {
    const value = (manifest as unknown as Record<string, unknown>)[part];
    if (value !== undefined) yield* changesOf(field, { at: `/${part}`, value });
  }
  for (const [index, page] of manifest.routes.entries()) yield* changesOfAll(forms.page, `/routes/${index}`, page);
  for (const changes of perSection(manifest)) yield* changes;
}

/** What can be written, so that no change takes away the place of another one. */
export function* perSection({ routes }: Manifest): Generator<Change[]> {
  for (const [page, { sections }] of routes.entries()) {
    for (const [index, section] of sections.entries()) {
      // What is written once for several pages has a form of its own.
      if (section.type === 'reuse') continue;
      const { fields } = forms.sections[section.type] ?? expect.fail(`no form of ${section.type}`);
      const all = [...changesOfAll(fields, `/routes/${page}/sections/${index}`, section)];
      yield all.filter(({ name }) => /: (?:written|counted up|chosen|switched)/.test(name) && !name.includes(', ')).slice(0, 200);
    }
  }
}
