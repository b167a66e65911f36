import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../tests/support/project/project.ts';
import { blankOf } from './blank.ts';
import { formsOf } from './form-model.ts';
import { sampleTexts } from './sample-texts.ts';

const forms = formsOf('de');
const starter = forms.sections.faq?.starters.de ?? expect.fail();
const withSection = (section: object) => ({ routes: [{ sections: [{ type: 'text', title: 'A' }, section] }] });
const said = (section: object) =>
  sampleTexts(withSection(section), forms, 'de').map(({ pointer, hint }) => [pointer, hint.includes('weitere')]);

test('what a new section says is not yet its author’s', () => {
  expect(said({ type: 'faq', ...starter })).toEqual([[expect.stringMatching(/^\/routes\/0\/sections\/1\//), true]]);
});

test('an entry that is left over is found wherever it stands; what is written anew is not', () => {
  const [first] = (starter as { items: { question: string; answer: unknown }[] }).items;
  const own = { question: 'Was kostet es?', answer: ['Nichts.'] };
  expect(said({ type: 'faq', title: 'Fragen', items: [own, own, first] })).toEqual([
    [expect.stringMatching(/^\/routes\/0\/sections\/1\/items\/2\//), expect.any(Boolean)],
  ]);
  expect(said({ type: 'faq', title: 'Fragen', items: [own] })).toEqual([]);
});

test('what nobody has written in a new entry is found, too; a text that is called what its field is stands elsewhere', () => {
  const own = { question: 'Was kostet es?', answer: ['Nichts.'] };
  const entries = forms.sections.faq?.fields.find(({ key }) => key === 'items');
  const fresh = entries?.kind === 'list' ? (blankOf(entries.entry) as object) : expect.fail();
  expect(fresh).toEqual({ question: 'Frage', answer: ['Absatz'] });
  const items = '/routes/0/sections/1/items';
  expect(said({ type: 'faq', title: 'Fragen', items: [own, fresh] })).toEqual([[`${items}/1/question`, true]]);
  expect(said({ type: 'faq', title: 'Fragen', items: [own, { ...fresh, question: 'Frage 7' }] })).toEqual([
    [`${items}/1/answer/0`, false],
  ]);
  expect(said({ type: 'faq', title: 'Überschrift', items: [own] })).toEqual([]);
});

test.each(['site.json', 'tests/fixtures/valid/atelier-velo/site.json'])('in %s all is written by its author', (file) => {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
  for (const lang of ['de', 'en'] as const) expect(sampleTexts(manifest, formsOf(lang), lang)).toEqual([]);
});

test('what a form says to visitors is good as it is', () => {
  const { form } = forms.sections['newsletter-embed']?.starters.de ?? expect.fail();
  expect(said({ type: 'newsletter-embed', title: 'Anmeldung', form })).toEqual([]);
});

test('a short label that anybody would write is no sample', () => {
  expect(said({ type: 'hero', title: 'Mein Angebot', actions: [{ label: 'Mehr erfahren', href: '/' }] })).toEqual([]);
});

test.each(Object.keys(forms.sections))('a new %s is told to be a sample, in whatever language it is', (type) => {
  const { de, en } = forms.sections[type]?.starters ?? expect.fail();
  expect(said({ type, ...de })).toHaveLength(1);
  expect(said({ type, ...en })).toHaveLength(1);
});

test('what is said comes in the language of the author', () => {
  const section = { type: 'text', ...forms.sections.text?.starters.en };
  const [found] = sampleTexts(withSection(section), forms, 'de');
  expect(found?.message).toBe('„A heading that says what matters most“ ist noch ein Beispiel.');
  expect(found?.hint).toBe('Schreiben Sie Ihren eigenen Text, oder entfernen Sie ihn. Im selben Abschnitt stehen 2 weitere.');
});
