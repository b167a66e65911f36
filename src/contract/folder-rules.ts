/** The rules that a section folder keeps by what is in it, whatever it looks like. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { languages, type Translated } from '../../schema/languages.ts';
import { componentName } from '../../schema/names.ts';
import type { Words } from '../../schema/words.ts';
import { type Example, readExamples, starterPicture } from '../gallery/examples.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { type Finding, find, type Subject } from './finding.ts';
import { isShared, keysIn, optionalKeys } from './optional-keys.ts';
import { checkWords, languageNames } from './word-rules.ts';

/** What is checked together, and what is said of a folder that keeps it. */
export interface FolderCheck {
  title: string;
  run: () => Finding[];
}

/**
 * Everything that needs no page. Only a folder that has all files (`checkFiles`) can be asked.
 *
 * @param schema The JSON Schema of the type.
 */
export const folderChecks = (subject: Subject, definition: SectionDefinition, schema: JsonSchema): FolderCheck[] => [
  { title: 'names its files as everywhere', run: () => checkNames(subject) },
  {
    title: 'says in German and English what it is for, and what each key is for',
    run: () => [...checkDefinition(subject, definition), ...checkFields(subject, definition)],
  },
  { title: 'takes its colours from the brand', run: () => checkColors(subject) },
  {
    title: 'has examples that set every key, and can begin a section',
    run: () => [...checkExampleForm(subject), ...checkStarters(subject), ...checkCompleteness(subject, schema)],
  },
];

const examplesOf = ({ type, folders }: Subject): Example[] => readExamples(folders.root, type, folders.project);

/** The files that a section needs. */
export function checkFiles(subject: Subject): Finding[] {
  const wanted = ['schema.ts', `${componentName(subject.type)}.tsx`, 'examples.json'];
  return wanted
    .filter((file) => !existsSync(join(subject.folder, file)))
    .map((file) => find(subject, file, 'files', 'is missing.'));
}

/** Files of the same kind have the same kind of name everywhere: a private part begins with its owner's name. */
function checkNames(subject: Subject): Finding[] {
  const own = componentName(subject.type);
  return readdirSync(subject.folder).flatMap((file) => {
    const isPart = /\.(?:tsx|module\.css)$/.test(file);
    const right = isPart ? file.startsWith(own) : /^[a-z][a-z0-9.-]*\.(?:ts|json|svg|png|jpg|webp|avif)$/.test(file);
    // Rules of the type, named by their codes.
    if (right || file === 'checks') return [];
    const wanted = isPart
      ? `begin its name with "${own}"`
      : 'write its name in small letters with hyphens, ending in .ts, .json or as images do (.svg, .png, .jpg, .webp, .avif)';
    return [find(subject, file, 'names', `${wanted}.`)];
  });
}

/** A title, and a sentence about what the section is for, in every language. */
export function checkDefinition(subject: Subject, definition: Translated<Words>): Finding[] {
  const wrong = languages.flatMap((language) => {
    const [title, description] = definition[language];
    const told: string[] = [];
    if (!/\S/.test(title)) told.push(`give it a title in ${languageNames[language]}.`);
    if (!/\S.*[.!?]$/.test(description))
      told.push(`describe it in ${languageNames[language]} by a sentence that ends with ".", "!" or "?".`);
    return told;
  });
  return wrong.map((what) => find(subject, 'schema.ts', 'definition', what));
}

/** A title and a sentence for every key, and a name for every choice: forms and editors show them. */
function checkFields(subject: Subject, { props }: SectionDefinition): Finding[] {
  return checkWords(props).map(({ rule, what }) => find(subject, 'schema.ts', rule, what));
}

/** Colours are the brand's: variables of tones.css or theme.ts, never written in a section. Drawings in `url()` and the black of shadows are no colours. */
function checkColors(subject: Subject): Finding[] {
  const sheets = readdirSync(subject.folder).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) => {
    const lines = readFileSync(join(subject.folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .split('\n');
    return lines.flatMap((line, index) => {
      const bare = line.replace(/url\((?:"[^"]*"|[^)]*)\)/g, '');
      const found = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!0 0 0 \/)|:\s*(?:white|black)\b/i.exec(bare)?.[0];
      if (!found) return [];
      const what = `line ${index + 1}: take a variable that docs/own-styles.md lists in place of "${found.replace(/^:\s*/, '')}".`;
      return [find(subject, file, 'colors', what)];
    });
  });
}

/** At least one example is an edge case, and each has a name of its own. */
function checkExampleForm(subject: Subject): Finding[] {
  const examples = examplesOf(subject);
  const names = examples.map(({ name }) => name);
  const wrong: string[] = [];
  if (examples.length === 0) wrong.push('give at least one example.');
  if (examples.some(({ name, section }) => typeof name !== 'string' || name === '' || typeof section !== 'object'))
    wrong.push('each example is { "name": …, "section": { … } }, with "hidden": true for an edge case.');
  if (!examples.some(({ hidden }) => hidden)) wrong.push('give an edge case: an example with "hidden": true.');
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) wrong.push(`two examples are called "${twice}".`);
  return wrong.map((what) => find(subject, 'examples.json', 'example-form', what));
}

/** The first examples are what a new section begins with, in each language, and they need nothing that only one site has. */
function checkStarters(subject: Subject): Finding[] {
  const examples = examplesOf(subject);
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
  return wrong.map((what) => find(subject, 'examples.json', 'starters', what));
}

const notInEverySite: [pattern: RegExp, what: string][] = [
  [/\{[a-z]\w*\}/, 'name no constant'],
  [/"href":"(?!\/")/, 'lead to "/" only'],
  [/\]\((?!\/\))/, 'lead to "/" only'],
  [/"id":/, 'have no anchor'],
  [new RegExp(`"src":"(?!${starterPicture}"|https:)`), `name no file but ${starterPicture}`],
];

/** Together the examples set every key that may be left out. What links have in common, or pictures, is no section's to show. */
function checkCompleteness(subject: Subject, schema: JsonSchema): Finding[] {
  const set = new Set(examplesOf(subject).flatMap(({ section }) => keysIn(section)));
  const missing = optionalKeys(schema).filter((path) => !isShared(path) && !set.has(path));
  return missing.map((path) => find(subject, 'examples.json', 'completeness', `no example sets "${path}".`));
}
