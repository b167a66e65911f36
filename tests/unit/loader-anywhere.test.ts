/**
 * The loader, what a file is, and what a publication says, in a place that has neither Node nor a disk: bundled for browsers, in a realm
 * with nothing but what the web has too.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesBeside } from '../../src/changes/node/content-names.ts';
import { reportDraft, type Written } from '../../src/editor/draft/report/report.ts';
import { writtenAt } from '../../src/editor/repository/git/written-at.ts';
import { SiteFiles } from '../../src/editor/server/site-files.ts';
import { factsOf, isShowable } from '../../src/files/file-facts.ts';
import { readOwnStyles } from '../../src/files/own-styles.ts';
import { validateUpload } from '../../src/files/upload.ts';
import type { Code } from '../../src/findings/finding.ts';
import type { LoadOptions, LoadResult, load } from '../../src/loader/load.ts';
import { DiskFiles } from '../../src/loader/node/disk-files.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { validatorOf } from '../../src/loader/node/validator.ts';
import { attackFiles, usualFiles } from '../attacks/published.ts';
import type * as Anywhere from '../support/editor/anywhere.ts';
import { bundleForBrowsers } from '../support/editor/editor-worker.ts';
import { root } from '../support/project/project.ts';
import { rowsOf } from '../support/project/slice.ts';
import { invalidFolder, loadInvalid, optionsFor } from './invalid-fixtures.ts';

let there: typeof Anywhere;
/** Bytes of that realm: they are no `Buffer`. */
let bytesThere: (bytes: Uint8Array) => Uint8Array;
const scratch = mkdtempSync(join(tmpdir(), 'elsewhere-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeAll(async () => {
  const code = await bundleForBrowsers('tests/support/editor/anywhere.ts', 'anywhere');
  const realm = vm.createContext({ URL, TextDecoder, TextEncoder, structuredClone, navigator: { language: 'en' } });
  vm.runInContext(`${code}; this.anywhere = anywhere; this.copy = (bytes) => new Uint8Array(bytes);`, realm);
  there = realm.anywhere as typeof Anywhere;
  bytesThere = realm.copy as typeof bytesThere;
});

/** Without what only one of the two realms has. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A manifest there: Node says which files lie beside it, and their facts are found there. */
async function writtenThere(file: string, options: LoadOptions = {}): Promise<{ written: Written; loaded: LoadResult }> {
  const files = new SiteFiles(file);
  const disk = new DiskFiles(file);
  const named = new Set<string>();
  for (;;) {
    files.named = [...named];
    const listed = files.list('https://files.example').map(({ image, font, ...one }) => {
      const read = image || font ? disk.read(one.path) : 'missing';
      return typeof read === 'string' ? one : { ...one, ...there.factsOf(bytesThere(read.bytes)) };
    });
    const known = named.size;
    const written = there.written(file, readFileSync(file, 'utf8'), listed, namesBeside(file), named);
    const loaded = await written.load(options);
    if (named.size === known) return { written, loaded };
  }
}

/** What is found before there is a text, and what only a builder of another version finds. */
const elsewhere = new Set<string>([
  ...['file-missing', 'file-is-folder', 'file-is-link', 'file-unreadable', 'file-too-large'],
  ...['file-empty', 'byte-order-mark', 'wrong-encoding', 'older-version'],
]);
const codes = (Object.keys(JSON.parse(readFileSync(join(invalidFolder, 'expected.json'), 'utf8')) as object) as Code[]).filter(
  (code) => !elsewhere.has(code),
);

// In the editor's worker more of them: editor-worker.test.ts.
test.each(rowsOf(codes, 9))('the same is said of %s', async (code) => {
  const here = await loadInvalid(code, scratch, { lang: 'de' });
  const options = { ...optionsFor(code), lang: 'de' as const };
  const { loaded } = await writtenThere(here.problems[0]?.file ?? expect.fail(), options);
  expect(plain(loaded.problems)).toEqual(plain(here.problems));
});

test('a valid manifest becomes the same site', async () => {
  const file = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  const ports = {
    files: new DiskFiles(file),
    validatorOf: (extent: 'all' | 'first') => validatorOf(extent),
    systemLanguage: () => 'en',
  };
  const today = '2026-01-15';
  const loadThere: typeof load = there.load;
  const [here, made] = [
    await loadSite(file, { today }),
    await loadThere({ file, text: readFileSync(file, 'utf8') }, ports, { today }),
  ];
  expect(made.site?.pages.length).toBeGreaterThan(2);
  expect(plain(made.site)).toEqual(plain(here.site));
});

/** Pictures, fonts and others of the fixtures, whole and cut off, and drawings that attack. */
async function* allFiles(): AsyncIterable<[name: string, bytes: Buffer]> {
  for (const folder of ['tests/fixtures/valid', 'tests/fixtures/invalid', 'src/sections/logo-row', 'media']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:svg|png|jpg|webp|avif|woff2|css)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      yield [file, bytes];
      yield [`the half of ${file}`, bytes.subarray(0, bytes.length / 2)];
      yield [`the beginning of ${file}`, bytes.subarray(0, 24)];
    }
  }
  for (const [name, { content }] of Object.entries({ ...attackFiles, ...usualFiles })) yield [name, Buffer.from(content)];
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
  yield [
    'a drawing behind a mark of its byte order',
    Buffer.from(`\uFEFF<?xml version="1.0"?>${drawing}<path d="M0 0h9"/></svg>`),
  ];
  yield ['a drawing far behind its beginning', Buffer.from(`<!-- ${'ü'.repeat(900)} -->${drawing}</svg>`)];
  yield ['a drawing in other letters', Buffer.from(`${drawing}<title>\xfc\x93</title></svg>`, 'latin1')];
  yield ['nothing', Buffer.alloc(0)];
  for (const format of ['webp', 'avif'] as const) {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .toFormat(format)
      .toBuffer();
    yield [format, bytes];
    yield [`${format} without its end`, bytes.subarray(0, -9)];
  }
}

test('a file is the same, and is kept or refused for the same reason', async () => {
  const verdicts = new Set<string>();
  for await (const [name, bytes] of allFiles()) {
    const copy = bytesThere(bytes);
    const verdict = validateUpload(bytes, 1_000_000);
    const kept = (one: ReturnType<typeof validateUpload>) => (typeof one === 'string' ? one : [one.ending, [...one.bytes]]);
    expect(plain(kept(there.validateUpload(copy, 1_000_000))), name).toEqual(plain(kept(verdict)));
    expect(plain(there.factsOf(copy)), name).toEqual(plain(factsOf(bytes)));
    expect(there.isShowable(copy), name).toBe(isShowable(bytes));
    const find = () => ({ address: '/x.svg' });
    if (/\.css$/.test(name)) expect(plain(there.readOwnStyles(copy, find)), name).toEqual(plain(readOwnStyles(bytes, find)));
    verdicts.add(typeof verdict === 'string' ? verdict : verdict.ending);
  }
  expect([...verdicts].sort()).toEqual([
    'avif',
    'jpg',
    'page',
    'png',
    'script',
    'size',
    'svg',
    'type',
    'unreadable',
    'webp',
    'woff2',
  ]);
});

const sites = readdirSync(join(root, 'tests/fixtures/valid'));

test.each(rowsOf(sites))('the same is said before a publication of %s', async (name) => {
  const folder = join(root, 'tests/fixtures/valid');
  const [before, now] = [
    join(folder, sites[sites.indexOf(name) - 1] ?? 'verein-hafenchor', 'site.json'),
    join(folder, name, 'site.json'),
  ];
  const here = await reportDraft({ now: writtenAt(now), before: writtenAt(before) }, 'de');
  const [one, other] = [await writtenThere(now), await writtenThere(before)];
  const made = await there.reportDraft({ now: one.written, before: other.written }, 'de');
  expect(here.sentences?.length).toBeGreaterThan(5);
  expect(plain(made)).toEqual(plain(here));
});
