/** In the editor, whatever an input of a form changes is undone to the first byte, and done again to the last. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesOfAll } from '../support/editor/field-changes.ts';
import { forms, perSection, tryAll, tryTogether } from '../support/editor/try-changes.ts';
import { readExamples, sectionTypes } from '../support/manifest/gallery.ts';
import { readManifest } from '../support/manifest/manifest.ts';
import { minimalManifest } from '../support/manifest/minimal.ts';
import { root } from '../support/project/project.ts';
import { rowsOf } from '../support/project/slice.ts';

describe.each(rowsOf(sectionTypes, 6))('%s', (type) => {
  test('each field of its first example is changed, undone and changed again', async () => {
    const form = forms.sections[type] ?? expect.fail(`no form of ${type}`);
    // The others are among the long tests.
    for (const { name, section } of readExamples(type).slice(0, 1)) {
      const manifest = minimalManifest();
      manifest.routes[0]?.sections.push({ type, ...section });
      const at = `/routes/0/sections/${(manifest.routes[0]?.sections.length ?? 1) - 1}`;
      const made = await tryAll(`${JSON.stringify(manifest, null, 2)}\n`, changesOfAll(form.fields, at, section));
      expect(made, name).toBeGreaterThan(form.fields.length - 1);
    }
  });
});

test('changes of a whole section at once are undone to the first byte', async () => {
  const file = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  for (const changes of perSection(readManifest(file))) await tryTogether(readFileSync(file, 'utf8'), changes);
});
