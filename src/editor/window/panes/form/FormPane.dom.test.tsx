import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import { FormPane } from './FormPane.tsx';

const text = (title: string, ...paragraphs: string[]) => ({ type: 'text', title, text: paragraphs });
const manifest = {
  site: { lang: 'ar', langLabel: 'العربية' },
  header: { menuLabel: 'القائمة', links: [] },
  languages: [{ lang: 'en', label: 'English', path: '/en', header: { menuLabel: 'Menu', links: [] } }],
  redirects: [{ from: '/alt', to: '/' }],
  routes: [
    { path: '/', title: 'مدرسة', sections: [text('واحد', 'أ', 'ب'), text('اثنان', 'ج')] },
    { path: '/en', title: 'School', sections: [text('One', 'A'), text('Two', 'C')] },
    { path: '/visit', title: 'زيارة', sections: [text('زيارة')] },
    { path: '/en/visit', translates: '/visit', title: 'Visit', sections: [text('Visit'), text('More')] },
  ],
};
afterEach(cleanup);

const original = (at: string) => document.querySelector(`[data-at="${at}"] > [data-original] > div`);

test('beside each text of a translation stands what the original says, in its own language', async () => {
  const { editor } = await editorOf(manifest);
  showIn(editor, <FormPane />);
  act(() => editor.select({ kind: 'section', page: 1, section: 1 }));
  const title = original('/routes/1/sections/1/title');
  expect([title?.textContent, title?.getAttribute('lang'), title?.getAttribute('dir')]).toEqual(['اثنان', 'ar', 'auto']);
  expect(screen.getByText('ج').closest('[data-original]')?.closest('[data-at]')).toHaveProperty(
    'dataset.at',
    '/routes/1/sections/1/text',
  );
  // It stays while somebody writes, and follows the original.
  act(() => editor.set('/routes/1/sections/1/title', 'Second', { title: '' }));
  act(() => editor.set('/routes/0/sections/1/title', 'ثانٍ', { title: '' }));
  expect(original('/routes/1/sections/1/title')?.textContent).toBe('ثانٍ');
  act(() => editor.select({ kind: 'page', page: 1 }));
  expect(original('/routes/1/title')?.textContent).toBe('مدرسة');
  act(() => editor.select({ kind: 'part', part: 'languages/0/header' }));
  expect(screen.getByRole('heading', { name: 'Navigation (English)' })).toBeDefined();
  expect(original('/languages/0/header/menuLabel')?.textContent).toBe('القائمة');
});

test('where a list has another length all of the original is shown, and where sections differ none', async () => {
  const { editor } = await editorOf(manifest);
  showIn(editor, <FormPane />);
  act(() => editor.select({ kind: 'section', page: 1, section: 0 }));
  expect(original('/routes/1/sections/0/text/0')).toBeNull();
  const all = original('/routes/1/sections/0/text');
  expect([...(all?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual(['أ', 'ب']);
  act(() => editor.select({ kind: 'section', page: 3, section: 0 }));
  expect(document.querySelector('[data-original]')).toBeNull();
  expect(screen.getByText('Im Original hat dieser Abschnitt kein Gegenstück.')).toBeDefined();
  act(() => editor.select({ kind: 'section', page: 0, section: 0 }));
  expect(document.querySelector('[data-original]')).toBeNull();
  expect(screen.queryByText('Im Original hat dieser Abschnitt kein Gegenstück.')).toBeNull();
});

test.each([{ entry: { date: '16. Januar 2027' } }, {}])(
  'from an article one gets to its day, which its page says: %j',
  async (own) => {
    const article = { type: 'article', title: 'Fest', text: ['Schön.'] };
    const routes = [{ path: '/', title: 'Fest', ...own, sections: [article] }];
    const { editor } = await editorOf({ ...manifest, routes } as never);
    Object.assign(Element.prototype, { scrollIntoView() {}, animate() {} });
    showIn(editor, <FormPane />);
    act(() => editor.select({ kind: 'section', page: 0, section: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Tag, Autor und Bild des Beitrags …' }));
    const day = screen.getByRole('textbox', { name: 'Tag' });
    await expect.poll(() => document.activeElement).toBe(day);
    expect(screen.getAllByRole('textbox').slice(0, 2)).toEqual([day, screen.getByRole('textbox', { name: 'Von' })]);
  },
);

test('an old address, which names no constants, has no tools for them', async () => {
  const { editor } = await editorOf(manifest);
  const toolsOf = (at: string) => {
    showField(editor, at);
    fireEvent.focus(document.querySelector(`[data-at="${at}"] textarea`) ?? expect.fail());
    return document.querySelector(`[data-at="${at}"] [role="toolbar"]`);
  };
  expect(toolsOf('/header/menuLabel')).not.toBeNull();
  expect(toolsOf('/redirects/0/from')).toBeNull();
});

test('the settings of a section begin at its top, and what is further down is named there', async () => {
  const { editor } = await editorOf(manifest);
  showIn(editor, <FormPane />);
  act(() => editor.show('/routes/0/sections/1', { focus: true }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Text' }));
  const further = screen.getByRole('navigation', { name: 'Weiter unten' });
  expect([...further.children].map(({ textContent }) => textContent)).toEqual(['Aussehen ↓', 'Weiteres ↓']);
  Element.prototype.scrollIntoView = () => {};
  fireEvent.click(further.firstElementChild ?? expect.fail());
  const group = document.activeElement as HTMLElement;
  expect([group.ariaExpanded, group.textContent?.startsWith('Aussehen Hintergrund')]).toEqual(['true', true]);
  expect(screen.getByLabelText('Hintergrund')).toBeDefined();
});

test('days of opening hours are ticked, and a row says when that is', async () => {
  const row = {
    days: ['friday', 'monday', 'tuesday'],
    times: [
      { start: '9:00', end: '12:00' },
      { start: '14:00', end: '16:00' },
    ],
  };
  const hours = { type: 'opening-hours', title: 'Zeiten', items: [row] };
  const { editor } = await editorOf({ ...manifest, routes: [{ path: '/', title: 'Start', sections: [hours] }] } as never);
  showIn(editor, <FormPane />);
  act(() => editor.select({ kind: 'section', page: 0, section: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'Montag, Dienstag, Freitag: 9:00–12:00, 14:00–16:00' }));
  expect(screen.getByRole('checkbox', { name: 'Freitag', checked: true })).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mittwoch' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Freitag' }));
  expect(editor.valueOf('/routes/0/sections/0/items/0/days')).toEqual(['monday', 'tuesday', 'wednesday']);
  expect(screen.getByRole('button', { name: 'Montag – Mittwoch: 9:00–12:00, 14:00–16:00' })).toBeDefined();
});
