/** The files of a new section type, made from the folder src/scaffold/sample-type, which is checked like all other code. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, type Translated } from '../../schema/languages.ts';
import { componentName } from '../../schema/names.ts';
import type { Words } from '../../schema/words.ts';

const sample = {
  folder: 'src/scaffold/sample-type',
  type: 'sample-type',
  component: 'SampleType',
  words: {
    de: "  de: ['Mustertitel', 'Musterbeschreibung.'],",
    en: "  en: ['Sample title', 'Sample description.'],",
  },
};

/** Longer lines are broken, as biome.json says. */
const lineWidth = 130;

/** The names that a new component imports. */
export function importedNames(root: string): string[] {
  const component = readFileSync(join(root, sample.folder, `${sample.component}.tsx`), 'utf8');
  return [...component.matchAll(/^import (?:type )?\{ ([^}]+) \}/gm)].flatMap(([, names = '']) => names.split(', '));
}

/**
 * Writes the files of a section type into a new folder.
 *
 * @param words The type's name for people, and a sentence about it.
 * @param from The name of the builder's package where the folder is that of a site: it imports from there.
 * @returns The names of the files.
 */
export function writeSection(root: string, folder: string, name: string, words: Translated<Words>, from?: string): string[] {
  mkdirSync(folder);
  return readdirSync(join(root, sample.folder)).map((file) => {
    const filled = fill(readFileSync(join(root, sample.folder, file), 'utf8'), name, words);
    const text = from === undefined ? filled : importedFrom(from, filled);
    const target = file.replace(sample.component, componentName(name));
    writeFileSync(join(folder, target), text);
    return target;
  });
}

/** With what the builder's own sections import one by one from the two entrances that the package has for others. */
function importedFrom(name: string, text: string): string {
  const lines = text.split('\n');
  const isOwn = (line: string) => /^import .* from '(?:\.\.\/|zod')/.test(line);
  const imported = lines.filter(isOwn).map((line) => ({
    from: /\/parts\//.test(line) ? `${name}/parts` : `${name}/section`,
    isType: line.startsWith('import type'),
    names: /\{ (.*) \}/.exec(line)?.[1]?.split(', ') ?? [],
  }));
  const merged = [...new Set(imported.map((one) => one.from))].sort().map((from) => {
    const all = imported.filter((one) => one.from === from);
    const names = all.flatMap((one) => one.names).sort((one, other) => one.localeCompare(other, 'en'));
    return `import ${all.every(({ isType }) => isType) ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';`;
  });
  const first = lines.findIndex(isOwn);
  const rest = lines.filter((line) => !isOwn(line));
  return [...rest.slice(0, Math.max(first, 0)), ...merged, ...rest.slice(Math.max(first, 0))]
    .join('\n')
    .replace('the variables of src/render/tones.css', 'the variables that docs/own-styles.md lists');
}

/** A file of the sample, as one of the new section. */
function fill(text: string, name: string, words: Translated<Words>): string {
  const named = text.replaceAll(sample.component, componentName(name)).replaceAll(sample.type, name);
  const filled = languages.reduce(
    (before, language) => before.replace(sample.words[language], () => definitionLine(language, words[language])),
    named,
  );
  return sortOwnImports(filled);
}

/** Brings the imports from the new folder into the order of the linter, which depends on the component's name. */
function sortOwnImports(text: string): string {
  // As the linter has it: `R` before `r` before `S`.
  const rank = (line: string) => {
    const path = line.slice(line.indexOf("'"));
    return path.replace(/./g, (char) => `${char.toLowerCase()}${char === char.toLowerCase() ? 1 : 0}`);
  };
  return text.replace(/(?:^import .* from '\.\/.*\n)+/m, (block) => {
    const lines = block.split(/(?<=\n)/);
    return lines.sort((one, other) => (rank(one) < rank(other) ? -1 : 1)).join('');
  });
}

/** The words of the definition on a line of their own, or on lines of their own, as the formatter writes them. */
function definitionLine(language: Language, words: Words): string {
  const texts = words.map(quote);
  const line = `  ${language}: [${texts.join(', ')}],`;
  return line.length <= lineWidth ? line : `  ${language}: [\n${texts.map((text) => `    ${text},\n`).join('')}  ],`;
}

/** A text as the formatter writes it in code: in the quotation marks of which fewer must be escaped. */
function quote(text: string): string {
  const double = JSON.stringify(text);
  const count = (mark: string) => text.split(mark).length;
  return count("'") > count('"') ? double : `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
