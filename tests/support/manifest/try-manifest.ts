/** For tests: changes the minimal manifest and loads the result, in a folder of its own. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pointerKeys } from '../../../src/json-text/pointer.ts';
import type { LoadResult, Report } from '../../../src/loader/load.ts';
import { type LoadFileOptions, loadSite } from '../../../src/loader/node/load-site.ts';
import { root } from '../project/project.ts';

const minimalFolder = join(root, 'tests/fixtures/valid/minimal');

/** The minimal manifest as it is written. */
export const minimalText = readFileSync(join(minimalFolder, 'site.json'), 'utf8');

/** JSON Pointer → new value; `undefined` removes the key, an index behind the end of a list adds to it. */
export type Edits = Record<string, unknown>;

/** The minimal manifest with edits, two spaces of indentation. */
export function editManifest(edits: Edits): string {
  const manifest: unknown = JSON.parse(minimalText);
  for (const [pointer, value] of Object.entries(edits)) {
    const keys = pointerKeys(pointer);
    const last = keys.pop() ?? '';
    const parent = keys.reduce((outer, key) => (outer as Record<string, unknown>)[key], manifest) as Record<string, unknown>;
    if (value === undefined) delete parent[last];
    else parent[last] = structuredClone(value);
  }
  return JSON.stringify(manifest, null, 2);
}

/**
 * Loads a manifest from a new folder, which is gone afterwards.
 *
 * @param source Edits of the minimal manifest, or the whole text or bytes.
 * @param files More files in the folder: path → content. `prepare` gets the folder, for links and the like; `inspect` gets it when the
 *   manifest was loaded, with the result.
 */
export async function tryManifest(
  source: Edits | string | Uint8Array,
  {
    files = {},
    prepare,
    inspect,
    ...options
  }: LoadFileOptions & {
    files?: Record<string, string | Uint8Array>;
    prepare?: (folder: string) => void;
    inspect?: (folder: string, loaded: LoadResult) => void | Promise<void>;
  } = {},
): Promise<Awaited<ReturnType<typeof loadSite>> & { text: string }> {
  const outer = mkdtempSync(join(tmpdir(), 'manifest-'));
  const folder = join(outer, 'site');
  mkdirSync(folder);
  try {
    copyFileSync(join(minimalFolder, 'logo.svg'), join(folder, 'logo.svg'));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    prepare?.(folder);
    const bytes = typeof source === 'string' || source instanceof Uint8Array ? source : editManifest(source);
    const file = join(folder, 'site.json');
    writeFileSync(file, bytes);
    const loaded = await loadSite(file, options);
    await inspect?.(folder, loaded);
    return { ...loaded, text: typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes) };
  } finally {
    rmSync(outer, { recursive: true, force: true });
  }
}

/** What a test looks at first: "code line:column «what is marked»" for each problem. */
export function brief({ problems, text }: Pick<Report, 'problems'> & { text: string }): string[] {
  return problems.map(({ code, range }) => {
    const marked = text.slice(range.start.offset, range.end.offset);
    return `${code} ${range.start.line}:${range.start.column} «${marked.split('\n')[0] ?? ''}»`;
  });
}
