/** What is said of a mistake in a form: in the words of the form, and not in those of the file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formVoice } from '../../src/editor/worker/form-voice.ts';
import { catalogues } from '../../src/manifest/say/catalogue.ts';
import type { Problem } from '../../src/manifest/say/problems.ts';
import { invalidFolder, loadInvalid } from '../invalid-fixtures.ts';

const scratch = mkdtempSync(join(tmpdir(), 'form-voice-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A draft of the editor always is JSON: what can be wrong with a text before that, no form has to say. */
const codes = Object.keys(catalogues.en.entries).filter((code) => {
  try {
    JSON.parse(readFileSync(join(invalidFolder, `${code}.json`), 'utf8'));
    return true;
  } catch {
    return false;
  }
});

/** Keys of the schema that are no words of their own language, and so are never said to whoever fills in a form. */
const keys = /["“„](?:constants|placeholders|routes|alt|src|id|chapters|scheme|load|fonts|footer|links|title|path|family)["“”]/;

async function said(code: string, lang: 'de' | 'en'): Promise<Problem> {
  const { problems } = await loadInvalid(code, scratch, { lang, form: formVoice(lang) });
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  return problems[0] ?? expect.fail();
}

test('nearly every code can be met in a form', () => {
  expect(codes.length).toBeGreaterThan(60);
});

test.each(codes)('%s is said in a form without keys, signs of the file or its place', async (code) => {
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
