/** What `import` does after its arguments are read: reads Markdown files, says what would become of them, and writes it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Json } from '../../schema/json.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { writeAtomically } from '../disk/write-atomically.js';
import type { NoteKind } from '../import/notes.ts';
import { sayNote } from '../import/notes.ts';
import { manifestOf, type Plan, type PlannedPage, planImport, type SourceFile, withPages } from '../import/plan.ts';
import { writeInto } from '../json-text/between.ts';
import { measure } from '../manifest/node/image-facts.ts';
import { loadSite } from '../manifest/node/load-site.ts';
import { readManifestBytes } from '../manifest/node/read-manifest.ts';
import { SiteFolder } from '../manifest/node/site-folder.ts';
import type { MessageLanguage } from '../manifest/say/catalogue.ts';
import { formatProblems } from '../report/text.ts';
import { importWords } from './import-words.ts';
import { readableManifest } from './migrate.ts';
import { commandWords } from './words.ts';

export interface ImportOptions {
  /** Files and folders, as they were typed. */
  from: readonly string[];
  /** `/news`; left out: the name of the folder that the files lie in. */
  under?: string | undefined;
  /** The manifest. */
  site: string;
  /** Otherwise it says what would be written, and writes nothing. */
  write: boolean;
  /** Asks what becomes of a page or an image that the site has already in another form; true replaces it. Left out: all that is there stays. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** @returns the exit code: 1 where the manifest cannot be read, or holds an error afterwards; 2 where no file is named that could come in */
export async function importFiles({ from, under: asked, site, write, ask }: ImportOptions): Promise<number> {
  const read = await readManifestBytes(site);
  const readable = Buffer.isBuffer(read) ? readableManifest(read) : undefined;
  const manifest = readable && manifestOf(readable.manifest as Json);
  const { problems, lang } = await loadSite(site, Buffer.isBuffer(read) ? { content: read } : {});
  const words = importWords[lang];
  if (!manifest || !readable || !Buffer.isBuffer(read)) {
    console.error(formatProblems(problems.filter(({ severity }) => severity === 'error')));
    return 1;
  }
  const paths = from.flatMap(markdownIn);
  const missing = from.find((path) => !existsSync(path));
  if (missing !== undefined || paths.length === 0) {
    console.error(missing === undefined ? words.noFiles(from.join(' ')) : words.noSuchFile(missing));
    return 2;
  }
  const under = asked ?? underOf(paths[0] ?? '');
  const files = paths.map((path): SourceFile => ({ file: toSlashes(path), text: readFileSync(path, 'utf8') }));
  const plan = planImport(files, under, manifest, findImage);
  const folder = new SiteFolder(site);
  const images = plan.images.map((image) => ({ ...image, is: compare(folder, image) }));
  console.log(words.plan(files.length, under));
  for (const page of plan.pages) sayPage(page, lang);
  for (const { file, notes } of plan.left)
    console.log([`\n${file}`, ...notes.map((note) => `    ${sayNote(note, lang)}`)].join('\n'));
  for (const { to, is } of images) if (is === 'taken') console.log(`\n${sayNote({ kind: 'kept-image', what: to }, lang)}`);
  console.log(`\n${words.sum(sumOf(plan, images))}`);
  if (!manifestHasList(manifest, under)) console.log(words.noList(under));
  if (!write) {
    console.log(words.nothingWritten);
    return 0;
  }
  const replace = async (question: string) => (ask ? ask(question) : false);
  const pages: PlannedPage[] = [];
  for (const page of plan.pages)
    if (page.is === 'new' || (page.is === 'taken' && (await replace(words.replacePage(page.path, page.file))))) pages.push(page);
  const copies: typeof images = [];
  for (const image of images)
    if (image.is === 'new' || (image.is === 'taken' && (await replace(words.replaceImage(image.to))))) copies.push(image);
  if (pages.length === 0 && copies.length === 0) {
    console.log(words.nothingNew);
    return 0;
  }
  if (!readFileSync(site).equals(read)) {
    console.error(commandWords[lang].changedMeanwhile(site));
    return 1;
  }
  // Pictures first: a manifest that names one which is not there would be broken.
  for (const { from: source, to } of copies) {
    const target = join(folder.path, to);
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, readFileSync(source));
  }
  const result = writeInto(readable.text, withPages(manifest, under, pages, plan));
  if (pages.length > 0) replaceFile(site, result);
  console.log(words.wrote(pages.length, copies.length, site));
  const after = (await loadSite(site)).problems.filter(({ severity }) => severity === 'error');
  if (after.length === 0) return 0;
  console.error(formatProblems(after));
  return 1;
}

function sayPage({ file, path, route, is, notes }: PlannedPage, lang: MessageLanguage): void {
  const words = importWords[lang];
  const day = typeof route.entry === 'object' && route.entry && 'date' in route.entry ? `  ${route.entry.date}` : '';
  const state = is === 'new' ? '' : `  (${is === 'same' ? words.isSame : words.isTaken})`;
  console.log([`\n${file}  →  ${path}${day}${state}`, ...notes.map((note) => `    ${sayNote(note, lang)}`)].join('\n'));
}

const sumOf = (plan: Plan, images: readonly { is: string }[]) => {
  const count = (list: readonly { is: string }[], is: string) => list.filter((one) => one.is === is).length;
  return {
    pages: { new: count(plan.pages, 'new'), same: count(plan.pages, 'same'), taken: count(plan.pages, 'taken') },
    images: count(images, 'new'),
    left: plan.left.length,
  };
};

/** Whether a page shows what lies below the address. */
const manifestHasList = (manifest: Json, under: string): boolean =>
  JSON.stringify(manifest).includes(`"under":${JSON.stringify(under)}`);

/** A file, or the Markdown files of a folder and those below. */
function markdownIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return isMarkdown(path) ? [path] : [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => isMarkdown(name) && !name.split(sep).includes('node_modules'))
    .sort()
    .map((name) => join(path, name));
}

const isMarkdown = (path: string): boolean => /\.(?:md|mdx|markdown)$/i.test(path);
const toSlashes = (path: string): string => path.split(sep).join('/');

/** `content/posts/first.md` → `/posts`; Jekyll's `_posts` → `/posts`. */
function underOf(path: string): string {
  const folder = basename(dirname(resolve(path)))
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `/${folder || 'news'}`;
}

/** Folders that generators publish at the root of a site. */
const published = ['', 'static', 'public', 'assets', 'src', 'src/assets'];

/** Looks beside the file, then for an absolute path in the folders above it as generators do, up to that of the generator's project. */
function findImage(src: string, file: string): { from: string } | NoteKind {
  const path = decode(src.replace(/[?#].*/, '')).replace(/^[@~]\//, '/');
  if (!path) return 'missing-image';
  const places: string[] = path.startsWith('/') ? [] : [join(dirname(file), path)];
  for (let folder = dirname(resolve(file)); ; folder = dirname(folder)) {
    for (const name of published) places.push(join(folder, name, path));
    if (isProject(folder) || dirname(folder) === folder) break;
  }
  const from = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
  if (from === undefined) return 'missing-image';
  return measure(readFileSync(from)) ? { from } : 'unusable-image';
}

const isProject = (folder: string): boolean =>
  readdirSync(folder).some((name) =>
    /^(?:\.git|_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml|json)|\.?eleventy\.(?:config\.)?[cm]?js|eleventy\.config\.[cm]?[jt]s|astro\.config\.\w+|package\.json)$/.test(
      name,
    ),
  );

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether the site has an image of that name: this one, or another. */
function compare(folder: SiteFolder, { from, to }: { from: string; to: string }): 'new' | 'same' | 'taken' {
  const there = folder.read(to);
  if (there === 'missing') return 'new';
  return typeof there !== 'string' && there.bytes.equals(readFileSync(from)) ? 'same' : 'taken';
}

/** Of a file as it is named from here. */
export const nameFrom = (path: string): string => toSlashes(relative(process.cwd(), resolve(path))) || path;
