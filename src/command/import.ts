/** What `import` does after its arguments are read: reads Markdown files, says what would become of them, and writes it. */

import { lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize, relative, resolve, sep } from 'node:path';
import { attempt } from '../../schema/attempt.ts';
import type { Json, JsonObject } from '../../schema/json.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { writeAtomically } from '../disk/write-atomically.js';
import { isShowable } from '../files/file-facts.ts';
import { measure, plainDrawing, standInOf } from '../files/image-facts.ts';
import { type FoundImage, type ImagesPorts, isData } from '../import/images.ts';
import { type Note, type NoteKind, sayNotes } from '../import/notes.ts';
import { manifestOf, type Plan, type PlannedPage, planImport, withPages } from '../import/plan.ts';
import { decoded, type SourceFile } from '../import/source.ts';
import { writeInto } from '../json-text/between.ts';
import { locate } from '../json-text/locate.ts';
import { placesOf } from '../json-text/pointer.ts';
import { valueAt } from '../json-text/value.ts';
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

/** @returns the exit code: 1 where the manifest cannot be read, would hold an error afterwards, or a file stayed out for one; 2 where no file is named that could come in */
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
  const { text } = readable;
  const under = asked ?? underOf(first);
  let files: SourceFile[] = [];
  /** File → the reasons why it stays out. */
  const stopped = new Map<string, string[]>();
  for (const file of found.keys()) {
    const { text: content, notes } = decodeText(readFileSync(file));
    if (content === undefined) stopped.set(file, sayNotes(notes, lang));
    else files.push({ file, text: content, notes });
  }
  const folder = new SiteFolder(site);
  const ports: ImagesPorts = {
    look: (src, file) => findImage(src, file, found.get(file) ?? dirname(resolve(file))),
    canBeAt: (to, at) => hasPlace(folder, to, at),
  };
  const before = new Set(problems.map(nameOf));
  const errorsOf = async (content: string) =>
    (await loadSite(site, { content: Buffer.from(content) })).problems.filter(
      (problem) => problem.severity === 'error' && !before.has(nameOf(problem)),
    );
  let plan = planImport(files, under, manifest, ports);
  // No link may lead to a page that stays out for an error: all others are planned again without it.
  for (let faults = await faultsOf(plan); faults.size > 0; faults = await faultsOf(plan)) {
    for (const [file, errors] of faults) stopped.set(file, errors);
    files = files.filter(({ file }) => !stopped.has(file));
    plan = planImport(files, under, manifest, ports);
  }
  /** The errors that pages would bring, by their files. */
  async function faultsOf(all: Plan): Promise<Map<string, string[]>> {
    const pages = all.pages.filter(({ is }) => is !== 'same');
    const faults = new Map<string, string[]>();
    const would = withPages(manifest as JsonObject, under, pages, all);
    const content = writeInto(text, would);
    const routes = placesOf(would, '/routes/*').map((pointer) => ({ pointer }));
    const spans = locate(content, routes);
    for (const { range, message, hint } of pages.length > 0 ? await errorsOf(content) : []) {
      const { offset } = range.start;
      const place = routes[spans.findIndex(({ start, end }) => offset >= start && offset < end)];
      const page = pages.find(({ path }) => place && path === valueAt(would, `${place.pointer}/path`));
      // Pictures are copied when all else is right.
      if (page && !all.images.some((image) => message.includes(image.to) && folder.find(image.to) === 'missing'))
        faults.set(page.file, [...(faults.get(page.file) ?? []), `${message} ${hint}`].slice(0, 3));
    }
    return faults;
  }
  const code = stopped.size > 0 ? 1 : 0;
  if (code) console.log(words.stopped(stopped.size));
  for (const [file, errors] of stopped) print(file, errors);
  console.log((code ? '\n' : '') + words.plan(files.length, under));
  for (const page of plan.pages) sayPage(page, lang);
  for (const { file, notes } of plan.left) print(file, sayNotes(notes, lang));
  console.log(`\n${words.sum(sumOf(plan, folder))}`);
  if (!manifestHasList(manifest, under)) console.log(words.noList(under));
  if (!write) {
    console.log(words.nothingWritten);
    return code;
  }
  const pages: PlannedPage[] = [];
  for (const page of plan.pages)
    if (page.is === 'new' || (page.is === 'taken' && (await ask?.(visibleLine(words.replacePage(page.path, page.file))))))
      pages.push(page);
  if (pages.length === 0) {
    console.log(words.nothingNew);
    return code;
  }
  // Pictures first: a manifest that names one which is not there would be broken.
  const shown = JSON.stringify(pages.map(({ route }) => route));
  const copies = plan.images.filter(({ to }) => shown.includes(JSON.stringify(to)) && folder.find(to) === 'missing');
  for (const { from: source, to } of copies) {
    const target = join(folder.path, to);
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, bytesAt(source));
  }
  const result = writeInto(text, withPages(manifest, under, pages, plan));
  const errors = await errorsOf(result);
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
  return code;
}

/** Of a finding, wherever it stands in the file. */
const nameOf = ({ code, message }: Problem) => `${code} ${message}`;

/** In UTF-8, or in UTF-16 by its mark. Old files are of Windows; whatever else it is, is not guessed. */
function decodeText(bytes: Buffer): { text?: string; notes: Note[] } {
  const written = bytes.toString('latin1');
  const encoding = written.startsWith('\xff\xfe') ? 'utf-16le' : written.startsWith('\xfe\xff') ? 'utf-16be' : 'utf-8';
  const unknown: { notes: Note[] } = { notes: [{ kind: 'unknown-encoding', what: '' }] };
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return /(?:\0[^\0]){3}|\0\0/.test(text) ? unknown : { text, notes: [] };
  } catch {
    // Node 20 takes the quotes and dashes of Windows-1252 for control characters; Windows-1250 has them at the same places, between other letters.
    const inOldWindows = (sign: string) => new TextDecoder('windows-1250').decode(Buffer.from(sign, 'latin1'));
    const text = written.replace(/[\x80-\x9f]/g, inOldWindows);
    // In texts of western Europe these letters stand between plain ones; and one that is partly in UTF-8 is damaged.
    if (/[\0\x80-\x9fŠ-ž]|[À-ÿ]{3}/.test(text) || /[\xc2-\xc3][\x80-\xbf]/.test(written)) return unknown;
    return { text, notes: [{ kind: 'old-encoding', what: /\p{L}*[\xa0-\xff]\p{L}*/u.exec(text)?.[0] ?? '' }] };
  }
}

function sayPage({ file, path, route, is, notes }: PlannedPage, lang: MessageLanguage): void {
  const words = importWords[lang];
  const day = typeof route.entry === 'object' && route.entry && 'date' in route.entry ? `  ${route.entry.date}` : '';
  const state = is === 'new' ? '' : `  (${is === 'same' ? words.isSame : words.isTaken})`;
  print(`${file}  →  ${path}${day}${state}`, sayNotes(notes, lang));
}

/** Prints a line and those below it. A stranger has chosen the names of the files: no terminal obeys what is in them. */
function print(line: string, below: readonly string[]): void {
  console.log(`\n${[line, ...below.map((one) => `    ${one}`)].map(visibleLine).join('\n')}`);
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
function findImage(src: string, file: string, named: string): FoundImage | NoteKind {
  if (isData(src)) return showable(src);
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
    .find((place) => path && isFile(place));
  if (found === undefined) return 'missing-image';
  const from = realpathSync(found);
  if (!isInside(realpathSync(top), from)) return 'outside-image';
  return showable(from);
}

/** Its ending is that of its content, whichever its name has. */
function showable(from: string): FoundImage | NoteKind {
  const bytes = bytesAt(from);
  const standIn = standInOf(bytes);
  if (standIn) return `${standIn}-image`;
  const { type = '' } = measure(plainDrawing(bytes)) ?? {};
  if (!/^(?:svg|png|jpg|webp|avif)$/.test(type) || !isShowable(bytes)) return 'unusable-image';
  return { from, ending: type === 'jpg' && /\.jpeg$/i.test(from) ? '.jpeg' : `.${type}` };
}

/** Of a file, or of a picture that is written as its own address. */
function bytesAt(from: string): Buffer {
  const [, isCoded, data] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(from) ?? [];
  return data === undefined ? readFileSync(from) : isCoded ? Buffer.from(data, 'base64') : Buffer.from(decoded(data));
}

/** False as well for a name that no disk can have. */
const isFile = (path: string): boolean => attempt(() => statSync(path).isFile()) ?? false;

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
  // A folder above may be one that is passed through and not listed.
  const names = attempt(() => readdirSync(folder)) ?? [];
  const isConfig =
    /^(?:_config\.ya?ml|hugo\.(?:toml|ya?ml|json)|\.eleventy\.c?js|gatsby-config\.\w+|(?:astro|docusaurus|eleventy|next|nuxt|svelte)\.config\.\w+)$/;
  return names.some((name) => isConfig.test(name)) || ['content', 'archetypes'].every((part) => isFolder(join(folder, part)));
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Whether nothing lies there, or that image; behind a link there is no place. */
function hasPlace(folder: SiteFolder, to: string, from: string): boolean {
  const there = folder.read(to);
  return typeof there === 'string' ? there === 'missing' : there.bytes.equals(bytesAt(from));
}
