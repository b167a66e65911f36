import { expect, test } from 'vitest';
import { foldersAround, type OutlineRow, outlineRows, outlineTree, type Shown } from './outline-tree.ts';

const site = (paths: readonly string[], languages: readonly object[] = []) =>
  ({ site: { lang: 'de', langLabel: 'Deutsch' }, languages, routes: paths.map((path) => ({ path })) }) as never;

const nothing: Shown = { page: 0, sections: () => 0, isUnfolded: () => undefined, found: undefined };

/** Each row in one line, indented as it is seen. */
const lines = (manifest: never, shown: Partial<Shown> = {}) =>
  outlineRows(outlineTree(manifest), { ...nothing, ...shown }).map(
    (row) => '  '.repeat(row.level - 1) + nameOf(row) + ('isOpen' in row && row.isOpen === false ? ' …' : ''),
  );
const nameOf = (row: OutlineRow) => (row.kind === 'language' ? row.language.label : row.key.replace('/routes/', ''));

const blog = ['/', '/aktuelles/eins', '/kontakt', '/aktuelles', '/aktuelles/zwei', '*'];

test('pages lie below the page whose address theirs begins with, wherever they stand in the file', () => {
  expect(lines(site(blog))).toEqual(['0', '  add', '2', '3', '  1', '  4', '5']);
});

test('what is folded is left out, and many are folded by themselves', () => {
  expect(lines(site(blog), { isUnfolded: (key) => key !== 'folder /aktuelles' })).toEqual(['0', '  add', '2', '3 …', '5']);
  const many = ['/', '/aktuelles', ...Array.from({ length: 21 }, (_, index) => `/aktuelles/${index}`)];
  expect(lines(site(many))).toEqual(['0', '  add', '1 …']);
  expect(lines(site(many), { isUnfolded: () => true })).toHaveLength(24);
});

test('several pages below an address that has none lie in a folder; a single one does not', () => {
  expect(lines(site(['/', '/kurse/a', '/kurse/b', '/lager/c']))).toEqual(['0', '  add', 'folder /kurse', '  1', '  2', '3']);
});

test('each language has its own tree, in which its home page is no folder', () => {
  const english = [{ lang: 'en', label: 'English', path: '/en' }];
  const manifest = site(['/', '/neues', '/neues/a', '/en', '/en/news', '/en/news/a', '/en/*'], english);
  expect(lines(manifest)).toEqual(['Deutsch', '  0', '    add', '  1', '    2', 'English', '  3', '  4', '    5', '  6']);
  expect(foldersAround(outlineTree(manifest), 5)).toEqual(['language /en', 'folder /en/news']);
});

test('what is found is shown with all that it lies in, folded or not', () => {
  const folded = { isUnfolded: () => false };
  expect(lines(site(blog), { ...folded, found: new Map([[4, 'page']]) })).toEqual(['3', '  4']);
  expect(lines(site(blog), { ...folded, found: new Map([[2, [1]]]) })).toEqual(['2', '  2/sections/1']);
});

test('a page changes places with those of its folder, and each row says which it is of how many', () => {
  const rows = outlineRows(outlineTree(site(blog)), { ...nothing, page: 3, sections: () => 2 });
  expect(rows.find(({ key }) => key === '/routes/4')).toMatchObject({ beside: [1, 4], position: 5, size: 5, level: 2 });
  expect(rows.find(({ key }) => key === '/routes/3/sections/1')).toMatchObject({ position: 2, size: 5 });
  expect(rows.find(({ key }) => key === '/routes/2')).toMatchObject({ beside: [0, 2, 3, 5], position: 2, size: 4 });
});

test('two pages with one address, which is a mistake, are both there', () => {
  expect(lines(site(['/', '/a', '/a', '/a/b']))).toEqual(['0', '  add', '1', '2', '  3']);
});

test('below the sections of a page that lists entries, one can be added', () => {
  const rows = outlineRows(outlineTree(site(blog)), { ...nothing, entriesUnder: '/aktuelles' });
  expect(rows.filter(({ kind }) => kind === 'add').map(({ key, position, size }) => [key, position, size])).toEqual([
    ['add', 1, 2],
    ['add entry', 2, 2],
  ]);
});
