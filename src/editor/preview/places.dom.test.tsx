/** From a page to its places in the manifest, over all examples of all section types, the project's own site and those of the fixtures. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Icon, Image, Inline } from '../../../schema/atoms.ts';
import { shortTitle } from '../../../schema/page-names.ts';
import type { ListedEntry, Page, Shell, Site } from '../../../schema/resolved.ts';
import { getPage, shellOf } from '../../../schema/site-parts.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { root } from '../../../tests/support/project/project.ts';
import { rowsOf } from '../../../tests/support/project/slice.ts';
import { exampleCases, loadCases } from '../../contract/cases.ts';
import { subjectOf } from '../../contract/finding.ts';
import { listTypes } from '../../gallery/examples.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import type { Drawn } from '../../loader/load.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import { plainText } from '../../parts/plain-text.ts';
import { markOrigins } from '../worker/origins.ts';
import { findDomPaths, renderPage } from './dom-paths.ts';
import { findPlaces, type Place } from './places.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

type Origins = Pick<Drawn, 'originOf' | 'placeOf'>;

interface Shown extends Origins {
  written: WrittenManifest;
  site: Site;
  route: number;
  shell: Shell;
  page: Page;
}

/** Where nothing is put in, what stands at a pointer is written there. */
const asWritten: Origins = { originOf: (pointer) => pointer, placeOf: (pointer) => pointer };

function show(manifest: object, site: Site, path: string, origins = asWritten): Shown {
  const written = manifest as WrittenManifest;
  const route = written.routes.findIndex((one) => one.path === path);
  const page = site.shells.map(({ notFound }) => notFound).find((one) => one.path === path) ?? getPage(site, path);
  return { ...origins, written, site, route, shell: shellOf(site, page), page };
}

/** Paints a page, and finds its places. */
function paint({ written, route, shell, page, ...origins }: Shown) {
  const marked = markOrigins(written, route, shell, page, origins);
  const { container } = render(renderPage(shell, page));
  const paths = findDomPaths(marked);
  return { marked, paths, container, places: findPlaces(container, paths, marked.sections) };
}

/** What components have received for a pointer; of another page, what stands there and is shown here. */
function resolvedAt(shown: Shown, pointer: string): unknown {
  const { shell, page, site, written, route } = shown;
  // It is written elsewhere, once for several pages.
  if (shown.originOf(pointer) !== pointer) return undefined;
  const label = /^\/(?:site\/langLabel|languages\/(?<index>\d+)\/label)$/.exec(pointer);
  if (label) return shell.languages?.[Number(label.groups?.index ?? -1) + 1]?.label;
  if (/^(?:\/languages\/\d+)?\/site\/name$/.test(pointer)) return shell.name;
  if (pointer.startsWith('/collections/')) return valueAt(written, pointer);
  const [, index, rest = ''] = /^\/routes\/(\d+)(\/.*)$/.exec(placeOnPage(shown, pointer)) ?? [];
  if (index === undefined) return valueAt(shell, pointer.replace(/^\/languages\/\d+/, ''));
  const there = Number(index) === route ? page : getPage(site, written.routes[Number(index)]?.path ?? '');
  // An image of a type that stands behind its section is received as that.
  const own = valueAt(there, rest);
  return own ?? valueAt(there, rest.replace(/^(\/sections\/\d+)\/image(?:\/0)?(?=\/|$)/, '$1/backdrop'));
}

const valueAt = (value: unknown, pointer: string): unknown => pointerKeys(pointer).reduce(child, value);

/** Where it is seen, of what is written once for several pages. */
function placeOnPage({ page, route, originOf }: Shown, pointer: string): string {
  for (const index of page.sections.keys()) {
    const place = `/routes/${route}/sections/${index}`;
    // Its props are put in; what the place says in its own way is no text.
    const definition = originOf(`${place}/type`).replace(/\/type$/, '');
    if (pointer.startsWith(`${definition}/`)) return place + pointer.slice(definition.length);
  }
  return pointer;
}

/** A text without what differs between data and page: fixed blanks, soft hyphens, and the blanks around it. */
const bare = (text: string) => text.replace(/\s+/g, ' ').replaceAll('\u00AD', '').trim();

const textOf = (value: unknown) => bare(plainText(value as Inline) ?? '');

/** What a page may say of a place: a day has several forms, and code is no text like others. */
function textsAt(shown: Shown, pointer: string): string[] {
  const [, event, key = ''] = /^(.*)\/((?:d|endD)ate)$/.exec(pointer) ?? [];
  // Of what is repeated, one day is written, and each of those that are shown comes from it.
  const days = event === undefined ? undefined : child(resolvedAt(shown, event), 'days');
  if (Array.isArray(days)) return days.flatMap((day) => textsOfValue(child(day, key)));
  const value = resolvedAt(shown, pointer);
  // Lists and trails call a page by its title without the site's name.
  const isTitle = /^\/routes\/\d+\/title$/.test(pointer);
  return (isTitle ? [value, shortTitle(String(value), shown.shell)] : [value]).flatMap(textsOfValue);
}

function textsOfValue(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  const isInWords =
    typeof value === 'object' && value !== null && ('text' in value || 'verbatim' in value) && !Array.isArray(value);
  const texts = isInWords ? Object.values(value).filter((part) => typeof part === 'string') : [textOf(value)];
  return texts.map(bare);
}

/** The texts of a page, as its visitors meet them; what is in code is a number at most, and the names of countries are no author's. */
function textsOf(container: Element): { text: string; element: Element }[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const text = bare(walker.currentNode.textContent ?? '');
    const element = walker.currentNode.parentElement;
    if (element && text !== '' && !/^[\p{Nd}.]+$/u.test(text) && !element.closest('option[label], option:not([value=""])')) {
      texts.push({ text, element });
    }
  }
  return texts;
}

/** Texts that are not found, or at the wrong pointer. */
function wrongTexts(shown: Shown, { container, places }: ReturnType<typeof paint>): string[] {
  // The heading of a group, and what visitors choose, is written at each of its entries, and leads to the list.
  const listed = shown.page.sections.flatMap(({ entries = [] }) => entries as ListedEntry[]);
  const groups = listed.flatMap(({ group, choices }) => [
    group,
    ...Object.values(choices ?? {}).flatMap((all) => all.map(({ text: said }) => said)),
  ]);
  return textsOf(container).flatMap(({ text, element }) => {
    const place = places.at(element);
    if (place?.kind === 'part' && groups.includes(text)) return [];
    if (!place || place.kind === 'part' || place.kind === 'image') return [`"${text}" is not found: ${place?.pointer}`];
    const own = textsAt(shown, place.pointer);
    const isOwn = own.some((one) => one.includes(text));
    // A star marks what is required; the kind and size of a file stand beside its name.
    return isOwn || /^(?:\*|\([A-Z0-9]+, [\d.,]+ \p{L}+\))$/u.test(text) ? [] : [`"${text}" leads to ${place.pointer}: "${own}"`];
  });
}

/** The image that an element shows, a film's still among them. */
const shownBy = (element: Element) => element.getAttribute('poster') ?? element.getAttribute('src');

/** Images and icons that lead to another one's place. */
function wrongPictures(shown: Shown, { container, places }: ReturnType<typeof paint>): string[] {
  return [...container.querySelectorAll('img, video, svg:has([d])')].flatMap((element) => {
    const place = places.at(element);
    const value = place && place.kind !== 'part' ? resolvedAt(shown, place.pointer) : undefined;
    if (place?.kind === 'image') return shownBy(element) === (value as Image).src ? [] : [place.pointer];
    if (place?.kind === 'icon') {
      const [, { d } = { d: undefined }] = (value as Icon)[0] ?? [];
      return element.firstElementChild?.getAttribute('d') === (d ?? null) ? [] : [place.pointer];
    }
    // A picture that is part of the design, inside of a text's button, or a mark of the form.
    return element.tagName === 'IMG' ? [`${element.outerHTML} is not found`] : [];
  });
}

/** Ways that lead nowhere, or to something else than their pointer says. */
function wrongWays(shown: Shown, { paths, places }: ReturnType<typeof paint>): string[] {
  return paths.flatMap(({ pointer, kind }) => {
    const found = places.of(pointer).filter((place) => place.kind === kind);
    if (found.length === 0) return [`${pointer} leads nowhere`];
    return found.every((place) => isRight(shown, place)) ? [] : [`${pointer} leads to ${found[0]?.element.outerHTML}`];
  });
}

function isRight(shown: Shown, { pointer, kind, element }: Place): boolean {
  const value = resolvedAt(shown, pointer);
  if (kind === 'text') return textsAt(shown, pointer).some((text) => bare(element.textContent ?? '').includes(text));
  if (kind === 'image') return shownBy(element) === (value as Image).src;
  if (kind === 'icon') return element.children.length === (value as Icon).length;
  return [...element.attributes].some((attribute) => bare(attribute.value) === textOf(value));
}

describe.each(listTypes(root))('%s', (type) => {
  test('each of its texts, images and icons leads to its place', async () => {
    const subject = subjectOf(type, { root, project: root });
    const { pages } = await loadCases(subject, rowsOf(exampleCases(subject)), 'examples');
    for (const { name, manifest, site, page } of pages) {
      const shown = show(manifest, site, page.path);
      const painted = paint(shown);
      expect([...wrongTexts(shown, painted), ...wrongPictures(shown, painted), ...wrongWays(shown, painted)], name).toEqual([]);
      cleanup();
    }
  });
});

const valid = 'tests/fixtures/valid';
const fixtures = readdirSync(join(root, valid)).filter((name) => name !== 'minimal');
const sites = ['site.json', ...fixtures.map((name) => `${valid}/${name}/site.json`)];

test.each(rowsOf(sites))('%s: its pages lead to their places', async (file) => {
  const loaded = await loadSite(join(root, file), { drafts: true });
  const { site } = loaded;
  if (!site) throw new Error(`${file} is not valid.`);
  const { manifest } = loaded;
  let count = 0;
  for (const { path } of rowsOf(manifest.routes)) {
    const shown = show(manifest, site, path, loaded);
    const painted = paint(shown);
    expect([...wrongTexts(shown, painted), ...wrongPictures(shown, painted), ...wrongWays(shown, painted)], path).toEqual([]);
    count += painted.marked.pointers.length;
    cleanup();
  }
  expect(count).toBeGreaterThan(40);
});

describe('a page', () => {
  const load = async (sections: object[]) => {
    const { site, problems, text } = await tryManifest({ '/routes/0/sections': sections, '/routes/0/sections/0/id': 'contact' });
    if (!site) throw new Error(problems.map(({ message }) => message).join());
    return show(JSON.parse(text), site, '/');
  };
  const link = { label: 'Ein E-Mail-Kurs', href: 'https://away.example', newTab: true };
  const cards = { type: 'card-grid', title: 'Karten', items: [{ icon: 'check', title: 'Karte', text: 'Text.', link }] };
  const faq = { type: 'faq', title: 'Fragen', items: [{ question: 'Warum?', answer: ['Darum.'] }] };

  test('words that stay in one piece move no other text', async () => {
    const shown = await load([{ type: 'message', title: 'Titel', text: ['Text.'], actions: [link] }]);
    const { container, places } = paint(shown);
    const whole = container.querySelector('main a .whole') as Element;
    expect(whole.textContent).toBe('E-Mail-Kurs');
    expect(places.at(whole)?.pointer).toBe('/routes/0/sections/0/actions/0/label');
    const [first] = places.of('/labels/newTab');
    expect(first?.element.className).toBe('visually-hidden');
  });

  test('a text with markup is one place, also where it begins with it or is nothing else', async () => {
    const titles = ['**Alles** neu', '_Ganz_', '**_Beides_**'];
    const { container, places } = paint(await load(titles.map((title) => ({ type: 'text', title, text: ['Text.'] }))));
    const headings = [...container.querySelectorAll('main h1, main h2')];
    expect(titles.map((_, index) => places.of(`/routes/0/sections/${index}/title`)[0]?.element)).toEqual(headings);
    expect(places.at(container.querySelector('main em') as Element)?.pointer).toBe('/routes/0/sections/1/title');
  });

  test('a click beside texts means the section; on the edge of a button, its text; on the ground of an icon, the icon', async () => {
    const { container, places } = paint(await load([cards, faq]));
    const at = (selector: string) => places.at(container.querySelector(selector) as Element)?.pointer;
    expect(at('main li')).toBe('/routes/0/sections/0');
    expect(at('main > section:nth-child(2)')).toBe('/routes/0/sections/1');
    expect(at('main > section:nth-child(2) summary')).toBe('/routes/0/sections/1/items/0/question');
    expect(places.at(container.querySelector('main svg')?.parentElement as Element)?.pointer).toBe(
      '/routes/0/sections/0/items/0/icon',
    );
    expect(at(':scope > header')).toBe('/header');
    expect(at(':scope > header button')).toBe('/header/menuLabel');
    expect(at(':scope > header nav')).toBe('/header');
    expect(at(':scope > footer')).toBe('/footer');
    expect(at('main')).toBe(undefined);
  });

  test('what has no place of its own is found by what is in it, or around it', async () => {
    const { container, places } = paint(await load([cards, faq]));
    const elements = (pointer: string) => places.of(pointer).map(({ element }) => element);
    const section = container.querySelector('main > section') as Element;
    expect(elements('/routes/0/sections/0')).toEqual([section]);
    expect(elements('/routes/0/sections/0/tone')).toEqual([section]);
    expect(elements('/routes/0/sections/0/items/0')).toEqual([container.querySelector('main li')]);
    expect(elements('/routes/0/sections/0/items/0/link/href')).toEqual(elements('/routes/0/sections/0/items/0/link/label'));
    expect(elements('/routes/1/sections/0/title')).toEqual([]);
    expect(elements('/theme/colors/ground')).toEqual([]);
  });

  test('an error of a component is shown in its place, and the next good draft mends it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { shell, page } = await load([cards, faq]);
    const broken = { ...page, sections: [{ ...page.sections[0], type: 'card-grid', tone: 'plain' as const, items: 5 }] };
    const { container, rerender } = render(renderPage(shell, page));
    rerender(renderPage(shell, broken));
    expect(container.querySelector('main [role="alert"]')?.textContent).toContain(shell.errorView.title);
    rerender(renderPage(shell, page));
    expect(container.querySelector('main h3, main h2')?.textContent).toBe('Karte');
  });
});
