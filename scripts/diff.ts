import { complain, readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';
import { diff, reportFormats } from '../src/command/diff.ts';
import { commandLine } from '../src/findings/command-line.ts';
import { catalogues, type MessageLanguage } from '../src/loader/say/catalogue.ts';

const help = `Usage: ${commandLine('diff')} [OLD [NEW]] [options]

Says in words what has changed for a visitor between two manifests, and which pages are affected. OLD and NEW are files or
git revisions (REVISION:FILE names a file in one). Without NEW: the manifest as it lies here; without OLD: the last commit.

  --site FILE   the manifest that a revision is asked for (site.json)
  --format F    text (default), markdown, json (described in src/changes/format.ts);
                for programs: ${commandLine('diff', '--format json')}
  --lang de|en  language of the report; otherwise that of the newer manifest, else English

Exit codes: 0 compared, with or without differences; 1 a manifest is not valid; 2 wrong usage, or no such file or revision.`;

export async function main(args: string[], { project }: CommandContext): Promise<number> {
  const read = readArguments(args, { help, words: true, values: ['site', 'format', 'lang'] });
  if (typeof read === 'number') return read;
  const { site = 'site.json', format = 'text', lang } = read.values;
  const [before = 'HEAD', now = site, ...rest] = read.words;
  if (rest.length > 0) return complain(`Only two can be compared; "${rest[0]}" is one too many.`);
  if (!isFormat(format)) return complain(`There is no format "${format}". Possible: ${Object.keys(reportFormats).join(', ')}.`);
  if (lang !== undefined && !isLanguage(lang))
    return complain(`There is no report in "${lang}". Possible: ${Object.keys(catalogues).join(', ')}.`);
  return diff(before, now, { site, project, format, lang });
}

const isFormat = (name: string): name is keyof typeof reportFormats => Object.hasOwn(reportFormats, name);
const isLanguage = (name: string): name is MessageLanguage => Object.hasOwn(catalogues, name);
