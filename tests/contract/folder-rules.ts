/**
 * The rules that a section folder keeps by what is in it, whatever it looks like. Each gives findings such as
 * `src/sections/hero/examples.json: [completeness] …`: the file, the rule's name, what to do.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { languages, type Translated } from '../../schema/languages.ts';
import { componentName } from '../../schema/names.ts';
import type { Words } from '../../schema/words.ts';
import { readExamples, starterPicture, writtenExample } from '../../src/gallery/examples.ts';
import type { JsonSchema } from '../../src/json-schema/build-schema.ts';
import { loadSite } from '../../src/manifest/node/load-site.ts';
import type { WrittenSection } from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';
import { manifestAround, pageAround } from './around.ts';
import { isOfLink, keysIn, optionalKeys } from './optional-keys.ts';
import { checkWords, languageNames } from './word-rules.ts';

/** What is found in the folder of a type: `file` is its name in the folder. */
export const say = (type: string, file: string, rule: string, what: string) => `src/sections/${type}/${file}: [${rule}] ${what}`;

const textOf = (type: string, file: string) => readFileSync(join(root, 'src/sections', type, file), 'utf8');

/** The files that a section needs. */
export function checkFiles(type: string): string[] {
  const wanted = ['schema.ts', `${componentName(type)}.tsx`, 'examples.json'];
  return wanted
    .filter((file) => !existsSync(join(root, 'src/sections', type, file)))
    .map((file) => say(type, file, 'files', 'is missing.'));
}

/** Files of the same kind have the same kind of name everywhere: a private part begins with its owner's name. */
export function checkNames(type: string): string[] {
  const own = componentName(type);
  return readdirSync(join(root, 'src/sections', type)).flatMap((file) => {
    const isPart = /\.(?:tsx|module\.css)$/.test(file);
    const right = isPart ? file.startsWith(own) : /^[a-z][a-z0-9.-]*\.(?:ts|json|svg|png|jpg|webp|avif)$/.test(file);
    // Rules of the type, named by their codes.
    if (right || file === 'checks') return [];
    const wanted = isPart
      ? `begin its name with "${own}"`
      : 'write its name in small letters with hyphens, ending in .ts, .json or as images do (.svg, .png, .jpg, .webp, .avif)';
    return [say(type, file, 'names', `${wanted}.`)];
  });
}

/** A title, and a sentence about what the section is for, in every language. */
export function checkDefinition(type: string, definition: Translated<Words>): string[] {
  const wrong = languages.flatMap((language) => {
    const [title, description] = definition[language];
    const told: string[] = [];
    if (!/\S/.test(title)) told.push(`give it a title in ${languageNames[language]}.`);
    if (!/\S.*[.!?]$/.test(description))
      told.push(`describe it in ${languageNames[language]} by a sentence that ends with ".", "!" or "?".`);
    return told;
  });
  return wrong.map((what) => say(type, 'schema.ts', 'definition', what));
}

/** A title and a sentence for every key, and a name for every choice: forms and editors show them. */
export function checkFields(type: string, { props }: SectionDefinition): string[] {
  return checkWords(props).map(({ rule, what }) => say(type, 'schema.ts', rule, what));
}

/** Colours are the brand's: variables of tones.css or theme.ts, never written in a section. Drawings in `url()` and the black of shadows are no colours. */
export function checkColors(type: string): string[] {
  const sheets = readdirSync(join(root, 'src/sections', type)).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) => {
    const lines = textOf(type, file)
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .split('\n');
    return lines.flatMap((line, index) => {
      const bare = line.replace(/url\((?:"[^"]*"|[^)]*)\)/g, '');
      const found = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!0 0 0 \/)|:\s*(?:white|black)\b/i.exec(bare)?.[0];
      if (!found) return [];
      const what = `line ${index + 1}: take a variable of src/render/tones.css in place of "${found.replace(/^:\s*/, '')}".`;
      return [say(type, file, 'colors', what)];
    });
  });
}

/** At least one example is an edge case, and each has a name of its own. */
export function checkExampleForm(type: string): string[] {
  const examples = readExamples(root, type);
  const names = examples.map(({ name }) => name);
  const wrong: string[] = [];
  if (examples.length === 0) wrong.push('give at least one example.');
  if (examples.some(({ name, section }) => typeof name !== 'string' || name === '' || typeof section !== 'object'))
    wrong.push('each example is { "name": …, "section": { … } }, with "hidden": true for an edge case.');
  if (!examples.some(({ hidden }) => hidden)) wrong.push('give an edge case: an example with "hidden": true.');
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) wrong.push(`two examples are called "${twice}".`);
  return wrong.map((what) => say(type, 'examples.json', 'example-form', what));
}

/** The first examples are what a new section begins with, in each language, and they need nothing that only one site has. */
export function checkStarters(type: string): string[] {
  const examples = readExamples(root, type);
  const starters = examples.filter(({ starter }) => starter !== undefined);
  const wrong: string[] = [];
  const first = examples.slice(0, languages.length).map(({ starter }) => starter);
  if (starters.length !== languages.length || languages.some((language) => !first.includes(language)))
    wrong.push(
      `begin with one example for each language (${languages.map((language) => `"starter": "${language}"`).join(', ')}), and no more.`,
    );
  const [one, ...others] = starters.map(({ section }) => [...keysIn(section)].sort().join());
  if (others.some((keys) => keys !== one)) wrong.push('starter content has the same keys in each language.');
  for (const { name, hidden, section } of starters) {
    const text = JSON.stringify(section);
    const found = notInEverySite.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
    if (hidden) found.push('be seen');
    wrong.push(...found.map((what) => `"${name}" must ${what}.`));
  }
  return wrong.map((what) => say(type, 'examples.json', 'starters', what));
}

const notInEverySite: [pattern: RegExp, what: string][] = [
  [/\{[a-z]\w*\}/, 'name no constant'],
  [/"href":"(?!\/")/, 'lead to "/" only'],
  [/\]\((?!\/\))/, 'lead to "/" only'],
  [/"id":/, 'have no anchor'],
  [new RegExp(`"src":"(?!${starterPicture}"|https:)`), `name no file but ${starterPicture}`],
];

/** Examples may be warned about: they are no site, and repeat themselves. */
export async function checkExamples(type: string): Promise<string[]> {
  const examples = readExamples(root, type);
  const found = await findErrors(examples.map((example) => writtenExample(type, example)));
  return found.map(({ page, text }) => say(type, 'examples.json', 'examples', `"${examples[page]?.name}" is not valid: ${text}`));
}

/** Together the examples set every key that may be left out. What links have in common is no section's to show. */
export function checkCompleteness(type: string, schema: JsonSchema): string[] {
  const set = new Set(readExamples(root, type).flatMap(({ section }) => keysIn(section)));
  const missing = optionalKeys(schema).filter((path) => !isOfLink(path) && !set.has(path));
  return missing.map((path) => say(type, 'examples.json', 'completeness', `no example sets "${path}".`));
}

/** What stands in the way of sections, each on a page of its own. */
export async function findErrors(sections: readonly WrittenSection[]): Promise<{ page: number; text: string }[]> {
  const manifest = manifestAround(sections.map(pageAround));
  const content = Buffer.from(JSON.stringify(manifest, null, 2));
  const { problems } = await loadSite(join(root, 'contract.json'), { content });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, message, hint }) => ({
      // The home page of the minimal manifest comes first.
      page: Number(/^\/routes\/(\d+)/.exec(pointer)?.[1] ?? 0) - 1,
      text: `${pointer} ${message} ${hint}`,
    }));
}
