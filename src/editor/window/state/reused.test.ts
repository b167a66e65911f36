import { expect, test } from 'vitest';
import type { Operation } from '../../../json-text/operations.ts';
import { apply, openDocument, undo } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { nameLike } from './change-constants.ts';
import type { EditorState } from './editor-state.ts';
import {
  countPages,
  makeOwn,
  makeReusable,
  makeVersion,
  newSection,
  putInAt,
  removeVersion,
  reusedAt,
  selectionFor,
  versionAt,
} from './reused.ts';

const forms = formsOf('en');
const note = { type: 'text', title: 'Write', tone: 'tint', text: ['To us.'] };
const manifest = {
  version: 1,
  errorView: { title: 'Oh' },
  routes: [
    {
      path: '/',
      sections: [
        { type: 'text', id: 'a', title: 'A', text: ['B'] },
        { type: 'reuse', of: 'note' },
      ],
    },
    { path: '/b', sections: [{ type: 'reuse', of: 'note', id: 'n', tone: 'deep' }] },
    { path: '/en', sections: [{ type: 'reuse', of: 'note' }] },
  ],
};
const reused = { reused: { note }, languages: [{ lang: 'de', path: '/en', reused: { note: { ...note, title: 'Schreiben' } } }] };
const stateOf = (value: object) =>
  ({ document: openDocument(`${JSON.stringify(value, null, 2)}\n`), forms }) as unknown as EditorState;

/** What comes of it; taken back, the text is what it was. */
function after(value: object, change: (state: EditorState) => Operation[]): Record<string, unknown> {
  const state = stateOf(value);
  const changed = apply(state.document, change(state), { title: '', at: '', time: 0 });
  expect(JSON.parse(changed.text)).toEqual(changed.value);
  expect(undo(changed)?.document.text).toBe(state.document.text);
  return changed.value as Record<string, unknown>;
}

test('a section becomes one for several pages, and keeps its anchor where it stands', () => {
  const made = after(manifest, ({ document }) => makeReusable(document.value, '/routes/0/sections/0', 'intro'));
  expect(Object.keys(made)).toEqual(['version', 'errorView', 'reused', 'routes']);
  expect(made).toMatchObject({
    reused: { intro: { type: 'text', title: 'A', text: ['B'] } },
    routes: [{ sections: [{ type: 'reuse', of: 'intro', id: 'a' }, {}] }, {}, {}],
  });
});

test('it becomes that of its page again as it looks there, in the words of its language', () => {
  const all = { ...manifest, ...reused };
  const one = after(all, (state) => makeOwn(state, '/routes/1/sections/0'));
  expect(one).toMatchObject({ reused: { note }, routes: [{}, { sections: [{ ...note, id: 'n', tone: 'deep' }] }, {}] });
  const other = after(all, (state) => makeOwn(state, '/routes/2/sections/0'));
  expect(other).toMatchObject({ routes: [{}, {}, { sections: [{ title: 'Schreiben' }] }] });
});

test('what stands nowhere then goes, with what languages have in its place', () => {
  const routes = manifest.routes.slice(0, 1);
  const made = after({ ...manifest, ...reused, routes }, (state) => makeOwn(state, '/routes/0/sections/1'));
  expect(made).toEqual({
    ...manifest,
    languages: [{ lang: 'de', path: '/en' }],
    routes: [{ path: '/', sections: [manifest.routes[0]?.sections[0], note] }],
  });
});

test('what is written once is edited where it stands: where one is, or else on the page that is shown, or on the first', () => {
  const at = (page: number, section: number) => ({
    ...stateOf({ ...manifest, ...reused }),
    ...{ page, selection: { kind: 'section', page, section } as const },
  });
  expect(selectionFor(at(1, 0), '/reused/note/title')).toEqual({ kind: 'section', page: 1, section: 0 });
  expect(selectionFor(at(0, 0), '/reused/note/title')).toEqual({ kind: 'section', page: 0, section: 1 });
  expect(selectionFor(at(2, 0), '/reused/note/title')).toEqual({ kind: 'section', page: 0, section: 1 });
  expect(selectionFor(at(0, 0), '/languages/0/reused/note/title')).toEqual({ kind: 'section', page: 2, section: 0 });
  expect(countPages(at(0, 0), '/reused/note')).toBe(2);
});

test('names are plain and free', () => {
  const { value } = stateOf({ ...manifest, ...reused }).document;
  expect(['note', 'Über uns', 'x'].map((name) => nameLike(value, name, reusedAt))).toEqual(['note2', 'ueberUns', 'x']);
  expect(newSection(stateOf(manifest), '/reused/note')).toEqual({ type: 'reuse', of: 'note' });
});

test('in a site with an own section type of that name nothing is put in', () => {
  const state = stateOf({ ...manifest, ...reused });
  const own = { ...state, forms: { ...forms, sections: { ...forms.sections, reuse: forms.sections.text } } } as EditorState;
  expect(putInAt(state, '/routes/0/sections/1')?.definition).toBe('/reused/note');
  expect(putInAt(own, '/routes/0/sections/1')).toBeUndefined();
});

test('a language gets a version of its own in the place of that of the site, and gives it back', () => {
  const shared = { ...manifest, reused: { note }, languages: [{ lang: 'de', path: '/en', label: 'Deutsch', labels: {} }] };
  const place = '/routes/2/sections/0';
  expect(versionAt(stateOf(shared), '/routes/1/sections/0')).toBeUndefined();
  const made = after(shared, (state) => makeVersion(state, place));
  expect(made).toMatchObject({ reused: { note }, languages: [{ reused: { note } }] });
  expect(Object.keys((made.languages as object[])[0] ?? {})).toEqual(['lang', 'path', 'label', 'reused', 'labels']);
  expect(putInAt(stateOf(made), place)?.definition).toBe('/languages/0/reused/note');
  expect(after(made, (state) => removeVersion(state, place))).toEqual(shared);
  // Where the site has none, the language's is the only one.
  const { reused: _, ...alone } = made;
  expect(removeVersion(stateOf(alone), place)).toEqual([]);
});
