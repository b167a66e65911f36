import { expect, test } from 'vitest';
import type { Colors } from '../../findings/ports.ts';
import type { StoredFile } from '../storage.ts';
import { byPath, StoredFiles } from './ports.ts';

const colors = { primary: { light: '#112233', dark: '#445566' } } as Colors;
const facts = { width: 3, height: 2, type: 'svg', size: 9, isCutOff: false };
const stored = (path: string, more: Partial<StoredFile> = {}): StoredFile => ({ path, address: `https://x/${path}`, ...more });

const files = new StoredFiles(
  byPath([
    stored('logo.svg', { image: facts }),
    stored('media/b.svg', { image: { ...facts, svg: '<svg><path fill="var(--color-primary)"/></svg>' } }),
    stored('media/a.svg', { image: { ...facts, svg: '<svg/>' } }),
    stored('media/fonts/text.woff2', { font: { format: 'woff2', hasOneWeight: false } }),
    stored('media/locked.png'),
  ]),
);

test('a file is known by its path, however that is written', () => {
  for (const path of ['logo.svg', './logo.svg', 'media/../logo.svg', 'media//fonts/../../logo.svg']) {
    expect(files.image(path, colors), path).toEqual({ ...facts, src: 'https://x/logo.svg' });
  }
  expect(files.font('media/fonts/text.woff2')).toEqual({
    format: 'woff2',
    hasOneWeight: false,
    src: 'https://x/media/fonts/text.woff2',
  });
});

test('a name with an umlaut is found in whichever signs it is written', () => {
  for (const [there, written] of [
    ['NFD', 'NFC'],
    ['NFC', 'NFD'],
  ] as const) {
    const known = new StoredFiles(byPath([stored('media/Café.svg'.normalize(there), { image: facts })]));
    expect(known.image('media/Café.svg'.normalize(written), colors)).toMatchObject({ width: 3 });
  }
});

test('what cannot be used says why, and only what may be a file of the storage is asked for', () => {
  expect(files.image('media/locked.png', colors)).toBe('unreadable');
  expect(files.font('logo.svg')).toBe('unreadable');
  for (const path of ['../logo.svg', 'media/../../logo.svg', '.', '']) expect(files.image(path, colors), path).toBe('outside');
  expect(files.image('https://example.com/logo.svg', colors)).toBe('missing');
  expect(files.image('./media/c.svg', colors)).toBe('missing');
  expect([...files.unknown]).toEqual(['./media/c.svg']);
});

test('the files beside one are named as it is, those in folders below are not', () => {
  expect(files.beside('./media/c.svg')).toEqual(['./media/a.svg', './media/b.svg', './media/locked.png']);
  expect(files.beside('lgo.svg')).toEqual(['logo.svg']);
  expect(files.beside('../lgo.svg')).toEqual([]);
});

test('a drawing that takes the colours of the theme brings them along; the same again for the same colours', () => {
  const { src } = files.image('media/b.svg', colors) as { src: string };
  expect(decodeURIComponent(src)).toContain('<svg><style>:root{--color-primary:#112233;}');
  expect(files.image('media/b.svg', { ...colors })).toMatchObject({ src });
  const others = { primary: { light: '#FFFFFF', dark: '#FFFFFF' } } as Colors;
  expect(files.image('media/b.svg', others)).not.toMatchObject({ src });
  expect(files.image('media/a.svg', colors)).toMatchObject({ src: 'https://x/media/a.svg' });
});

test('what is published as it is, is known by its address', () => {
  const known = new StoredFiles(
    byPath([stored('logo.svg', { image: facts }), stored('public/a/plan.pdf', { published: { size: 7 } })]),
  );
  expect(known.published()).toEqual([{ address: '/a/plan.pdf', size: 7 }]);
  expect(files.published()).toEqual([]);
});
