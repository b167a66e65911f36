import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { PartForm } from '../forms/PartForm.tsx';
import { languagesOf } from '../state/site-languages.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import { RemovePageDialog } from './RemovePageDialog.tsx';

const page = (path: string, more: object = {}) => ({ path, title: `Seite ${path}`, description: path, sections: [], ...more });
const manifest = {
  redirects: [{ from: '/alt.html', to: '/kurse' }],
  routes: [page('/'), page('/kurse'), page('/kurse/neu'), page('/bald', { draft: true }), page('*')],
};

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('a page with another address leads there from the old one, unless its author wants otherwise', async () => {
  const { editor } = await editorOf(manifest);
  const before = editor.state().document.text;
  showIn(editor, <AddressDialog page={1} close={() => {}} />);
  expect(box()).toHaveProperty('checked', true);
  expect(screen.getByText('Kein Link der Website führt hierher.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Adresse' }), { target: { value: '/training' } });
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(editor.valueOf('/redirects')).toEqual([
    { from: '/alt.html', to: '/training' },
    { from: '/kurse', to: '/training' },
  ]);
  act(() => editor.undo());
  expect(editor.state().document.text).toBe(before);
  cleanup();
  showIn(editor, <AddressDialog page={1} close={() => {}} />);
  fireEvent.click(box());
  fireEvent.change(screen.getByRole('textbox', { name: 'Adresse' }), { target: { value: '/training' } });
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(editor.valueOf('/redirects')).toEqual([{ from: '/alt.html', to: '/training' }]);
});

test('of a draft nobody knows the address, and the home page keeps its own', async () => {
  const { editor } = await editorOf(manifest);
  const { unmount } = showIn(editor, <AddressDialog page={3} close={() => {}} />);
  expect(box()).toHaveProperty('checked', false);
  unmount();
  showIn(editor, <AddressDialog page={0} close={() => {}} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a page that is removed leads to the one above it, or to whichever is chosen', async () => {
  const { editor } = await editorOf(manifest);
  showIn(editor, <RemovePageDialog page={2} close={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Neues Ziel' }).value).toBe('Seite /kurse');
  fireEvent.click(screen.getByRole('button', { name: 'Seite entfernen' }));
  expect(editor.valueOf('/redirects/1')).toEqual({ from: '/kurse/neu', to: '/kurse' });
  cleanup();
  showIn(editor, <RemovePageDialog page={1} close={() => {}} />);
  expect(screen.getByText('Auf den anderen Seiten führt kein Link hierher.'), 'redirects go along').toBeTruthy();
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('radio', { name: 'Stehen lassen' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(/^An 2 Stellen führen Links hierher/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Seite entfernen' }));
  expect(editor.valueOf('/redirects')).toHaveLength(2);
});

test('before a page is removed its author chooses what becomes of the links to it, and sees where one has to stay', async () => {
  const link = { label: 'Kurse', href: '/kurse' };
  const sections = [
    { type: 'not-found', title: 'Titel', link },
    { type: 'text', title: 'Titel', text: ['Zu den [Kursen](/kurse).'] },
  ];
  const { editor } = await editorOf({ ...manifest, routes: [page('/', { sections }), ...manifest.routes.slice(1)] });
  const before = editor.state().document.text;
  showIn(editor, <RemovePageDialog page={1} close={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anderes Ziel' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Links entfernen' }));
  expect(screen.getByText(/An einer Stelle muss ein Link stehen/)).toBeTruthy();
  expect(screen.getAllByText('(bleibt, mit dem neuen Ziel)')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Seite entfernen' }));
  expect(editor.valueOf('/routes/0/sections')).toEqual([
    { type: 'not-found', title: 'Titel', link: { label: 'Kurse', href: '/' } },
    { type: 'text', title: 'Titel', text: ['Zu den Kursen.'] },
  ]);
  act(() => editor.undo());
  expect(editor.state().document.text).toBe(before);
});

test('where nothing but the navigation leads to a page, those links go with it', async () => {
  const links = [{ label: 'Kurse', href: '/kurse' }];
  const { editor } = await editorOf({ ...manifest, header: { links } as never });
  showIn(editor, <RemovePageDialog page={1} close={() => {}} />);
  expect(screen.getByRole('dialog', { name: 'Seite „Kurse“ entfernen?' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Links entfernen' }).checked).toBe(true);
});

test('a translation has the address of its original, and one of its own once the title is translated', async () => {
  const languages = [{ lang: 'en', path: '/en', label: 'English' }];
  const { editor } = await editorOf({ ...manifest, site: { lang: 'de' }, languages });
  showIn(editor, <NewPageDialog copied={1} into={languagesOf(editor.state().document.value)[1]} close={() => {}} />);
  const [title, address] = [
    screen.getByRole('textbox', { name: 'Titel der Seite' }),
    screen.getByRole('textbox', { name: 'Adresse' }),
  ];
  expect(address).toHaveProperty('value', '/en/kurse');
  fireEvent.change(title, { target: { value: 'Our courses' } });
  expect(address).toHaveProperty('value', '/en/our-courses');
});

test('a page whose address is below a list is an entry of it, unless its author wants otherwise', async () => {
  const list = { type: 'entries', title: 'Neues', under: '/aktuelles' };
  const { editor } = await editorOf({ ...manifest, routes: [page('/', { sections: [list] }), page('*')] });
  const add = (path: string, act: () => void = () => {}) => {
    showIn(editor, <NewPageDialog close={() => {}} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Titel der Seite' }), { target: { value: 'Forum' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Adresse' }), { target: { value: path } });
    act();
    fireEvent.click(screen.getByRole('button', { name: /anlegen$/ }));
    cleanup();
  };
  add('/anderes/forum', () => expect(screen.queryByRole('checkbox')).toBeNull());
  add('/aktuelles/a');
  add('/aktuelles/b', () => fireEvent.click(box()));
  const types = ['/aktuelles/a', '/aktuelles/b'].map((path) => {
    const pages = editor.valueOf('/routes') as { path: string; entry?: { date: string }; sections: { type: string }[] }[];
    const { entry, sections } = pages.find((one) => one.path === path) ?? expect.fail(path);
    return [typeof entry?.date, sections[0]?.type];
  });
  expect(types).toEqual([
    ['string', 'article'],
    ['undefined', 'hero'],
  ]);
});

test('below an address that is called as lists are, the first entry brings the list: on its page, or on a new one in the navigation', async () => {
  const header = { links: [{ label: 'Start', href: '/' }] };
  const { editor } = await editorOf({ ...manifest, header, routes: [page('/'), page('/news'), page('*')] } as never);
  const before = editor.state().document.text;
  const routes = () => editor.valueOf('/routes') as { path: string; title?: string; entry?: object; sections: object[] }[];
  const add = (path: string, act: () => void = () => {}) => {
    showIn(editor, <NewPageDialog close={() => {}} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Titel der Seite' }), { target: { value: 'Forum' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Adresse' }), { target: { value: path } });
    act();
    fireEvent.click(screen.getByRole('button', { name: 'Beitrag anlegen' }));
    cleanup();
  };
  add('/aktuelles/forum', () => {
    expect(screen.getByText(/\/aktuelles bekommt die Liste dazu/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '/aktuelles in die Navigation aufnehmen' }).checked).toBe(true);
  });
  expect(routes().map(({ path, title }) => [path, title])).toEqual([
    ['/', 'Seite /'],
    ['/news', 'Seite /news'],
    ['/aktuelles', 'Aktuelles'],
    ['/aktuelles/forum', 'Forum'],
    ['*', expect.any(String)],
  ]);
  expect(routes()[2]?.sections).toMatchObject([{ type: 'entries', title: 'Aktuelles', under: '/aktuelles' }]);
  expect(routes()[3]).toMatchObject({ entry: { date: expect.any(String) }, sections: [{ type: 'article' }] });
  expect(editor.valueOf('/header/links/1')).toEqual({ label: 'Aktuelles', href: '/aktuelles' });
  // All of it is one step.
  act(() => editor.undo());
  expect(editor.state().document.text).toBe(before);
  add('/news/forum', () => expect(screen.queryByRole('checkbox', { name: /Navigation/ })).toBeNull());
  expect(
    routes()
      .find(({ path }) => path === '/news')
      ?.sections.at(-1),
  ).toMatchObject({ type: 'entries', under: '/news' });
});

test('a page goes with its translation, if its author wants that', async () => {
  const bilingual = {
    site: { lang: 'de' },
    languages: [{ lang: 'en', path: '/en', label: 'English' }],
    routes: [page('/'), page('/kurse'), page('/en', { translates: '/' }), page('/en/courses', { translates: '/kurse' })],
  };
  const { editor } = await editorOf(bilingual);
  showIn(editor, <RemovePageDialog page={1} close={() => {}} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Auch die Übersetzung entfernen: /en/courses' }));
  fireEvent.click(screen.getByRole('button', { name: 'Seite entfernen' }));
  expect(editor.valueOf('/routes')).toHaveLength(2);
  expect(editor.valueOf('/redirects')).toEqual([
    { from: '/kurse', to: '/' },
    { from: '/en/courses', to: '/en' },
  ]);
});

test('redirects are written in a form, to pages, files and websites, not to phones', async () => {
  const { editor } = await editorOf({ ...manifest, redirects: undefined as never });
  const field = forms.parts.redirects ?? expect.fail('no form');
  showIn(editor, <PartForm part="redirects" field={field} />);
  fireEvent.click(screen.getByRole('button', { name: 'Weiterleitung hinzufügen' }));
  expect(editor.valueOf('/redirects')).toEqual([{ from: '/angebot.html', to: '/' }]);
  const target = screen.getByRole('combobox', { name: 'Seite oder Adresse' });
  for (const typed of ['0441 1234', 'a@b.de', 'mail']) {
    fireEvent.change(target, { target: { value: typed } });
    expect(screen.queryByRole('option', { name: /^(?:Adresse:|E-Mail)/ })).toBeNull();
  }
  fireEvent.change(target, { target: { value: 'example.com' } });
  fireEvent.blur(target);
  expect(editor.valueOf('/redirects/0/to')).toBe('https://example.com');
  fireEvent.change(screen.getByRole('textbox', { name: /^Alte Adresse/ }), { target: { value: '/alt.php' } });
  expect(editor.valueOf('/redirects/0/from')).toBe('/alt.php');
});
