/** The page in the editor's frame, told by a page in the editor's place what to show, and heard by it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Frame, type Page } from 'playwright/test';
import type { Page as PageData, Section, Shell, Site } from '../../../schema/resolved.ts';
import type { Run } from '../../../src/editor/draft/rich-text/runs.ts';
import type { FromPreview, ToPreview } from '../../../src/editor/preview/messages.ts';
import { copyManifest } from '../../support/manifest/manifest.ts';
import { consultancy, type Serving, serve } from '../../support/project/project.ts';
import { testInOneWindow } from '../one-window.ts';

const test = testInOneWindow();

let folder = '';
let edit: Serving;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  edit = await serve('edit', ['--site', copyManifest(join(consultancy, 'site.json'), join(folder, 'site'))]);
});

test.afterAll(async () => {
  await edit?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const link = (label: string, page: string) => ({ label, href: { page }, newTab: false });
const logo = { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: '', width: 40, height: 40 };
const color = (light: string, dark: string) => ({ light, dark });
const [paper, ink, green] = [color('#ffffff', '#101010'), color('#101010', '#f0f0f0'), color('#0b6e4f', '#7be0bd')];
const font = { family: 'system' };

const theme = {
  scheme: 'system',
  fonts: { heading: font, text: font },
  radius: { card: 12, control: 8 },
  colors: {
    ...{ ground: paper, surface: paper, tint: paper, warm: paper, onPrimary: paper, onDeep: paper, onPrimaryOnDeep: paper },
    ...{ text: ink, muted: ink, line: ink, control: ink, deep: ink, onDeepMuted: paper },
    ...{ primary: green, accent: green, onAccent: paper, primaryOnDeep: green, danger: green },
  },
  veil: 60,
  veils: { ground: paper, tint: paper, deep: ink },
  cardEdges: { ground: { light: false, dark: false }, tint: { light: false, dark: false } },
} satisfies Site['theme'];

const words = (mark: (text: string) => string) => ({
  title: mark('A title'),
  text: [mark('Some text.')],
  actions: [link(mark('Go on'), '/other')],
});

function shellWith(mark: (text: string) => string): Shell {
  const header = { logo, name: mark('Name'), homeLabel: 'Home', skipLink: 'Skip', navigationLabel: 'Pages', menuLabel: 'Menu' };
  return {
    ...{ url: 'https://site.example', lang: 'en', name: 'Name', isolated: [], loads: ['never'] },
    labels: { copy: 'Copy', copied: 'Copied', newTab: 'new tab' },
    header: {
      ...header,
      links: [link('Other', '/other')],
      contact: link('Contact', '/contact'),
      mail: { label: 'Mail', shortLabel: 'Mail', href: { url: 'mailto:a@site.example' } },
    },
    footer: {
      ...{ brand: 'Brand', mailLabel: 'Mail', mail: link('a@site.example', '/'), linksLabel: 'More' },
      links: [link('Imprint', '/imprint')],
      copyright: '© 2026',
    },
    errorView: { title: 'An error', actions: [link('Home', '/')] },
  };
}

function pageWith(mark: (text: string) => string, hero: object = words(mark)): PageData {
  const items = [{ question: mark('Why?'), answer: [mark('Because.')] }];
  const section = (type: string, props: object): Section => ({ type, tone: 'plain', ...props });
  const filling = Array.from({ length: 4 }, (_, index) =>
    section('text', { text: Array(8).fill(`Text ${index}`), layout: 'prose' }),
  );
  return {
    ...{ path: '/', title: 'Page', description: '', noindex: false, isolated: false, eager: false, foreignHosts: [] },
    sections: [section('hero', hero), ...filling, section('faq', { title: 'Questions', items })],
  };
}

const first = '/routes/2/sections/0';
const faq = '/routes/2/sections/5/items/0';
const pointerOf: Record<string, string> = {
  ...{ Name: '/header/name', 'A title': `${first}/title`, 'Some text.': `${first}/text/0`, 'Go on': `${first}/actions/0/label` },
  ...{ 'Why?': `${faq}/question`, 'Because.': `${faq}/answer/0` },
};
const numbered = (text: string) => `⟦${Object.keys(pointerOf).indexOf(text)}⟧`;
const plain = (text: string) => text;

/** What is shown; words of its first section can be others. */
const shown = (draft: number, hero?: object) => ({
  ...({ type: 'show', draft, scheme: 'light', theme } as const),
  shell: shellWith(plain),
  page: pageWith(plain, hero),
  marked: {
    shell: shellWith(numbered),
    page: pageWith(numbered),
    sections: [...Array(6).keys()].map((section) => `/routes/2/sections/${section}`),
    pointers: Object.values(pointerOf),
  },
});

interface Stage {
  frame: Frame;
  tell: (message: ToPreview) => Promise<void>;
  /** All that was said so far of one kind. */
  heard: <Type extends FromPreview['type']>(type: Type) => Promise<Extract<FromPreview, { type: Type }>[]>;
  show: (message: Extract<ToPreview, { type: 'show' }>) => Promise<void>;
}

type Heard = { heard: FromPreview[] };

/** What stands in the editor's place: it shows the preview, and remembers what it says. */
const stage = `
  globalThis.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });
  frame.src = document.querySelector('meta[name="preview-origin"]').content;
  document.body.append(frame);
`;

/** Opens the editor's own document, since only that may show the preview, with other code in it. */
async function open(page: Page): Promise<Stage> {
  await page.route('**/app/editor.js', (route) => route.fulfill({ contentType: 'text/javascript', body: stage }));
  await page.goto(edit.url);
  await page.waitForFunction(() => (window as unknown as Heard).heard.some(({ type }) => type === 'ready'));
  const frame = page.frames()[1] as Frame;
  // Playwright's own types find no end in a value of any depth.
  const tell = (message: ToPreview) =>
    page.evaluate(([data, to]) => frames[0]?.postMessage(data, to), [message as object, new URL(frame.url()).origin] as const);
  const heard: Stage['heard'] = async (type) => {
    const all = await page.evaluate(() => (window as unknown as Heard).heard);
    return all.filter((message) => message.type === type) as never;
  };
  const show: Stage['show'] = async (message) => {
    await tell(message);
    await expect.poll(async () => (await heard('painted')).some(({ draft }) => draft === message.draft)).toBe(true);
  };
  await show(shown(1));
  return { frame, tell, heard, show };
}

/** The frames that are drawn, by what they mark. */
const outlines = (frame: Frame, what: string) =>
  frame.evaluate((wanted) => {
    const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot);
    return [...(host?.shadowRoot?.querySelectorAll(`[data-what="${wanted}"]`) ?? [])].map((box) => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return { left, top, right, bottom };
    });
  }, what);

test('a click on a text says its pointer, and its words are framed; nothing of the page runs', async ({ page }) => {
  const { frame, heard, tell } = await open(page);
  const before = await frame.locator('body > [id="_root"]').innerHTML();
  await frame.getByText('Go on').hover();
  await expect.poll(() => outlines(frame, 'hovered')).toHaveLength(1);
  await frame.getByText('Go on').click();
  await frame.getByText('Because.').waitFor({ state: 'hidden' });
  await frame.getByText('Why?').click();
  await frame.getByText('Because.').click();
  await frame.getByRole('heading', { level: 1 }).click({ position: { x: 10, y: 10 } });
  const clicked = [pointerOf['Go on'], pointerOf['Why?'], pointerOf['Because.'], pointerOf['A title']];
  await expect.poll(async () => (await heard('edit')).map(({ pointer }) => pointer)).toEqual(clicked);
  // Here nobody writes.
  await tell({ type: 'leave' });
  await tell({ type: 'select', pointer: pointerOf['A title'], reveal: false });
  await expect.poll(() => outlines(frame, 'selected')).toHaveLength(1);
  const [box] = await outlines(frame, 'selected');
  const title = await frame.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().toJSON());
  expect(box?.top).toBeLessThanOrEqual(title.top);
  expect(box?.bottom).toBeGreaterThanOrEqual(title.bottom - 1);
  expect(await heard('follow')).toEqual([]);
  expect((await frame.locator('body > [id="_root"]').innerHTML()).replace(' open=""', '')).toBe(before);
});

test('a click lays a field over the text; each letter is told, Escape ends it and keeps them', async ({ page }) => {
  const { frame, heard, tell, show } = await open(page);
  const title = frame.getByRole('heading', { level: 1 });
  // Behind the letters, however wide the theme makes them.
  const width = await title.evaluate((heading) => heading.getBoundingClientRect().width);
  await title.click({ position: { x: width - 10, y: 10 } });
  await expect.poll(async () => (await heard('edit')).map(({ pointer }) => pointer)).toEqual([pointerOf['A title']]);
  // What is typed before the answer is no key of the page, and not lost.
  await page.keyboard.type('x');
  await page.keyboard.press('Delete');
  expect(await heard('key')).toEqual([]);
  const runs = (end: string): Run[] => [
    { shown: 'A', kind: 'letter', marks: ['em'] },
    { shown: end, kind: 'letter', marks: [] },
  ];
  await tell({
    type: 'edit',
    pointer: String(pointerOf['A title']),
    revision: 1,
    text: { runs: runs(' title'), isRich: true, constants: {} },
  });
  const field = frame.getByRole('textbox', { name: 'A title' });
  await expect(field).toBeFocused();
  await expect(field.getByRole('emphasis')).toHaveText('A');
  await expect(field).toContainText('x');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveText('A title');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect.poll(async () => (await heard('write')).at(-1)?.text).toEqual(runs(' title!'));
  await show(shown(2, { ...words(plain), title: [{ em: ['A'] }, ' title!'] }));
  await expect(field).toBeFocused();
  await expect(title).toBeHidden();
  await page.keyboard.press('Escape');
  const last = { type: 'write', pointer: pointerOf['A title'], revision: 1, text: runs(' title!'), isDone: true };
  await expect.poll(async () => (await heard('write')).at(-1)).toEqual(last);
  await expect(field).toHaveCount(0);
  await expect(title).toBeVisible();
});

test('what the form shows is scrolled to where it is not in view, and unfolded; a draft leaves the page where it is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { frame, show, tell } = await open(page);
  const scrolled = () => frame.evaluate(() => Math.round(scrollY));
  await tell({ type: 'select', pointer: first, reveal: true });
  await expect.poll(() => outlines(frame, 'selected')).toHaveLength(1);
  expect(await scrolled()).toBe(0);
  await tell({ type: 'select', pointer: `${faq}/answer/0`, reveal: true });
  await expect(frame.getByText('Because.')).toBeInViewport();
  const there = await scrolled();
  expect(there).toBeGreaterThan(0);
  await show(shown(2, { ...words(plain), title: 'Another title' }));
  expect(await scrolled()).toBe(there);
  await tell({ type: 'select', pointer: `${faq}/question`, reveal: true });
  expect(await scrolled()).toBe(there);
  const other = shown(3);
  await show({ ...other, page: { ...other.page, path: '/other' } });
  expect(await scrolled()).toBe(0);
});

test('placeholders are marked where they stand, also after the next draft, and nothing else is', async ({ page }) => {
  const { frame, show } = await open(page);
  const marked = () => frame.evaluate(() => [...(CSS.highlights.get('placeholder') ?? [])].map(String));
  const title = 'Ask Name Surname, within 2 days';
  const openTexts = [
    ['Ask ', 'Name Surname', ', within ', '2', ' days'],
    ['', 'Name', ''],
  ];
  await show({ ...shown(2, { ...words(plain), title }), openTexts });
  await expect.poll(async () => (await marked()).sort()).toEqual(['2', 'Name', 'Name', 'Name Surname']);
  await show({ ...shown(3, { ...words(plain), title }), openTexts: [] });
  await expect.poll(marked).toEqual([]);
});

test('light or dark is what the author has chosen, whatever her machine says', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { frame, show } = await open(page);
    const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await show({ ...shown(2), scheme: 'dark' });
    expect(await ground()).toBe('rgb(16, 16, 16)');
    await show({ ...shown(3), scheme: 'dark', theme: { ...theme, scheme: 'light' } });
    expect(await ground()).toBe('rgb(255, 255, 255)');
  }
});

test('while the page is tried it lives, and only the editor is listened to', async ({ page }) => {
  const { frame, heard, tell } = await open(page);
  // The page itself is another window than the editor, of another origin.
  await frame.evaluate(() => window.postMessage({ type: 'try', isOn: true }, '*'));
  await frame.getByText('Go on').click();
  expect(await heard('follow')).toEqual([]);
  await tell({ type: 'try', isOn: true });
  await frame.getByText('Why?').click();
  await expect(frame.getByText('Because.')).toBeVisible();
  await frame.getByText('Why?').click();
  await expect(frame.getByText('Because.')).toBeHidden();
  await frame.getByText('Go on').click();
  await expect.poll(async () => (await heard('follow')).map(({ path }) => path)).toEqual(['/other']);
  expect(new URL(frame.url()).pathname).toBe('/');
  expect((await heard('edit')).map(({ pointer }) => pointer)).toEqual([pointerOf['Go on']]);
});

test('own styles win over all others, and go with the draft that has none', async ({ page }) => {
  const { frame, show } = await open(page);
  const color = () => frame.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);
  const before = await color();
  await show({ ...shown(2), styles: 'h1{letter-spacing:3px}' });
  expect(await color()).toBe('3px');
  await show(shown(3));
  expect(await color()).toBe(before);
});
