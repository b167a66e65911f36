/** The manifests that are compared: a file, or what a git revision holds, with the images beside it. */
import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ownStyles } from '../../../schema/own-styles.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import type { LoadResult } from '../../loader/load.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import { type OwnCode, readSide, type Side } from '../side.ts';
import { isBelow, isLinkIn, parseTree } from '../tree.ts';
import { namesBeside } from './content-names.ts';
import { nameCode, ownSections, readOwnCode } from './own-code.ts';

/** A manifest that was read; `side` where it is valid. */
export interface Source {
  side?: Side;
  problems: LoadResult['problems'];
  lang: LoadResult['lang'];
}

/** What was named is neither a file nor in a git revision. */
export class UnknownSource extends Error {}

/**
 * Reads one side of a comparison.
 *
 * @param name A file, or a git revision; `REVISION:FILE` names a file in a revision.
 * @param site The manifest that is meant where `name` is a revision alone, relative to the current folder.
 * @param project The folder of the site's own section types.
 * @param folders Receives folders that are made on the way, for the caller to remove.
 * @throws UnknownSource
 */
export async function readSource(name: string, site: string, project: string, folders: string[]): Promise<Source> {
  if (statSync(name, { throwIfNoEntry: false })?.isFile()) return load(name, name, await readOwnCode(project));
  const [revision = '', ...rest] = name.split(':');
  const path = rest.length > 0 ? rest.join(':') : site;
  const { file, code } = await extract(revision, path, project, folders, name);
  return load(file, rest.length > 0 ? name : `${revision}:${path}`, code);
}

async function load(file: string, name: string, code: OwnCode): Promise<Source> {
  const { site, problems, lang } = await loadSite(file);
  const named = problems.map((problem) => ({ ...problem, file: name }));
  if (!site) return { problems: named, lang };
  return { side: { ...readSide(await readFile(file, 'utf8'), namesBeside(file), site), code }, problems: named, lang };
}

/** Writes a manifest of a revision, and the files that it names, into a new folder; and names the code that its own sections had. */
async function extract(
  revision: string,
  path: string,
  project: string,
  folders: string[],
  name: string,
): Promise<{ file: string; code: OwnCode }> {
  const top = await git(['rev-parse', '--show-toplevel']).catch(() => {
    throw new UnknownSource(`There is no file "${name}", and this folder is in no git repository.`);
  });
  await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).catch(() => {
    throw new UnknownSource(`"${name}" is neither a file nor a git revision.`);
  });
  const below = (path: string) => relative(top.toString().trim(), path).replaceAll('\\', '/');
  const inRepository = below(resolve(await realpath('.'), path));
  const show = (file: string) => git(['show', '--end-of-options', `${revision}:${file}`]);
  const content = await show(inRepository).catch(() => {
    throw new UnknownSource(`The git revision "${revision}" holds no ${path}.`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'diff-'));
  folders.push(folder);
  const files = parseTree((await git(['ls-tree', '-r', '-z', '--full-tree', revision])).toString());
  if (isLinkIn(files, inRepository)) throw new UnknownSource(`${path} is a symbolic link in the git revision "${revision}".`);
  const file = await writeOut(content, inRepository, folder, {
    show: async (file) => (isLinkIn(files, file) ? 'link' : show(file).catch(() => undefined)),
    list: async (below) => [...files.keys()].filter((file) => isBelow(below, file)),
  });
  const own = `${below(join(await realpath(project), ownSections))}/`;
  const paths = [...files.keys()].flatMap((path) => (path.startsWith(own) ? path.slice(own.length) : []));
  return { file, code: await nameCode(paths, (path) => show(own + path)) };
}

/** The content of a file; or why it has none: it is a symbolic link or lies behind one, or is no file. */
type Shown = Buffer | 'link' | 'unreadable' | undefined;

/**
 * Writes a manifest, the files that it names and those that are published with it into a folder.
 *
 * @param inRepository The path of the manifest, with slashes.
 * @param show Reads a file by its path there; undefined where there is none: it is missing in the folder too, and a finding.
 * @param list The paths of all files below a folder there; its own, where a link stands in its place.
 * @returns The path of the written manifest.
 */
export async function writeOut(
  content: Buffer,
  inRepository: string,
  folder: string,
  { show, list }: { show: (file: string) => Promise<Shown>; list: (below: string) => Promise<string[]> },
): Promise<string> {
  const file = join(folder, 'site.json');
  await writeFile(file, content);
  const outer = posix.dirname(inRepository);
  const published = await list(posix.join(outer, publicFolder));
  const named = new Set(published.map((path) => join(folder, posix.relative(outer, path))));
  for (const wanted of (await loadSite(file)).files) named.add(wanted);
  // Own styles, which are one of these, name further files. What is added to a set while it is walked, is walked as well.
  for (const wanted of named) {
    if (wanted === file || existsSync(wanted) || relative(folder, wanted).startsWith('..')) continue;
    const shown = await show(posix.join(outer, relative(folder, wanted).replaceAll('\\', '/')));
    if (!shown) continue;
    await mkdir(dirname(wanted), { recursive: true });
    // What may not be read becomes something that may not be read, so that the loader says the same of the copy. On Windows everybody
    // may make a junction.
    if (shown === 'link') await symlink(folder, wanted, 'junction');
    else if (shown === 'unreadable') await mkdir(wanted);
    else await writeFile(wanted, shown);
    if (wanted === join(folder, ownStyles)) for (const further of (await loadSite(file)).files) named.add(further);
  }
  return file;
}

async function git(args: string[]): Promise<Buffer> {
  const { stdout } = await promisify(execFile)('git', args, { maxBuffer: 256 * 1024 * 1024, encoding: 'buffer' });
  return stdout;
}
