/**
 * What a publication would be, as git keeps it: the tree that is published now, with the kept manifest merged into it by value and exactly
 * the files that the manifest names, own styles and what they name, and those of `public/`. It is made in an index of its own; working tree,
 * index and current branch stay as they are.
 *
 * ```
 *  base (what the manifest was made of) ─┐
 *  mine (kept)  ─────────────────────────┼─ merge ─► manifest ─► named files: new, changed; no longer named: removed ─► tree
 *  theirs (fetched) ─────────────────────┘
 * ```
 */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { ownStyles } from '../../../schema/own-styles.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import { writeOut } from '../../changes/node/sources.ts';
import { isBelow, isLinkIn } from '../../changes/tree.ts';
import { isSame } from '../../json-text/value.ts';
import { DiskFiles } from '../../manifest/node/disk-files.ts';
import { combineTexts, parseText } from '../document/combine.ts';
import { merge } from '../document/merge.ts';
import type { FileChange } from '../publishing.ts';
import { StorageFailure } from '../storage.ts';
import { readManifestFile } from './manifest-file.ts';
import { listSent, type Repository } from './publish-git.ts';
import { linkThere, sentences } from './publish-sentences.ts';

export interface Draft {
  /** The commit that the kept manifest was made of. */
  base: string | undefined;
  /** The commit that it would follow. */
  parent: string;
  tree: string;
  /** The tree of what this folder says of it, without what others have published: what the next draft is made of, once this one is accepted. */
  said: string;
  files: FileChange[];
  /** The manifest as it would be published, and as it is, each in a folder with the files that it names; undefined where there is none. */
  now: string;
  before: string | undefined;
}

/** What three texts say together. Undefined where two of them say different things at one place. */
export function combine(base: string | undefined, mine: string, theirs: string | undefined): string | undefined {
  const combined = combineTexts(base, mine, theirs);
  if (combined === 'mine-broken') throw new StorageFailure(sentences.broken);
  if (combined === 'theirs-broken') throw new StorageFailure(sentences.brokenThere);
  return combined === 'conflict' ? undefined : combined.text;
}

/**
 * The commit that the kept manifest was made of: where the branch has left what is published; or what this folder said at its last publication,
 * once that is part of it, in whatever way it got there. The publication itself may hold what others had published before, and the folder not.
 *
 * @param parent - what is published
 */
export async function findBase(repository: Repository, parent: string, mine: string): Promise<string | undefined> {
  const { path } = repository;
  const base = await repository.find(['merge-base', 'HEAD', parent]);
  const sent = await listSent(repository);
  if (sent.length === 0) return base;
  // Whoever has put the folder back to its last version does not want what was sent to be taken back with it.
  const head = (await repository.find(['rev-parse', '--verify', '--quiet', `HEAD:${path}`])) ?? '';
  if ((await repository.text(['hash-object', '--stdin', '--path', path], { input: mine })) === head) return base;
  for (const { commit, draft } of sent) {
    if (base !== undefined && (await isPublished(repository, commit, base))) return base;
    if (await isPublished(repository, commit, parent)) return draft;
  }
  return base;
}

/**
 * Whether a proposal was accepted, in whatever way: merged, squashed, or its changes made once more by hand.
 *
 * @param parent - what is published
 */
export async function isPublished(repository: Repository, sent: string, parent: string): Promise<boolean> {
  const { path } = repository;
  if (await repository.isAncestor(sent, parent)) return true;
  const root = await repository.find(['merge-base', sent, parent]);
  if (root === undefined) return false;
  const textAt = async (commit: string) => parseText((await repository.show(commit, path))?.toString() ?? '');
  const [old, ours, theirs] = await Promise.all([root, sent, parent].map(textAt));
  if (old === undefined || ours === undefined || theirs === undefined) return false;
  const { merged, conflicts } = merge(old, ours, theirs);
  if (conflicts.length > 0 || !isSame(merged, theirs)) return false;
  // A picture may have changed again since; that it has ever come there is enough.
  const [known, proposed] = [await repository.files(root), await repository.files(sent)];
  for (const file of new Set([...known.keys(), ...proposed.keys()])) {
    const [was, is] = [known.get(file)?.blob, proposed.get(file)?.blob];
    if (file === path || was === is) continue;
    const came = await repository.find([
      'log',
      '-1',
      '--format=%H',
      `--find-object=${is ?? was}`,
      `${root}..${parent}`,
      '--',
      file,
    ]);
    if (!came) return false;
  }
  return true;
}

/**
 * @param manifest - path of the file
 * @param folders - receives folders that are made on the way, for the caller to remove
 */
export async function makeDraft(
  repository: Repository,
  manifest: string,
  parent: string,
  folders: string[],
): Promise<Draft | 'conflict'> {
  const { path } = repository;
  const mine = readManifestFile(manifest).text;
  if (isLinkIn(await repository.files(parent), path)) throw new StorageFailure(linkThere(path));
  const base = await findBase(repository, parent, mine);
  const [old, theirs] = await Promise.all([base && repository.show(base, path), repository.show(parent, path)]);
  const text = combine(old?.toString(), mine, theirs?.toString());
  if (text === undefined) return 'conflict';

  const [known, published] = [base ? await repository.files(base) : new Map(), await repository.files(parent)];
  const work = await mkdtemp(join(tmpdir(), 'publish-'));
  folders.push(work);
  const blobs = new Map<string, string | undefined>();
  const keep = async (file: string, content: Buffer) => {
    const blob = await repository.keep(file, content);
    const there = published.get(file)?.blob;
    // What only others have changed stays as they have it.
    const isMine = there === undefined || blob !== known.get(file)?.blob || file === path;
    if (isMine) blobs.set(file, blob);
    return isMine ? content : repository.copy(parent, file);
  };
  const content = Buffer.from(text);
  await keep(path, content);
  const named = new Set([path]);
  await mkdir(join(work, 'now'));
  // Files of one's own: those that lie here, and what others have added. What was there before and lies here no more is gone.
  const below = (folder: string) => [...published.keys()].filter((file) => isBelow(folder, file));
  const folder = posix.dirname(path);
  const files = new DiskFiles(manifest);
  const sheet = posix.join(folder, ownStyles);
  // What is found to be a link, or cannot be read, is so in the copy too: the report of it is what `validate` says, and ends the publication.
  const own = new Map(files.published().map(({ address, fault }) => [posix.join(folder, publicFolder + address), fault]));
  const now = await writeOut(content, path, join(work, 'now'), {
    list: async (place) => [...new Set([...own.keys(), ...below(place).filter((file) => !known.has(file))])],
    show: async (file) => {
      if (leadsOut(file)) return undefined;
      named.add(file);
      if (own.get(file) === 'outside') return 'link';
      const here = files.read(posix.relative(folder, file));
      if (here === 'missing' && file === sheet && known.has(file)) {
        // It was there, and has been removed here.
        if (published.has(file)) blobs.set(file, undefined);
        return undefined;
      }
      if (here === 'missing' || here === 'outside') return repository.copy(parent, file);
      return typeof here === 'string' ? here : keep(file, here.bytes);
    },
  });

  let before: string | undefined;
  if (theirs) {
    await mkdir(join(work, 'before'));
    before = await writeOut(theirs, path, join(work, 'before'), {
      list: async (place) => below(place),
      show: async (file) => {
        if (leadsOut(file)) return undefined;
        if (!named.has(file) && published.has(file) && !(await isMentioned(repository, parent, file))) blobs.set(file, undefined);
        return repository.copy(parent, file);
      },
    });
  }

  const changes: FileChange[] = [];
  for (const [file, blob] of [...blobs].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const there = published.get(file)?.blob;
    if (blob === there) continue;
    changes.push({ path: file, change: blob === undefined ? 'removed' : there === undefined ? 'new' : 'changed' });
  }
  const entries = changes.map(({ path: file }) => {
    const blob = blobs.get(file);
    return blob === undefined
      ? `0 ${'0'.repeat(parent.length)}\t${file}\0`
      : `${modeOf(published.get(file)?.mode)} ${blob}\t${file}\0`;
  });
  const env = { GIT_INDEX_FILE: resolve(work, 'index') };
  const treeOf = async (start: string, lines: readonly string[]) => {
    await repository.text(['read-tree', start], { env });
    await repository.text(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    return repository.text(['write-tree'], { env });
  };
  const tree = await treeOf(parent, entries);
  const kept = `${modeOf(published.get(path)?.mode)} ${await repository.keep(path, Buffer.from(mine))}\t${path}\0`;
  const said = await treeOf(base ?? parent, [...entries, kept]);
  return { base, parent, tree, said, files: changes, now, before };
}

/** Of a file that takes the place of something else, such as a link, it is that of a file. */
const modeOf = (mode = '') => (/^100/.test(mode) ? mode : '100644');

const leadsOut = (file: string) => file === '..' || file.startsWith('../') || file.startsWith('/');

/** Whether another text of the repository still speaks of a file: a second manifest, a page of documentation. */
async function isMentioned(repository: Repository, commit: string, file: string): Promise<boolean> {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const found = await repository.find(['grep', '--files-with-matches', '-I', '-z', '--fixed-strings', '-e', name, commit]);
  return (found ?? '').split('\0').some((one) => one !== '' && one !== `${commit}:${repository.path}`);
}

export function removeFolders(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
