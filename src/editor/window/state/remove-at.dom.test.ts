import { expect, test } from 'vitest';
import { editorOf } from '../../../../tests/support/editor/editor-form.tsx';
import { removeAt } from './remove-at.ts';

const hero = {
  type: 'hero',
  eyebrow: 'Oben',
  title: 'Titel',
  text: ['Erster.', 'Zweiter.'],
  actions: [
    { label: 'Eins', href: '/' },
    { label: 'Zwei', href: '/' },
  ],
};
const section = '/routes/0/sections/0';

test.each([
  ['an optional text', '/eyebrow', { ...hero, eyebrow: undefined }],
  ['one of several paragraphs', '/text/1', { ...hero, text: ['Erster.'] }],
  ['the entry that a text belongs to', '/actions/0/label', { ...hero, actions: [hero.actions[1]] }],
])('of what is chosen on the page, Delete takes away %s, and offers a way back', async (_, at, left) => {
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [hero] }] });
  removeAt(editor, section + at);
  expect(editor.valueOf(section)).toEqual(left);
  expect(editor.state().notice).toMatchObject({ canUndo: true });
  editor.undo();
  expect(editor.valueOf(section)).toEqual(hero);
  expect(editor.state().notice).toMatchObject({ canUndo: false });
});

test('a picture among paragraphs goes with its entry, and what is beside it alone', async () => {
  const text = ['Eins', { image: { src: 'media/a.png', alt: '' } }, { quote: 'Zwei', source: 'Drei' }];
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [{ type: 'article', title: 'T', text }] }] });
  const list = `${section}/text`;
  removeAt(editor, `${list}/2/source`);
  removeAt(editor, `${list}/1/image`);
  expect(editor.valueOf(list)).toEqual(['Eins', { quote: 'Zwei' }]);
});

test('a section goes as a whole, and what it cannot do without stays', async () => {
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [hero] }] });
  removeAt(editor, `${section}/title`);
  expect(editor.valueOf(section)).toEqual(hero);
  expect(editor.state().refused).toContain('nicht einzeln');
  removeAt(editor, section);
  expect(editor.valueOf('/routes/0/sections')).toEqual([]);
});
