import { createInterface } from 'node:readline/promises';
import { complain, readArguments } from '../src/command/arguments.ts';
import { importFiles } from '../src/command/import.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('import')} FILE… [--under ADDRESS] [--site FILE] [--write]

Turns Markdown files into pages with an article each: with front matter in YAML, as Jekyll, Hugo, Eleventy and Astro have it. Says what
would become of each file, and what has no place: short codes, HTML, MDX, images that are missing or of another website. A page that
would bring an error stays out, and the others come in.
Images are copied into media/ beside the manifest. What the site has already stays; in a terminal it asks. Twice is once.

  FILE…            Markdown files, or folders of them
  --under ADDRESS  the address that the pages lie below, such as /news (the name of the folder that the first file lies in)
  --site FILE      the manifest (site.json)
  --write          writes it; otherwise it is only shown

Exit codes: 0 done or shown; 1 the manifest cannot be read, or a file stays out for an error; 2 wrong usage, or no file that could come in.`;

export async function main(args: string[], _context: { root: string }): Promise<number> {
  const read = readArguments(args, { help, words: true, values: ['under', 'site'], flags: ['write'] });
  if (typeof read === 'number') return read;
  const { words: from, values, flags } = read;
  if (from.length === 0) return complain(`Which files? For example:  ${commandLine('import', 'news/*.md')}\n\n${help}`);
  const under = values.under?.replace(/\/+$/, '');
  if (under !== undefined && !/^(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(under))
    return complain(`"${values.under}" is no address that pages could lie below. Write it like /news: --under ADDRESS`);
  const terminal =
    process.stdin.isTTY && process.stdout.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const ask = terminal && (async (question: string) => /^\s*[jy]/i.test(await terminal.question(question)));
  try {
    return await importFiles({ from, under, site: values.site ?? 'site.json', write: flags.write, ask });
  } finally {
    terminal?.close();
  }
}
