/** The files of a new section type, made from the folder src/scaffold/sample-type, which is checked like all other code. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentName } from '../../schema/names.ts';

const sample = { folder: 'src/scaffold/sample-type', type: 'sample-type', component: 'SampleType' };

/** The names that a new component imports. */
export function importedNames(root: string): string[] {
  const component = readFileSync(join(root, sample.folder, `${sample.component}.tsx`), 'utf8');
  return [...component.matchAll(/^import (?:type )?\{ ([^}]+) \}/gm)].flatMap(([, names = '']) => names.split(', '));
}

/**
 * Writes the files of a section type into a new folder.
 *
 * @param words The type's name for people, and a sentence about it.
 * @returns The names of the files.
 */
export function writeSection(
  root: string,
  folder: string,
  name: string,
  words: { title: string; description: string },
): string[] {
  mkdirSync(folder);
  return readdirSync(join(root, sample.folder)).map((file) => {
    const text = fill(readFileSync(join(root, sample.folder, file), 'utf8'), name, words);
    const target = file.replace(sample.component, componentName(name));
    writeFileSync(join(folder, target), text);
    return target;
  });
}

/** A file of the sample, as one of the new section. */
function fill(text: string, name: string, { title, description }: { title: string; description: string }): string {
  return text
    .replaceAll(sample.component, componentName(name))
    .replaceAll(sample.type, name)
    .replace("'Sample title'", () => quote(title))
    .replace("'Sample description.'", () => quote(description));
}

/** A text as the formatter writes it in code. */
function quote(text: string): string {
  const double = JSON.stringify(text);
  return text.includes("'") && !text.includes('"')
    ? double
    : `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
