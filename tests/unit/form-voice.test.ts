/** What is said of a mistake in a form: in the words of the form, and not in those of the file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { corrected } from '../../src/editor/window/state/correct.ts';
import { formVoice } from '../../src/editor/worker/form-voice.ts';
import { catalogues } from '../../src/loader/say/catalogue.ts';
import type { Problem } from '../../src/loader/say/problems.ts';
import { tryManifest } from '../support/manifest/try-manifest.ts';
import { rowsOf } from '../support/project/slice.ts';
import { invalidFolder, loadInvalid } from './invalid-fixtures.ts';

const scratch = mkdtempSync(join(tmpdir(), 'form-voice-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A draft of the editor always is JSON: what can be wrong with a text before that, no form has to say. */
const written = Object.keys(catalogues.en.entries).filter((code) => {
  try {
    JSON.parse(readFileSync(join(invalidFolder, `${code}.json`), 'utf8'));
    return true;
  } catch {
    return false;
  }
});

/** Those among them whose mistake is made of more than a manifest. */
const codes = [...written, 'redirect-without-rules', 'too-many-redirects'];

/** Keys of the schema that are no words of their own language, and so are never said to whoever fills in a form. */
const keys =
  /["“„](?:constants|placeholders|routes|alt|src|id|chapters|scheme|load|fonts|footer|links|title|path|family|languages|redirects|translates|langLabel)["“”]/;

async function said(code: string, lang: 'de' | 'en'): Promise<Problem> {
  const { problems } = await loadInvalid(code, mkdtempSync(join(scratch, 'site-')), { lang, form: formVoice(lang) });
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  return problems[0] ?? expect.fail();
}

test('nearly every code can be met in a form', () => {
  expect(codes.length).toBeGreaterThan(60);
});

test.each(rowsOf(codes))('%s is said in a form without keys, signs of the file or its place', async (code) => {
  for (const lang of ['de', 'en'] as const) {
    const { message, hint, fix } = await said(code, lang);
    for (const sentence of [message, hint, fix?.title ?? '']) {
      expect(sentence).not.toMatch(/[`"]|\bJSON\b|\(\)|npm run|undefined/);
      expect(sentence).not.toMatch(/\((?:Abschnitt|Seite|section|page) /);
      expect(sentence).not.toMatch(keys);
    }
    expect(message.length).toBeGreaterThan(9);
  }
});

test('a field is named by its title, in the language of the form', async () => {
  expect((await said('empty-text', 'de')).message).toBe('„Überschrift“ ist leer.');
  expect((await said('empty-text', 'en')).message).toBe('“Heading” is empty.');
  expect((await said('missing-key', 'de')).message).toMatch(/^„[A-ZÄÖÜ][^“]+“ fehlt\.$/);
  expect((await said('low-contrast', 'de')).message).toMatch(/^„Leiser Text“ ist auf „Getönte Bänder“ bei hellem Bildschirm /);
});

const link = (label: string, href: string) => ({ label, href });
const wrongLinks = (href: string) => ({
  '/header/links': [link('Nowhere', href), link('Home', '/')],
  '/footer/links': [link('Nowhere', href)],
  '/routes/0/sections/0/text': [`[One](${href})`, `[Two](${href})`],
});

test('a mistake that stands in several fields is said at each of them; who reads the file reads of it once', async () => {
  const at = ['/header/links/0/href', '/footer/links/0/href', '/routes/0/sections/0/text/0', '/routes/0/sections/0/text/1'];
  const inForm = await tryManifest(wrongLinks('/gone'), { lang: 'en', form: formVoice('en') });
  const broken = inForm.problems.filter(({ code }) => code === 'broken-link');
  expect(broken.map(({ pointer }) => pointer).sort()).toEqual([...at].sort());
  expect(new Set(broken.map(({ message }) => message)).size).toBe(1);
  const [inFile, ...more] = (await tryManifest(wrongLinks('/gone'), { lang: 'en' })).problems;
  expect([inFile?.code, inFile?.related.length, more]).toEqual(['broken-link', 3, []]);
});

test('its correction mends all of the fields, whichever it is asked for at', async () => {
  const edits = {
    ...wrongLinks('/abuot'),
    '/routes/2': {
      path: '/about',
      title: 'About',
      description: 'Who bakes.',
      sections: [{ type: 'text', title: 'About', text: ['We.'] }],
    },
  };
  const { problems, text } = await tryManifest(edits, { lang: 'en', form: formVoice('en') });
  const broken = problems.filter(({ code }) => code === 'broken-link');
  expect(broken).toHaveLength(4);
  for (const { fix } of broken) expect(corrected(text, [fix ?? expect.fail()]).match(/abuot/g)).toBeNull();
});

test('what is said of two places together stays one', async () => {
  const { problems } = await tryManifest(
    { '/routes/1/title': 'Corner Bakery', '/routes/0/title': 'Corner Bakery' },
    { form: formVoice('en') },
  );
  expect(problems.map(({ code }) => code).filter((code) => code === 'duplicate-title')).toEqual(['duplicate-title']);
});
