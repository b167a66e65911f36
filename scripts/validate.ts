import { readArguments } from '../src/command/arguments.ts';
import { formatProblems, formatSuccess } from '../src/manifest/format-text.ts';
import { loadSite } from '../src/manifest/load.ts';

const help = `Usage: npm run validate -- [FILE…]

Checks manifests (site.json unless named otherwise): form, constants, links, images. Writes nothing.

Exit codes: 0 no error, 1 at least one error, 2 wrong usage, 3 a bug in the builder.`;

/**
 * Checks manifests and prints what is wrong.
 *
 * @param args Files, relative to the current folder. None: `site.json`.
 * @returns The exit code.
 */
export async function main(args: string[], _context: { root: string }): Promise<number> {
  const read = readArguments(args, { help, words: true });
  if (typeof read === 'number') return read;
  const files = read.words.length > 0 ? read.words : ['site.json'];
  let failed = false;
  for (const file of files) {
    const { site, problems, lang } = await loadSite(file);
    if (problems.length > 0) console.log(formatProblems(problems));
    if (site) {
      const pages = [...site.pages, site.notFound];
      const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
      console.log(formatSuccess(file, { routes: pages.length, sections }, lang));
    }
    failed ||= !site;
  }
  return failed ? 1 : 0;
}
