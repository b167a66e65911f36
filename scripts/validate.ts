import { readArguments } from '../src/command/arguments.ts';
import { codes, explain, list } from '../src/command/explain.ts';
import { formats, validate } from '../src/command/validate.ts';
import { commandLine } from '../src/findings/command-line.ts';
import { findNearest } from '../src/findings/nearest.ts';
import { loadSite } from '../src/loader/node/load-site.ts';
import { catalogues, type MessageLanguage } from '../src/loader/say/catalogue.ts';

const help = `Usage: ${commandLine('validate')} [FILE…|-] [options]

Checks manifests (site.json unless named otherwise; - is standard input): form, constants, links, images, facts.

  --format F        text (default), json (described in src/report/json.ts), github (annotations), sarif (2.1.0);
                    for programs: ${commandLine('validate', '--format json')}
  --fix             corrects what has exactly one right answer, and says what it changed
  --release         validates as for a publication: placeholders that are left and dates that are past are errors
  --today DATE      compares dates with this day (YYYY-MM-DD)
  --max-warnings N  fails when there are more warnings
  --lang de|en      language of the messages; otherwise that of the manifest, or of the system where it names none, else English
  --explain CODE    explains one rule, with a wrong and a right example
  --list            explains all rules

Exit codes: 0 no error, 1 at least one error, 2 wrong usage, 3 a bug in the builder.`;

/**
 * Checks manifests and prints what is wrong.
 *
 * @param args Files, relative to the current folder, and options. No file: `site.json`.
 * @returns The exit code.
 */
export async function main(args: string[]): Promise<number> {
  const read = readArguments(args, {
    help,
    words: true,
    values: ['format', 'today', 'max-warnings', 'lang', 'explain'],
    flags: ['fix', 'release', 'list'],
  });
  if (typeof read === 'number') return read;
  const { values, flags, words } = read;
  const { format = 'text', today, lang, explain: code, 'max-warnings': maxWarnings } = values;

  if (!isOneOf(formats, format)) return complain(`--format ${format}`, formats, format);
  const languages = Object.keys(catalogues) as MessageLanguage[];
  if (lang !== undefined && !isOneOf(languages, lang)) return complain(`--lang ${lang}`, languages, lang);
  if (code !== undefined && !isOneOf(codes, code)) return complain(`--explain ${code}`, codes, code);
  if (today !== undefined && !isDay(today)) return complain(`--today ${today}`, ['YYYY-MM-DD']);
  if (maxWarnings !== undefined && !/^\d{1,9}$/.test(maxWarnings))
    return complain(`--max-warnings ${maxWarnings}`, ['0', '1', '2']);
  const files = words.length > 0 ? words : ['site.json'];
  if (flags.fix && files.includes('-')) return complain('--fix -', ['--fix site.json']);

  if (code !== undefined || flags.list) {
    const spoken = lang ?? (await loadSite(files[0] ?? 'site.json')).lang;
    console.log(code === undefined ? list(spoken) : explain(code, spoken));
    return 0;
  }
  const options = {
    format,
    fix: flags.fix,
    release: flags.release,
    maxWarnings: maxWarnings === undefined ? undefined : Number(maxWarnings),
    ...(today !== undefined && { today }),
    ...(lang !== undefined && { lang }),
  };
  return validate(files, options);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

function complain(what: string, possible: readonly string[], given = ''): number {
  const near = findNearest(given, possible);
  const few = possible.length > 9 ? 'Run with --list to see all.' : `Possible: ${possible.join(', ')}.`;
  console.error(`"${what}" is not possible. ${near ? `Did you mean ${near}? ` : ''}${few}`);
  return 2;
}
