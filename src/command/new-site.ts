/** Makes the folder of a new site: a template in its language, what builds and publishes it, and nothing of the builder but its name. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { languageOf } from '../../schema/languages.ts';
import { inPlainLetters } from '../../schema/plain-letters.ts';
import { type Package, packageOf } from '../bundling/project.js';
import { commandLine } from '../manifest/command-line.ts';
import { siteFrom } from '../scaffold/template.ts';

export interface NewSiteOptions {
  folder: string;
  name: string;
  /** A BCP 47 tag. */
  lang: string;
  /** A folder of src/scaffold/templates. */
  template: string;
}

/** What may lie there already: a repository, and what installing the builder has left. */
const harmless = /^(?:\.git|\.npmrc|node_modules|package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|.*\.tgz)$/;

/** Whom each template is for, and its pages beside the home page. */
export const aboutTemplates: Readonly<Record<string, string>> = {
  association: 'a club or an association: what is on, joining in, who we are, a contact form',
  consultancy: 'advice to companies: services, how we work, about us',
  practice: 'a practice with opening hours: appointments by a form, services, the team',
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
        .filter((name) => !harmless.test(name))
        .slice(0, 3)
    : [];

/**
 * Writes the site.
 *
 * @param root The builder's own folder.
 * @returns The files and folders at its top, sorted.
 * @throws Error of the system when a file cannot be written.
 */
export function newSite({ folder, name, lang, template }: NewSiteOptions, root: string): string[] {
  const source = join(root, 'src/scaffold/templates', template);
  const language = languageOf(lang);
  const own = packageOf(root);
  const slug = slugOf(name);
  mkdirSync(folder, { recursive: true });
  const schemaPath = `./node_modules/${own.name}/schema/site.schema.json`;
  const text = siteFrom(readFileSync(join(source, `site.${language}.json`), 'utf8'), { name, lang, schemaPath });
  writeFileSync(join(folder, 'site.json'), text);
  // Of a template whose letters are not those of the language no font is named.
  cpSync(join(source, 'media'), join(folder, 'media'), { recursive: true, filter: (file) => isNamed(file, source, text) });
  const words: Record<string, string> = { name, slug, package: own.name };
  const around = join(root, 'src/scaffold/site');
  if (existsSync(around)) copyFilled(around, folder, language, words);
  writePackage(folder, slug, { [own.name]: bringPackage(own, root, folder) });
  return readdirSync(folder)
    .filter((entry) => entry !== 'node_modules')
    .sort();
}

/** Fonts and their licences are copied where the manifest names the font; everything else is. */
function isNamed(file: string, source: string, text: string): boolean {
  const path = relative(source, file).split(sep).join('/');
  const [, font] = /^(media\/fonts\/.+?)-(?:latin\.woff2|OFL\.txt)$/.exec(path) ?? [];
  return font === undefined || text.includes(font);
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

/** Adds the builder to a package.json that is there, or writes one. */
function writePackage(folder: string, slug: string, dependencies: Record<string, string>): void {
  const file = join(folder, 'package.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>) : { name: slug, private: true };
  const after = { ...before, dependencies: { ...before.dependencies, ...dependencies } };
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
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

/** `Praxis Kern & Co.` → `praxis-kern-co` */
const slugOf = (name: string): string =>
  inPlainLetters(name.normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'site';

/** What is said of the builder where the site holds it as a file; nothing elsewhere. */
export const aboutVendor = (made: readonly string[]): string =>
  made.includes(vendor)
    ? `The builder came as a file, which is now in ${vendor}/, for hosts and colleagues to install: commit it with the rest.\n\n`
    : '';

/** What to do with the new folder. */
export const nextSteps = (folder: string): string => {
  const path = relative(process.cwd(), folder);
  return [
    ...(path ? [`cd ${/\s/.test(path) ? `"${path}"` : path}`] : []),
    'npm install',
    commandLine('start'),
    commandLine('edit', '--open'),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
};
