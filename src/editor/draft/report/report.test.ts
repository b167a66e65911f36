import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryManifest } from '../../../../tests/support/manifest/try-manifest.ts';
import { root } from '../../../../tests/support/project/project.ts';
import type { Change } from '../../../changes/compare.ts';
import type { Step } from '../../../findings/place.ts';
import { buildJsonSchema, type JsonSchema } from '../../../json-schema/build-schema.ts';
import { placesIn } from '../../../json-schema/walk.ts';
import { sectionSchemas } from '../../../registry/section-schemas.ts';
import { writtenAt } from '../../repository/git/written-at.ts';
import { byPlace, noFindings, sampleFindings } from '../../window/state/findings.ts';
import { formVoice } from '../../worker/form-voice.ts';
import { formsOf } from '../fields/form-model.ts';
import type { Forms } from '../fields/model.ts';
import { asChosen, placeOf, reportDraft, sentencesBetween } from './report.ts';

const forms = formsOf('de');

test('before publishing as much is told as in the editor: each field with a mistake, and samples that are left', async () => {
  const elsewhere = { label: 'Elsewhere', href: 'http://example.com' };
  const section = { type: 'text', ...forms.sections.text?.starters.en, text: ['[Elsewhere](http://example.com)'] };
  const edits = { '/footer/links': [elsewhere], '/routes/0/sections/1': section };
  await tryManifest(edits, {
    lang: 'de',
    form: formVoice('de'),
    inspect: async (folder, { problems }) => {
      const manifest = { routes: [{ sections: [undefined, section] }] };
      const { all } = byPlace([...problems, ...sampleFindings(manifest, forms, 'de')], 0, noFindings);
      const { findings, missing, errors } = await reportDraft(
        { now: writtenAt(join(folder, 'site.json')), before: undefined },
        'de',
      );
      expect(all.map(({ pointer }) => pointer)).toEqual([
        ...['/footer/links/0/href', '/routes/0/sections/1/text/0', '/routes/0/sections/1/title'],
      ]);
      expect(findings).toEqual(all.map(({ pointer, message, hint }) => ({ pointer, message, hint })));
      expect(missing.map(({ pointer }) => pointer.split('/')[1])).toContain('placeholders');
      expect(errors).toEqual([]);
    },
  });
});

/** All that the forms call something, so that it can be told from a key. */
const marked = JSON.parse(
  JSON.stringify(formsOf('de'), (key, value: unknown) => (key === 'title' && typeof value === 'string' ? `§${value}` : value)),
) as Forms;

/** `items[].image.caption` → the steps that a change there takes. */
const stepsTo = (path: string): Step[] =>
  path.split('.').map((key) => (key.endsWith('[]') ? { key: key.replaceAll('[]', ''), number: 1 } : { key }));

const said = (path: string, more: Partial<Change>, forms = marked) =>
  placeOf({ kind: 'changed', steps: stepsTo(path), affected: [], ...more }, forms, 'de').split(' › ');

const { definitions, properties } = buildJsonSchema(sectionSchemas) as Record<
  'definitions' | 'properties',
  Record<string, JsonSchema>
>;

test.each(Object.entries(definitions))('a change of %s is told by the titles of its form, never by a key', (type, schema) => {
  const section = { number: 1, type, name: '' };
  for (const { path } of placesIn(schema)) {
    if (path === 'type') continue;
    const [, ...pieces] = said(path, { route: '/', section });
    expect(
      pieces.filter((piece) => !piece.startsWith('§')),
      `${type}: ${path}`,
    ).toEqual([]);
  }
});

test('a change of what stands around pages is told so as well', () => {
  // Constants, facts and reused sections have names that their author has given them.
  const { $schema, version, routes, constants, placeholders, ...parts } = properties;
  for (const [part, schema] of Object.entries(parts)) {
    for (const { path } of placesIn(schema, part)) {
      const [, ...pieces] = said(path, {});
      expect(
        pieces.filter((piece) => !piece.startsWith('§') && !/constants|placeholders|reused|facts|factLabels/.test(path)),
        path,
      ).toEqual([]);
    }
  }
});

test('an image of a group has its number, and its shape is called as in the form', () => {
  const section = { number: 2, type: 'hero', name: '' };
  const place = (path: string) => said(path, { route: '/', section }, forms);
  expect(place('image.ratio')).toEqual(['Startseite', 'Einstieg', 'Bild', 'Seitenverhältnis']);
  expect(place('image[].caption')).toEqual(['Startseite', 'Einstieg', 'Bild 1', 'Bildunterschrift']);
});

test('a block of a text has its number and says what it is; what is chosen goes by its title', async () => {
  const section = { number: 1, type: 'article', name: '' };
  const place = (path: string) => said(path, { route: '/', section }, forms);
  expect(place('text[].table.rows[].cells[]')).toEqual(['Startseite', 'Artikel', 'Text 1', 'Tabelle', 'Zeile 1', 'Zelle 1']);
  expect(place('text[].note[].list[]')).toEqual(['Startseite', 'Artikel', 'Text 1', 'Hinweis 1', 'Punkt 1']);
  expect(place('text[]')).toEqual(['Startseite', 'Artikel', 'Absatz 1']);
  const change: Change = {
    kind: 'changed',
    route: '/',
    section: { ...section, type: 'entries' },
    steps: [{ key: 'layout' }],
    affected: [],
  };
  expect(asChosen({ ...change, from: 'rows', to: 'titles' }, forms)).toMatchObject({ from: 'Zeilen', to: 'Nur Tag und Titel' });
});

test('no sign of markup and no figures of a point are read: it is said what they mean', async () => {
  const file = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  const text = readFileSync(file, 'utf8');
  const manifest = JSON.parse(text) as { routes: { sections: { type: string; [key: string]: unknown }[] }[] };
  const [first] = manifest.routes[0]?.sections ?? [];
  const saidOf = async (change: (hero: NonNullable<typeof first>) => void, from = text) => {
    const now = JSON.parse(from) as typeof manifest;
    change(now.routes[0]?.sections[0] ?? expect.fail());
    const draft = JSON.stringify(now);
    const said = await sentencesBetween(writtenAt(file, from), writtenAt(file, draft), 'de');
    return { what: said?.map(({ what }) => what), draft };
  };
  const words = String(first?.title).replace(/[_*]/g, '');
  const plain = (await saidOf((hero) => Object.assign(hero, { title: words }))).draft;
  const bold = await saidOf((hero) => Object.assign(hero, { title: `**${words}**` }), plain);
  expect(bold.what).toEqual([`Hervorhebung geändert: „${words}“`]);
  const link = await saidOf((hero) => Object.assign(hero, { text: ['[Hier](/)'] }), plain);
  const other = await saidOf((hero) => Object.assign(hero, { text: ['[Hier](https://example.org)'] }), link.draft);
  expect(other.what).toEqual(['Link geändert: „Hier“']);
  const image = { src: 'media/atelier.jpg', alt: 'Ein Haus' };
  const set = (focus?: number[]) => (hero: object) => Object.assign(hero, { image: { ...image, ...(focus && { focus }) } });
  const without = (await saidOf(set(), plain)).draft;
  const moved = await saidOf(set([0.09, 0.5]), without);
  expect(moved.what).toEqual(['verschoben']);
  expect((await saidOf(set([0.2, 0.7]), moved.draft)).what).toEqual(['verschoben']);
  expect((await saidOf(set(), moved.draft)).what).toEqual(['wieder in der Mitte']);
});
