/** The valid manifests that mutants are made of: the delivered site, all valid fixtures, and every example of every section. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGallery } from '../support/manifest/gallery.ts';
import { root } from '../support/project/project.ts';
import type { Subject } from './mutant.ts';

const valid = join(root, 'tests/fixtures/valid');

function subject(name: string, file: string, text: string): Subject {
  return { name, file, text, manifest: JSON.parse(text) as unknown };
}

export const subjects: readonly Subject[] = [
  subject('site.json', join(root, 'site.json'), readFileSync(join(root, 'site.json'), 'utf8')),
  ...readdirSync(valid).map((name) =>
    subject(name, join(valid, name, 'site.json'), readFileSync(join(valid, name, 'site.json'), 'utf8')),
  ),
  subject('gallery', join(root, 'gallery.json'), JSON.stringify(makeGallery(), null, 2)),
];
