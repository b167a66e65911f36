import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { languageOf } from '../schema/languages.ts';
import { complain, readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';
import {
  aboutVendor,
  filesInTheWay,
  listTemplates,
  newSite,
  nextSteps,
  refusePackage,
  sayTemplates,
} from '../src/command/new-site.ts';
import { commandLine } from '../src/findings/command-line.ts';
import { isLanguage } from '../src/findings/languages.ts';
import { findNearest } from '../src/findings/nearest.ts';
import { unseen } from '../src/import/front-matter.ts';

const help = `Usage: ${commandLine('new-site')} [FOLDER] [--name TEXT] [--lang CODE] [--template NAME]

Makes the folder of a new site: site.json, its pictures, and what builds and publishes it. In a terminal it asks for what is
left out. Never overwrites anything.

  FOLDER           a new or empty folder (this one)
  --name TEXT      what the site is called (the name of the folder)
  --lang CODE      the language of its texts, such as de or en-GB. In any other language than German and English the English
                   texts are placeholders: the list of what is still open is then the list of what is still to be said
  --template NAME  what the site begins with (consultancy). Each is there in German and in English, with a home page, the legal pages
                   and one for unknown addresses; every text may be changed, and every section removed:
${sayTemplates('                   ')}

Exit codes: 0 done, 2 a value cannot be had, or something lies in the folder.`;

export async function main(args: string[], { root }: CommandContext): Promise<number> {
  const read = readArguments(args, { help, words: true, values: ['name', 'lang', 'template'] });
  if (typeof read === 'number') return read;
  const folder = resolve(read.words.join(' ') || '.');
  const inTheWay = filesInTheWay(folder);
  if (inTheWay.length > 0)
    return complain(
      `${folder} is not empty: there is ${inTheWay.join(', ')}. Name a new folder: ${commandLine('new-site', 'FOLDER')}`,
    );
  const refusal = refusePackage(folder);
  if (refusal) return complain(refusal);
  const templates = listTemplates(root);
  const usual = { name: basename(folder), lang: languageOf(process.env.LC_ALL || process.env.LANG), template: 'consultancy' };
  const asked = await ask(read.values, usual);
  const { lang, template } = asked;
  // On one line, and without what no text may hold: it stands in titles and headings.
  const name = asked.name.replace(/\s+/g, ' ').replace(unseen, '').trim();
  if (!name) return complain('A site has a name: --name TEXT');
  if (!isLanguage(lang)) return complain(`"${lang}" is no language. Write it like de, en-GB or pl: --lang CODE`);
  if (!templates.includes(template)) {
    const near = findNearest(template, templates);
    console.error(`There is no template "${template}".${near ? ` Did you mean ${near}?` : ''} There are:\n${sayTemplates('  ')}`);
    return 2;
  }
  const made = newSite({ folder, name, lang, template }, root);
  console.log(`Wrote ${folder}: ${made.join(', ')}.\n\n${aboutVendor(made)}Next:\n${nextSteps(folder)}`);
  return 0;
}

type Answers = Record<'name' | 'lang' | 'template', string>;

/** In a terminal asks for what was left out; elsewhere takes what is usual. */
async function ask(given: Partial<Answers>, usual: Answers): Promise<Answers> {
  const answers = { ...usual, ...given };
  const open = (['name', 'lang', 'template'] as const).filter((key) => given[key] === undefined);
  if (open.length === 0 || !process.stdin.isTTY || !process.stdout.isTTY) return answers;
  const questions: Answers = {
    name: 'What is the site called?',
    lang: 'In which language are its texts (de, en, pl …)?',
    template: `${sayTemplates('  ')}\nWhich template?`,
  };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const key of open) answers[key] = (await terminal.question(`${questions[key]} (${usual[key]}) `)).trim() || usual[key];
  } finally {
    terminal.close();
  }
  return answers;
}
