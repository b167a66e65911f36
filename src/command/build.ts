/** What `build` and `start` have in common: load, report, write. */
import { dirname, join, relative, resolve } from 'node:path';
import type { OpenText, Site } from '../../schema/resolved.ts';
import { ContentCache } from '../disk/content-cache.ts';
import { loadSite } from '../loader/node/load-site.ts';
import type { Problem } from '../loader/say/problems.ts';
import { loadClientBundle } from '../output/app/client-bundle.ts';
import type { Used } from '../output/app/only-used.ts';
import { buildSite, type Written } from '../output/build-site.ts';
import type { SiteFile } from '../output/folder/site-file.ts';
import { Phases } from '../output/phases.ts';
import { formatProblems } from '../report/text.ts';
import { findEditor, makeEditor, writeFolder } from './build-editor.ts';
import type { CommandContext } from './context.ts';
import { createProgress } from './progress.ts';
import { takeFolder } from './take-folder.ts';
import { type CommandWords, commandWords } from './words.ts';

interface BuildOptions {
  /** Makes everything anew, without what earlier builds have left. */
  fresh?: boolean;
  /** Says what the time was spent on. */
  timings?: boolean;
  /** Makes the editor as static files, too. */
  edit?: boolean;
  /** Steps that are left out, for a measurement. */
  without?: readonly string[];
}

export interface Built extends Written {
  /** What the command says from then on, in the language of the findings. */
  words: CommandWords;
  /** What its pages say in place of facts that are still to come. */
  openTexts: readonly OpenText[];
}

/**
 * Builds a manifest into a folder and says what was built; an invalid manifest leaves the folder as it was.
 *
 * @param site - the manifest, relative to the current folder
 * @param out - the folder to write, relative to the current folder
 * @returns what was written, or the exit code after the findings have been printed
 */
export async function build(
  site: string,
  out: string,
  context: CommandContext,
  { fresh = false, timings = false, edit = false, without = [] }: BuildOptions = {},
): Promise<Built | number> {
  const folder = takeFolder(out);
  if (folder === undefined) return 2;
  const editorFolder = edit ? takeFolder(`${out.replace(/[\\/]+$/, '')}-edit`) : '';
  if (editorFolder === undefined) return 2;
  const { root, project, cache } = context;
  const phases = new Phases();
  const kept = fresh ? undefined : cache;
  const contents = new ContentCache(fresh ? undefined : join(dirname(cache), 'contents'));
  const media = new ContentCache(kept && join(kept, 'media'));
  const apps = new ContentCache(join(cache, 'apps'));
  let problems: readonly Problem[] = [];
  let words = commandWords.en;
  let openTexts: readonly OpenText[] = [];
  let editor: ReturnType<typeof findEditor> | undefined;
  let named: readonly string[] = [];
  let alone: readonly SiteFile[] | undefined;
  const source = {
    manifest: site,
    load: async () => {
      const loaded = await loadSite(resolve(site));
      words = commandWords[loaded.lang];
      openTexts = loaded.site?.facts().openTexts() ?? [];
      named = loaded.files;
      if (edit && loaded.site) editor = findEditor(loaded.site, site, loaded.lang, context);
      return editor && 'refused' in editor ? { ...loaded, site: undefined } : loaded;
    },
    bundle: (used: Used) => loadClientBundle({ root, project }, apps, { used }),
  };
  const written = await buildSite(source, folder, {
    contents,
    media,
    cache: kept,
    without,
    phases,
    onReport(report) {
      problems = report.problems;
      if (problems.length > 0) console.error(formatProblems(report.problems));
    },
    ...(edit && {
      async more(whole: Site) {
        if (!editor || 'refused' in editor) throw new Error('There is no editor to build.');
        const made = await makeEditor(whole, editor.wanted, { manifest: site, named, context, words });
        alone = made.alone;
        return made.more;
      },
    }),
    onMedia: (made) => sayMedia(made, words, fresh),
    onProgress: {
      pages: createProgress((done, all) => words.rendered(done, all)),
      cards: createProgress((done, all) => words.drew(done, all)),
      images: createProgress((done, all) => words.encoded(done, all)),
    },
  });
  if (editor && 'refused' in editor) console.error(editor.refused);
  if (!written) return 1;
  if (alone) await writeFolder(editorFolder, alone, contents);
  contents.prune();
  media.prune();
  apps.prune();
  // From the start of the process: starting it is part of the wait.
  const seconds = performance.now() / 1000;
  console.log(words.built(written.pages, Math.round(written.bytes / 1024), show(site), show(folder), seconds));
  if (alone) console.log(words.builtEditor(show(editorFolder)));
  // Somebody may have put files there for a search engine, and would miss them only on the next visit to it.
  const { gone } = written;
  if (gone.length > 0) console.log(words.gone(show(folder), gone.slice(0, 5).join(', '), gone.length - 5));
  if (timings) console.log(formatTimings(written, phases, words));
  // Said again at the end, where it is read: such a site looks finished.
  for (const { code, message } of problems)
    if (code === 'stand-in-endpoint') console.error(`${words.beforePublishing} ${message}`);
  return { ...written, words, openTexts };
}

/** A path as short as it is from here. */
const show = (path: string) => relative('.', resolve(path)) || '.';

function formatTimings({ files }: Written, phases: Phases, words: CommandWords): string {
  const lines = [...phases.times].map(([name, time]) => `  ${name.padEnd(16)}${time.toFixed(0).padStart(6)} ms`);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return [...lines, `  ${words.timings(files, megabytes)}`].join('\n');
}

/** Says what was encoded, which takes a moment the first time. */
export function sayMedia(made: number, words: CommandWords, fresh = false): void {
  if (made > 0) console.log(words.media(made, !fresh));
}
