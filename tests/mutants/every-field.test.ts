/** In the editor, each field of whole sites and of every example is changed, undone to the first byte, and changed again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesOfAll } from '../support/editor/field-changes.ts';
import { changesIn, forms, perSection, tryAll, tryTogether } from '../support/editor/try-changes.ts';
import { readExamples, sectionTypes } from '../support/manifest/gallery.ts';
import { readManifest } from '../support/manifest/manifest.ts';
import { minimalManifest } from '../support/manifest/minimal.ts';
import { root } from '../support/project/project.ts';

describe.each(sectionTypes)('%s', (type) => {
  test('each field of each example is changed, undone and changed again', async () => {
    const form = forms.sections[type] ?? expect.fail(`no form of ${type}`);
    for (const { name, section } of readExamples(type)) {
      const manifest = minimalManifest();
      manifest.routes[0]?.sections.push({ type, ...section });
      const at = `/routes/0/sections/${(manifest.routes[0]?.sections.length ?? 1) - 1}`;
      const made = await tryAll(`${JSON.stringify(manifest, null, 2)}\n`, changesOfAll(form.fields, at, section));
      expect(made, name).toBeGreaterThan(form.fields.length - 1);
    }
  });
});

const fixtures = join(root, 'tests/fixtures/valid');
const files = [join(root, 'site.json'), ...readdirSync(fixtures).map((name) => join(fixtures, name, 'site.json'))];

describe.each(files.map((file) => [file.slice(root.length + 1), file] as const))('%s', (_, file) => {
  const text = readFileSync(file, 'utf8');
  const manifest = readManifest(file);

  test('each text, choice, list and switch is changed, undone and changed again', async () => {
    expect(await tryAll(text, changesIn(manifest))).toBeGreaterThan(150);
  });

  test('changes of a whole section at once are undone to the first byte', async () => {
    for (const changes of perSection(manifest)) await tryTogether(text, changes);
  });
});
