/** For tests: which section types the app of a built site holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../../src/disk/hash.js';
import { listTypes } from '../../src/gallery/examples.ts';
import { root } from '../support/project/project.ts';

/** What the app is, as text. */
export function appIn(out: string): string {
  const assets = readdirSync(join(out, 'assets')).filter((name) => /^app\..+\.js$/.test(name));
  if (assets.length !== 1) throw new Error(`There is one app in a site, and not ${assets.join(', ') || 'none'}.`);
  return readFileSync(join(out, 'assets', assets[0] ?? ''), 'utf8');
}

/** The types whose code it holds, sorted: each names classes of its own styles, which end as vite.config.ts says. */
export function typesInApp(out: string): string[] {
  const app = appIn(out);
  return listTypes(root).filter((type) => stylesOf(type).some((file) => app.includes(endOfClasses(file))));
}

const stylesOf = (type: string): string[] =>
  readdirSync(join(root, 'src/sections', type))
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => `src/sections/${type}/${name}`);

const endOfClasses = (file: string): string =>
  `_${hash(file)
    .slice(0, 5)
    .replace(/[^A-Za-z0-9]/g, 'x')}`;
