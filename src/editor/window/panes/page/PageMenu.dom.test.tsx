import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import { OutlineTree } from '../outline/OutlineTree.tsx';
import { PageMenu } from './PageMenu.tsx';

afterEach(cleanup);

const hero = '/routes/0/sections/0';
const manifest = {
  header: { name: 'Name' },
  routes: [
    {
      path: '/',
      title: 'Start',
      sections: [
        {
          type: 'hero',
          eyebrow: 'Oben',
          title: 'Titel',
          text: ['Eins'],
          image: { src: 'media/a.svg', alt: '' },
          actions: [
            { label: 'Los', href: '/' },
            { label: 'Mehr', href: '/' },
          ],
        },
        { type: 'text', text: ['Unten'] },
      ],
    },
  ],
};

const items = () => [...document.querySelectorAll('[role="menuitem"]')];
const itemNamed = (name: string) => items().find(({ textContent }) => textContent === name) as Element;

/** The menu of a place. */
async function open(at: string, write?: () => void) {
  const { editor } = await editorOf(structuredClone(manifest));
  editor.show(at, { focus: false, from: 'page' });
  const close = vi.fn();
  showIn(editor, <PageMenu menu={{ at, by: 'mouse', x: 0, y: 0, write }} close={close} />);
  await screen.findByRole('menu');
  const commands = () => items().map(({ textContent }) => textContent);
  const give = (name: string) => fireEvent.click(itemNamed(name));
  return { editor, close, commands, give, fieldValue: (key: string) => editor.valueOf(`${hero}/${key}`) };
}

test('a section has on the page the commands of its row', async () => {
  const { commands } = await open(hero);
  const [first, ...onPage] = commands();
  expect(first).toBe('Zu den Eingaben');
  cleanup();
  const { editor } = await editorOf(structuredClone(manifest));
  showIn(editor, <OutlineTree />);
  const row = document.querySelector(`[data-row="${hero}"]`);
  fireEvent.focus(row as Element);
  fireEvent.keyDown(row as Element, { key: 'ContextMenu' });
  await screen.findByRole('menu');
  const inRow = items().map((item) => item.querySelector('[class*="itemLabel"]')?.textContent);
  expect(onPage).toEqual(inRow);
  expect(onPage).toContain('Duplizieren');
});

test('a text is written where it stands, and one that may be left out can be', async () => {
  const write = vi.fn();
  const { commands, give, close, fieldValue } = await open(`${hero}/eyebrow`, write);
  expect(commands().slice(0, 3)).toEqual(['Hier schreiben', 'Zu den Eingaben', 'Ohne Zeile darüber']);
  give('Hier schreiben');
  expect(write).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalled();
  give('Ohne Zeile darüber');
  expect(fieldValue('eyebrow')).toBeUndefined();
});

test('a button leads to its link, and is moved, doubled and removed as an entry of its list', async () => {
  const { editor, commands, give, fieldValue } = await open(`${hero}/actions/1/label`, () => {});
  const labels = () => (fieldValue('actions') as { label: string }[]).map(({ label }) => label);
  expect(commands()).toEqual([
    ...['Hier schreiben', 'Link ändern …', 'Zu den Eingaben'],
    ...['Nach oben', 'Nach unten', 'Duplizieren', 'Entfernen', 'Abschnitt: Einstieg'],
  ]);
  give('Link ändern …');
  expect(editor.state().target).toMatchObject({ pointer: `${hero}/actions/1/href`, focus: true });
  give('Nach oben');
  expect(labels()).toEqual(['Mehr', 'Los']);
  expect(editor.state().target).toMatchObject({ pointer: `${hero}/actions/0`, from: 'page' });
  editor.undo();
  give('Entfernen');
  expect(labels()).toEqual(['Los']);
});

test('an image leads to the choice of another one', async () => {
  const { editor, give } = await open(`${hero}/image`);
  give('Bild ändern …');
  expect(editor.state().target).toMatchObject({ pointer: `${hero}/image`, opens: true });
});

test('a list that takes no more entries, or needs those it has, says so', async () => {
  const { editor } = await editorOf({ ...manifest, header: { links: [{ label: 'Eins', href: '/' }] } });
  showIn(editor, <PageMenu menu={{ at: '/header/links/0/label', by: 'key', x: 0, y: 0, write: undefined }} close={() => {}} />);
  await screen.findByRole('menu');
  const stateOf = (name: string) => itemNamed(name).hasAttribute('data-disabled');
  expect(stateOf('Nach oben')).toBe(true);
  expect(stateOf('Nach unten')).toBe(true);
  expect(stateOf('Duplizieren')).toBe(false);
});
