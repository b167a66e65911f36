/** What `import` does after its arguments are read: reads Markdown files, says what would become of them, and writes it. */

import { lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize, relative, resolve, sep } from 'node:path';
import type { Json } from '../../schema/json.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { writeAtomically } from '../disk/write-atomically.js';
import { isShowable } from '../files/file-facts.ts';
import { standInOf } from '../files/image-facts.ts';
import { decoded } from '../import/links.ts';
import type { NoteKind } from '../import/notes.ts';
import { sayNote } from '../import/notes.ts';
import { manifestOf, type Plan, type PlannedPage, planImport, withPages } from '../import/plan.ts';
import type { SourceFile } from '../import/source.ts';
import { writeInto } from '../json-text/between.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { readManifestBytes } from '../loader/node/read-manifest.ts';
import { isInside, SiteFolder } from '../loader/node/site-folder.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import { visibleLine } from '../loader/say/code-frame.ts';
import type { Problem } from '../loader/say/problems.ts';
import { formatProblems } from '../report/text.ts';
import { complain } from './arguments.ts';
import { importWords, type Sum } from './import-words.ts';
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
  /** Asks what becomes of a page that the site has already in another form; true replaces it. Left out: all that is there stays. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** @returns the exit code: 1 where the manifest cannot be read, or holds an error afterwards; 2 where no file is named that could come in */
export async function importFiles({ from, under: asked, site, write, ask }: ImportOptions): Promise<number> {
  const read = await readManifestBytes(site);
  const readable = Buffer.isBuffer(read) ? readableManifest(read) : undefined;
  const manifest = readable && manifestOf(readable.manifest as Json);
  const { problems, lang } = await loadSite(site, Buffer.isBuffer(read) ? { content: read } : {});
  const words = importWords[lang];
  if (!manifest || !readable || !Buffer.isBuffer(read))
    return complain(formatProblems(problems.filter(({ severity }) => severity === 'error')), 1);
  // File → the folder that was named.
  const found = new Map(from.flatMap(markdownIn));
  // Resolved: with a slash behind its name the system would follow a link.
  const unusable = from.find((path) => lstatSync(resolve(path), { throwIfNoEntry: false })?.isSymbolicLink() ?? true);
  const [first] = found.keys();
  if (unusable !== undefined || first === undefined) {
    const isLink = unusable !== undefined && lstatSync(unusable, { throwIfNoEntry: false });
    const said = isLink ? words.isLink(unusable) : unusable ? words.noSuchFile(unusable) : words.noFiles(from.join(' '));
    console.error(visibleLine(said));
    return 2;
  }
  const under = asked ?? underOf(first);
  const files = [...found.keys()].map((file): SourceFile => ({ file, text: decodeText(readFileSync(file)) }));
  const folder = new SiteFolder(site);
  const plan = planImport(files, under, manifest, {
    look: (src, file) => findImage(src, file, found.get(file) ?? dirname(resolve(file))),
    canBeAt: (to, at) => hasPlace(folder, to, at),
  });
  console.log(words.plan(files.length, under));
  for (const page of plan.pages) sayPage(page, lang);
  for (const { file, notes } of plan.left) print(file, notes, lang);
  console.log(`\n${words.sum(sumOf(plan, folder))}`);
  if (!manifestHasList(manifest, under)) console.log(words.noList(under));
  if (!write) {
    console.log(words.nothingWritten);
    return 0;
  }
  const pages: PlannedPage[] = [];
  for (const page of plan.pages)
    if (page.is === 'new' || (page.is === 'taken' && (await ask?.(visibleLine(words.replacePage(page.path, page.file))))))
      pages.push(page);
  if (pages.length === 0) {
    console.log(words.nothingNew);
    return 0;
  }
  // Pictures first: a manifest that names one which is not there would be broken.
  const shown = JSON.stringify(pages.map(({ route }) => route));
  const copies = plan.images.filter(({ to }) => shown.includes(JSON.stringify(to)) && folder.find(to) === 'missing');
  for (const { from: source, to } of copies) {
    const target = join(folder.path, to);
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, readFileSync(source));
  }
  const result = writeInto(readable.text, withPages(manifest, under, pages, plan));
  const before = new Set(problems.map(nameOf));
  const errors = (await loadSite(site, { content: Buffer.from(result) })).problems.filter(
    (problem) => problem.severity === 'error' && !before.has(nameOf(problem)),
  );
  const now = readFileSync(site);
  const isSame = now.equals(read);
  if (errors.length > 0 || !isSame) {
    // Another import may have brought the same picture.
    for (const { to } of copies) if (!now.includes(JSON.stringify(to))) rmSync(join(folder.path, to), { force: true });
    console.error(isSame ? `${formatProblems(errors)}\n${words.broken(site)}` : commandWords[lang].changedMeanwhile(site));
    return 1;
  }
  replaceFile(site, result);
  console.log(words.wrote(pages.length, copies.length, site));
  return 0;
}

/** Of a finding, wherever it stands in the file. */
const nameOf = ({ code, message }: Problem) => `${code} ${message}`;

/** Old files are of Windows. */
function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function sayPage({ file, path, route, is, notes }: PlannedPage, lang: MessageLanguage): void {
  const words = importWords[lang];
  const day = typeof route.entry === 'object' && route.entry && 'date' in route.entry ? `  ${route.entry.date}` : '';
  const state = is === 'new' ? '' : `  (${is === 'same' ? words.isSame : words.isTaken})`;
  print(`${file}  →  ${path}${day}${state}`, notes, lang);
}

/** Prints a line and the notes below it. A stranger has chosen the names of the files: no terminal obeys what is in them. */
function print(line: string, notes: PlannedPage['notes'], lang: MessageLanguage): void {
  const lines = [line, ...notes.map((note) => `    ${sayNote(note, lang)}`)];
  console.log(`\n${lines.map(visibleLine).join('\n')}`);
}

const sumOf = ({ pages, left, images, redirects }: Plan, folder: SiteFolder): Sum => {
  const count = (is: PlannedPage['is']) => pages.filter((page) => page.is === is).length;
  const fresh = new Set(pages.filter(({ is }) => is === 'new').map(({ path }) => path));
  return {
    pages: { new: count('new'), same: count('same'), taken: count('taken') },
    images: images.filter(({ to }) => folder.find(to) === 'missing').length,
    redirects: redirects.filter(({ to }) => fresh.has(to)).length,
    left: left.length,
  };
};

/** Whether a page shows what lies below the address. */
const manifestHasList = (manifest: Json, under: string): boolean =>
  JSON.stringify(manifest).includes(`"under":${JSON.stringify(under)}`);

/** A file, or the Markdown files of a folder and those below, with that folder: no hidden ones, none behind a link, and none of a package. */
function markdownIn(path: string): [file: string, named: string][] {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory())
    return stats?.isFile() && isMarkdown(path) ? [[toSlashes(normalize(path)), dirname(resolve(path))]] : [];
  const folder = new SiteFolder(join(path, 'any'));
  return folder
    .names('')
    .filter(isWanted)
    .flatMap((name) => folder.below(name, isWanted))
    .filter(([file, found]) => typeof found !== 'string' && found.stats.isFile() && isMarkdown(file))
    .map(([file]): [string, string] => [toSlashes(join(path, file)), folder.path])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

const isWanted = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules';
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

/**
 * Looks beside the file, then for an absolute path in the folders above it as generators do, up to that of the generator's project. What
 * lies elsewhere is nobody's to publish: whoever wrote the file could name any picture of this machine.
 *
 * @param named - the folder that was named, absolute
 */
function findImage(src: string, file: string, named: string): { from: string } | NoteKind {
  const path = decoded(src.replace(/[?#].*/, '')).replace(/^[@~]\//, '/');
  const folder = dirname(resolve(file));
  const above = foldersAbove(folder, named);
  const top = above.at(-1) ?? folder;
  const disk = new SiteFolder(join(top, 'any'));
  const found = [
    ...(path.startsWith('/') ? [] : [join(folder, path)]),
    ...above.flatMap((one) => published.map((name) => join(one, name, path))),
  ]
    .map((place) => join(top, disk.asOnDisk(relative(top, place)) ?? relative(top, place)))
    .find((place) => path && !path.includes('\0') && statSync(place, { throwIfNoEntry: false })?.isFile());
  if (found === undefined) return 'missing-image';
  const from = realpathSync(found);
  if (!isInside(realpathSync(top), from)) return 'outside-image';
  const bytes = readFileSync(from);
  const standIn = standInOf(bytes);
  if (standIn) return `${standIn}-image`;
  return /\.(?:svg|png|jpe?g|webp|avif)$/i.test(from) && isShowable(bytes) ? { from } : 'unusable-image';
}

/**
 * Up to that of the generator's project; where there is none, the one that was named. Only a generator's own files tell its project: a
 * repository or a package may be a whole home folder.
 */
function foldersAbove(folder: string, named: string): string[] {
  const all = [folder];
  for (let one = folder; !isProject(one); one = dirname(one)) {
    if (dirname(one) === one) return all.filter((above) => above === named || isInside(named, above));
    all.push(dirname(one));
  }
  return all;
}

function isProject(folder: string): boolean {
  try {
    return (
      readdirSync(folder).some((name) =>
        /^(?:_config\.ya?ml|hugo\.(?:toml|ya?ml|json)|\.eleventy\.c?js|gatsby-config\.\w+|(?:astro|docusaurus|eleventy|next|nuxt|svelte)\.config\.\w+)$/.test(
          name,
        ),
      ) || ['content', 'archetypes'].every((part) => isFolder(join(folder, part)))
    );
  } catch {
    // A folder above that may be passed through and not listed.
    return false;
  }
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Whether nothing lies there, or that image; behind a link there is no place. */
function hasPlace(folder: SiteFolder, to: string, from: string): boolean {
  const there = folder.read(to);
  return typeof there === 'string' ? there === 'missing' : there.bytes.equals(readFileSync(from));
}
