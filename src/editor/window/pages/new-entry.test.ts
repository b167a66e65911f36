import { expect, test } from 'vitest';
import { apply, openDocument, undo } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import type { EditorState } from '../state/editor-state.ts';
import { addEntry, listedOnPage, newestEntry } from './new-entry.ts';

const last = {
  path: '/aktuelles/fest',
  title: 'Das Fest – {club}',
  description: 'D',
  entry: { date: '12.07.26', tags: ['Feste'] },
  sections: [
    {
      type: 'hero',
      id: 'fest',
      tone: 'tint',
      breadcrumbs: { label: 'Sie sind hier' },
      title: 'Das Fest',
      text: ['Es war schön.'],
    },
    { type: 'text', text: ['Und lang.'] },
  ],
};
const older = {
  path: '/aktuelles/alt',
  title: 'Alt',
  description: 'D',
  entry: { date: '{day}' },
  sections: [{ type: 'text', text: ['A'] }],
};
const manifest = {
  constants: { day: '2026-01-02' },
  site: { lang: 'de' },
  routes: [{ path: '/', sections: [] }, older, last, { path: '/aktuelles/seite', sections: [] }, { path: '*', sections: [] }],
};
const document = openDocument(`${JSON.stringify(manifest, null, 2)}\n`);
const state = { forms: formsOf('de'), files: [], document } as unknown as EditorState;
const fresh = { title: 'Neues', path: '/aktuelles/neues', today: '2026-11-24' };

test('a new entry has the day of today and the shape of the newest, none of its words, and stands before it', () => {
  const { page, operations, begin } = addEntry(state, '/aktuelles', fresh);
  const after = apply(document, operations, { title: '', at: '', time: 0 });
  const made = (after.value as typeof manifest).routes[page] as typeof last;
  expect([page, begin]).toEqual([2, '/routes/2/sections/1/text/0']);
  expect(made).toMatchObject({
    path: '/aktuelles/neues',
    title: 'Neues – {club}',
    description: 'Neues',
    entry: { date: '24.11.26' },
  });
  expect(made.sections.map((section) => Object.keys(section).sort())).toEqual([
    ['breadcrumbs', 'text', 'title', 'tone', 'type'],
    ['text', 'type'],
  ]);
  expect(made.sections[0]).toMatchObject({ tone: 'tint', title: 'Neues', breadcrumbs: { label: 'Sie sind hier' } });
  expect(JSON.stringify(made)).not.toMatch(/Es war schön|Und lang|Feste|"id"/);
  expect(undo(after)?.document.text).toBe(document.text);
});

test('the newest entry is that of the latest day, however days are written; without one it is an article', () => {
  expect(newestEntry(manifest, '/aktuelles')?.index).toBe(2);
  expect(newestEntry(manifest, '/termine')).toBeUndefined();
  const { page, operations, begin } = addEntry(state, '/termine', { ...fresh, path: '/termine/neues' });
  expect([page, begin]).toEqual([4, '/routes/4/sections/0/text/0']);
  expect(operations[0]).toMatchObject({
    value: { entry: { date: '24.11.2026' }, sections: [{ type: 'article', title: 'Neues', text: [expect.any(String)] }] },
  });
});

test('where no entry has a day, a new one has none, and stands behind the last', () => {
  const machine = (name: string) => ({ path: `/maschinen/${name}`, entry: {}, sections: [{ type: 'text', text: ['M'] }] });
  const list = { ...manifest, routes: [manifest.routes[0], machine('a'), machine('b'), ...manifest.routes.slice(1)] };
  const its = { ...state, document: openDocument(JSON.stringify(list)) } as unknown as EditorState;
  const { page, operations } = addEntry(its, '/maschinen', { ...fresh, path: '/maschinen/c' });
  expect(page).toBe(3);
  expect(operations[0]).toMatchObject({ value: { entry: {} } });
  expect(JSON.stringify(operations)).not.toContain('"date"');
});

test('the address below which a page lists entries is that of its first list', () => {
  const list = { type: 'entries', under: '/aktuelles' };
  const routes = [{ path: '/', sections: [last.sections[0], list] }, older];
  const its = { ...state, document: openDocument(JSON.stringify({ ...manifest, routes })) } as unknown as EditorState;
  expect([listedOnPage(its, 0), listedOnPage(its, 1)]).toEqual(['/aktuelles', undefined]);
});
