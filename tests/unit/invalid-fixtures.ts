/** For tests: a manifest for every code, with exactly that mistake. They lie in fixtures/invalid/, named after the code. */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SectionDefinition } from '../../schema/define-section.ts';
import type { Code } from '../../src/findings/finding.ts';
import type { LoadOptions, LoadResult } from '../../src/loader/load.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { builtInSchemas, ownSchemas } from '../../src/registry/section-schemas.ts';
import { ruleSeverityOf } from '../../src/rules/run-rules.ts';
import { nextHistory, withHistory } from '../support/manifest/with-history.ts';
import { root } from '../support/project/project.ts';

export const invalidFolder = join(root, 'tests/fixtures/invalid');

/** A day before all dates in the fixtures that are not meant to be past. */
export const today = '2026-01-15';

/** A manifest without a mistake. */
function copyMinimal(file: string): { manifest: string; folder: string } {
  const folder = dirname(file);
  cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });
  return { manifest: join(folder, 'site.json'), folder };
}

/** Beside a folder `public/` with one file, of so many bytes. */
const beside =
  (name: string, size = 1) =>
  (file: string) => {
    const { manifest, folder } = copyMinimal(file);
    const at = join(folder, 'public', name);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, '');
    truncateSync(at, size);
    return manifest;
  };

/** Beside a sheet of own styles. */
const styled = (css: string) => (file: string) => {
  const { manifest, folder } = copyMinimal(file);
  writeFileSync(join(folder, 'styles.css'), css);
  return manifest;
};

/** With redirects. */
const redirected = (redirects: { from: string; to: string }[], file: string) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, redirects }));
  return file;
};

/** As a builder sees it whose site has a section type of the same name. */
async function withOwn<Result>(type: string, run: () => Promise<Result>): Promise<Result> {
  ownSchemas[type] = builtInSchemas[type] as SectionDefinition;
  try {
    return await run();
  } finally {
    delete ownSchemas[type];
  }
}

/** What a repository cannot hold, or what would concern all fixtures, is made in a folder given for it. */
const made: Record<Code, (file: string) => string> = {
  'file-missing': (file) => file,
  'file-is-folder': (file) => {
    mkdirSync(file);
    return file;
  },
  'file-is-link': (file) => {
    symlinkSync(join(root, 'tests/fixtures/valid/minimal/site.json'), file);
    return file;
  },
  'file-unreadable': (file) => `${file}\0`,
  'too-many-values': (file) => {
    writeFileSync(file, `[${'1,'.repeat(2_000_000)}1]`);
    return file;
  },
  'text-too-long': (file) => {
    writeFileSync(file, `{\n  "title": "${'x'.repeat(100_001)}"\n}\n`);
    return file;
  },
  'file-too-large': (file) => {
    writeFileSync(file, '');
    truncateSync(file, 65 * 1024 * 1024);
    return file;
  },
  'same-name-type': (file) => copyMinimal(file).manifest,
  'heavy-file': beside('film.mp4', 26 * 1024 * 1024),
  'taken-address': beside('sitemap.xml'),
  'file-for-the-root': (file) => {
    const manifest = beside('.well-known/security.txt')(file);
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"https://bakery.example"', '"https://bakery.example/shop"'));
    return manifest;
  },
  'unpublishable-file': beside('.env'),
  'redirect-without-rules': (file) => redirected([{ from: '/blog/*', to: '/' }], beside('CNAME')(file)),
  'too-many-redirects': (file) =>
    redirected(
      Array.from({ length: 1025 }, (_, index) => ({ from: `/old-${index}`, to: '/' })),
      copyMinimal(file).manifest,
    ),
  'unsafe-styles': styled('@import url("https://fonts.example/lato.css");'),
  'unusable-styles': styled('p {\n  color: teal;\n}\n.title_x7Kq2 {\n  color: teal;\n}\n'),
};

/** The options under which a code shows. */
export function optionsFor(code: Code): LoadOptions {
  return { today, release: ['release-only', 'release-warning'].includes(ruleSeverityOf(code)) };
}

/**
 * Loads the fixture of a code.
 *
 * @param scratch A folder for fixtures that have to be made.
 */
export function loadInvalid(code: Code, scratch: string, options: LoadOptions = {}): Promise<LoadResult> {
  const make = made[code];
  const file = make ? make(join(scratch, `${code}.json`)) : join(invalidFolder, `${code}.json`);
  if (!make && !existsSync(file)) throw new Error(`tests/fixtures/invalid/${code}.json is missing.`);
  const load = () => loadSite(file, { ...optionsFor(code), ...options });
  if (code === 'same-name-type') return withOwn('text', load);
  return code === 'older-version' ? withHistory(nextHistory(), load) : load();
}
