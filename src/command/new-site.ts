/** Makes the folder of a new site: a template in its language, what builds and publishes it, and nothing of the builder but its name. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import { languageOf } from '../../schema/languages.ts';
import { inPlainLetters } from '../../schema/plain-letters.ts';
import { type Package, packageOf } from '../bundling/project.js';
import { commandLine } from '../findings/command-line.ts';
import { writeInto } from '../json-text/between.ts';
import { siteFrom } from '../scaffold/template.ts';
import { schemaInPackage } from './schema-path.ts';

export interface NewSiteOptions {
  folder: string;
  name: string;
  /** A BCP 47 tag. */
  lang: string;
  /** A folder of src/scaffold/templates. */
  template: string;
}

/** What may lie there already: a repository, and what installing the builder has left. */
const leftInPlace = /^(?:\.git|\.npmrc|node_modules|package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|.*\.tgz)$/;

/** Whom each template is for, and its pages beside the home page. */
export const aboutTemplates: Readonly<Record<string, string>> = {
  association: 'a club or an association: what is on, joining in, who we are, a contact form',
  consultancy: 'advice to companies: services, how we work, about us',
  practice: 'a practice with opening hours: appointments by a form, services, the team',
  restaurant: 'a restaurant: the menu, opening hours by season, dates, booking a table by a form, the house',
  studio: 'classes, such as yoga or music: what there is and when, prices, the studio',
  workshop: 'a craft: works in pictures, from the idea to the piece, the workshop, an enquiry by a form',
};

/** One line for each. */
export const sayTemplates = (indent: string): string =>
  Object.entries(aboutTemplates)
    .map(([name, about]) => `${indent}${name.padEnd(11)}  ${about}`)
    .join('\n');

/** The templates, by their folders. */
export const listTemplates = (root: string): string[] => readdirSync(join(root, 'src/scaffold/templates')).sort();

/** What stands in the way of a site in a folder: the names of some files; none where it is free. */
export const filesInTheWay = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !leftInPlace.test(name))
        .slice(0, 3)
    : [];

/**
 * Why the builder cannot be added to the package.json of a folder: a sentence that says where, what and what to do; undefined where it can,
 * and where there is none.
 */
export function refusePackage(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    readPackage(file);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${file}: ${reason}. npm needs a JSON object there. Correct or remove the file, and run the command again. Nothing was written.`;
  }
}

/**
 * Writes the site. What stands in the way is asked before: see `filesInTheWay` and `refusePackage`.
 *
 * @param root The builder's own folder.
 * @returns The files and folders at its top, sorted.
 * @throws Error of the system when a file cannot be written.
 */
export function newSite({ folder, name, lang, template }: NewSiteOptions, root: string): string[] {
  const source = join(root, 'src/scaffold/templates', template);
  const language = languageOf(lang);
  const own = packageOf(root);
  mkdirSync(folder, { recursive: true });
  const schemaPath = schemaInPackage(root, language);
  const text = siteFrom(readFileSync(join(source, `site.${language}.json`), 'utf8'), { name, lang, schemaPath });
  writeFileSync(join(folder, 'site.json'), text);
  cpSync(join(source, 'media'), join(folder, 'media'), { recursive: true });
  copyFilled(join(root, 'src/scaffold/site'), folder, language, { name: inMarkdown(name), package: own.name });
  writePackage(folder, slugOf(name), own, bringPackage(own, root, folder));
  return readdirSync(folder)
    .filter((entry) => entry !== 'node_modules')
    .sort();
}

/** Copies a folder; names that begin with `_` begin with a dot there, and of texts in several languages one is taken. */
function copyFilled(from: string, to: string, language: string, words: Record<string, string>): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [, stem, of, ending] = /^(.+)\.(de|en)(\.md)$/.exec(entry.name) ?? [];
    if (of !== undefined && of !== language) continue;
    const target = join(to, (of === undefined ? entry.name : `${stem}${ending}`).replace(/^_/, '.'));
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true });
      copyFilled(join(from, entry.name), target, language, words);
      continue;
    }
    const file = join(from, entry.name);
    const text = readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);
    cpSync(file, target);
    writeFileSync(target, text);
  }
}

/** A text as a heading of Markdown shows it: as it is, with nothing in it taken for markup. */
const inMarkdown = (text: string) => text.replace(/[\\`*_[\]<>]|&(?=[#\w]+;)/g, '\\$&');

/** Adds the builder to a package.json that is there, or writes one. */
function writePackage(folder: string, slug: string, { name, engines }: Package, version: string): void {
  const file = join(folder, 'package.json');
  const dependencies = { [name]: version };
  if (!existsSync(file)) {
    // Hosts and colleagues try these first.
    const scripts = Object.fromEntries(['edit', 'start', 'validate', 'build'].map((verb) => [verb, `${name} ${verb}`]));
    writeFileSync(file, `${JSON.stringify({ name: slug, private: true, scripts, engines, dependencies }, null, 2)}\n`);
    return;
  }
  const before = readPackage(file);
  writeFileSync(file, writeInto(textOf(file), { ...before, dependencies: { ...before.dependencies, ...dependencies } }));
}

/** The text of a file, without the byte order mark that npm ignores too. */
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/** @throws where it is no JSON object, or cannot be read */
function readPackage(file: string): JsonObject & Pick<Package, 'dependencies'> {
  const value = JSON.parse(textOf(file)) as Json;
  if (!isObject(value)) throw new Error('This is no JSON object');
  if (!isObject(value.dependencies ?? {})) throw new Error('"dependencies" is no JSON object');
  return value as JsonObject & Pick<Package, 'dependencies'>;
}

/** The folder of a site for a builder that came as a file. */
const vendor = 'vendor';

/**
 * What the package.json of the site says of the builder: its version where it came from a registry, else the file or folder that it was
 * run from. npm notes that in the file beside the installed packages. A file from elsewhere is copied into the site: whoever clones the
 * repository has it too, and a host that builds.
 */
function bringPackage({ name, version }: Package, root: string, folder: string): string {
  const toFile = (path: string) => `file:${relative(folder, path).split(sep).join('/')}`;
  const modules = dirname(name.startsWith('@') ? dirname(root) : root);
  if (basename(modules) !== 'node_modules') return toFile(root);
  const file = fileOf(name, modules);
  if (file === undefined) return `^${version}`;
  if (!existsSync(file) || file.startsWith(folder + sep)) return toFile(file);
  const own = join(folder, vendor, basename(file));
  cpSync(file, own);
  return toFile(own);
}

/** The file that an installed package came from; undefined where it came from a registry. */
function fileOf(name: string, modules: string): string | undefined {
  try {
    const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string }>;
    };
    const { resolved } = packages[`node_modules/${name}`] ?? {};
    if (resolved?.startsWith('file:')) return resolve(dirname(modules), resolved.slice('file:'.length));
  } catch {
    // Another package manager: it has its own way to say where a package came from.
  }
  return undefined;
}

/** `Praxis Kern & Co.` → `praxis-kern-co`. npm takes no more than 214 letters. */
const slugOf = (name: string): string =>
  inPlainLetters(name.normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '') || 'site';

/** What is said of the builder where the site holds it as a file; nothing elsewhere. */
export const aboutVendor = (made: readonly string[]): string =>
  made.includes(vendor)
    ? `The builder came as a file, which is now in ${vendor}/, for hosts and colleagues to install: commit it with the rest.\n\n`
    : '';

/** What to do with the new folder. The workflow that publishes runs `npm ci`, which asks for the lock file. */
export const nextSteps = (folder: string): string => {
  const path = relative(process.cwd(), folder);
  const commands = [
    ...(path ? [`cd ${/\s/.test(path) ? `"${path}"` : path}`] : []),
    'npm install',
    commandLine('start'),
    commandLine('edit', '--open'),
  ];
  return `${commands.map((line) => `  ${line}`).join('\n')}

Commit package-lock.json, which npm install writes, with the rest: without it the site cannot be published from GitHub.`;
};
