/** A manifest and its files in a forge: what is saved is a commit on a branch of its author's own, which any device goes on with. */
import { ownStyles } from '../../../../schema/own-styles.ts';
import { isLinkIn } from '../../../changes/tree.ts';
import { freeName, safeName } from '../../../files/file-name.ts';
import { folderOf, isMedia } from '../../../files/media-names.ts';
import { largestUpload, type Storage, StorageFailure, type Stored } from '../../storage.ts';
import { blobHash, readObjects } from '../objects.ts';
import { modeOf, type Progress, type Tree, type TreeChange } from '../repository.ts';
import { type BranchPlace, DraftBranch } from './draft-branch.ts';
import { ForgeFiles } from './forge-files.ts';
import type { Parts } from './forge-parts.ts';
import { createForgePublishing } from './forge-publishing.ts';
import { createForgeVersions } from './forge-versions.ts';
import type { ForgeOptions, ForgeSession, ForgeStorage, Head } from './ports.ts';
import { ForgeFailure, isLink, noManifest, saveContention } from './sentences.ts';
import { signOut } from './stay-signed-in.ts';

/** How often it is looked whether another device has saved, in milliseconds. */
const lookEveryMs = 60_000;
/** After so many others were faster, something else is wrong. */
const mostAttempts = 4;

const fontEndings = ['woff2', 'ttf', 'otf'];

/** What is said of each commit, for whoever reads the branch. */
const messages = { save: 'Draft saved in the editor', upload: (path: string) => `Draft: ${path} added in the editor` };

export function createForgeStorage(options: ForgeOptions<ForgeSession>): ForgeStorage {
  const { settings, session, workerApi } = options;
  const { forge } = session;
  const { manifest } = settings;
  const objects = readObjects(forge);
  const branch = new DraftBranch(forge, objects, { manifest, target: settings.branch });
  const listeners = new Set<Parameters<NonNullable<Storage['watch']>>[0]>();
  const files = new ForgeFiles(forge, options, () => {
    for (const changed of listeners) changed('files');
  });
  const sending = new Set<Progress>();
  const progress: Progress = (share) => {
    for (const tell of sending) tell(share);
  };
  let named: readonly string[] = [];
  let known: Head | undefined;
  /** What was published when this window was opened. */
  let first: string | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };
  const placeNow = async () => branch.place ?? branch.look();

  /** Who has published what a draft without changes has become in this window. */
  const publisherOf = async ({ main }: BranchPlace) => {
    first ??= main;
    const [last] = main === first ? [] : await objects.history(main, manifest);
    return last?.author;
  };

  const storedAt = async (place: BranchPlace): Promise<Stored> => {
    const { tree, isOwn } = place;
    if (isLinkIn(tree.files, manifest)) throw new StorageFailure(isLink(manifest));
    const entry = tree.files.get(manifest);
    if (!entry) throw new StorageFailure(noManifest(manifest, settings.branch), { isGone: true });
    const [text, author] = await Promise.all([objects.textOf(entry.blob), isOwn ? undefined : publisherOf(place)]);
    return { text, version: entry.blob, by: { isOwn, ...(author && { name: author.name, time: Date.parse(author.at) }) } };
  };

  /** What is published now, for whoever compares it with what an editor was built of. */
  const noteHead = async ({ main, isOwn, tree }: BranchPlace) => {
    if (known?.commit !== main) known = headOf(main, isOwn ? await objects.tree(main) : tree);
  };

  const parts: Parts = {
    ...{ forge, branch, files, objects, manifest, inTurn },
    async write(make, message, progress) {
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const place = await placeNow();
        const changes = await make(place);
        if (!changes || (await branch.write(place, changes, message, { progress }))) return;
      }
      throw new StorageFailure(saveContention);
    },
    tell() {
      for (const changed of listeners) {
        changed('text');
        changed('files');
      }
    },
  };

  function headOf(commit: string, { files: all, folders }: Tree): Head {
    const its = files.beside(all);
    const sections = folders.get(files.inRepository('sections'));
    const lock = (its.get('package-lock.json') ?? its.get('package.json'))?.blob;
    const [src, schema, styles] = [folders.get('src'), folders.get('schema'), its.get(ownStyles)?.blob];
    return {
      ...{ commit, manifest: { blob: all.get(manifest)?.blob ?? '' } },
      ...(src && { src }),
      ...(schema && { schema }),
      ...(sections && { sections }),
      ...(lock && { lock }),
      ...(styles && { styles }),
    };
  }

  return {
    head: () => known,

    async readHead() {
      try {
        const main = await forge.branch(settings.branch);
        if (main !== undefined && known?.commit !== main) known = headOf(main, await objects.tree(main));
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error;
      }
      return known;
    },

    read: () =>
      inTurn(async () => {
        const place = await branch.look();
        const [stored] = await Promise.all([storedAt(place), noteHead(place)]);
        return stored;
      }),

    save: (text, base) =>
      inTurn(async () => {
        const version = await blobHash(text);
        let conflict: Stored | undefined;
        if (base !== undefined && (await placeNow()).tree.files.get(manifest)?.blob === version) return { version };
        const make = async (place: BranchPlace): Promise<TreeChange[] | undefined> => {
          const there = place.tree.files.get(manifest);
          conflict = base === undefined || there?.blob === base ? undefined : await storedAt(place);
          return conflict ? undefined : [{ path: manifest, mode: modeOf(there?.mode), content: { text } }];
        };
        await parts.write(make, messages.save, progress);
        if (conflict) return { conflict };
        objects.remember(version, text);
        return { version };
      }),

    async files(paths) {
      named = paths;
      return inTurn(async () => {
        try {
          return await files.list((await placeNow()).tree.files, paths);
        } catch (error) {
          // Without a connection the draft goes on with what the editor has brought along.
          if (error instanceof ForgeFailure && error.status === 0) return files.built();
          throw error;
        }
      });
    },

    listUnnamed: () => files.fetchUnnamed(),

    async upload(name, given) {
      if (given.size > largestUpload) return { refused: 'size' };
      const judged = await workerApi.judge(new Uint8Array(await given.arrayBuffer()));
      if (typeof judged === 'string') return { refused: judged };
      const bytes = Uint8Array.from(judged.bytes);
      const blob = await blobHash(bytes);
      return inTurn(async () => {
        let isSent = false;
        let path = '';
        const place = await placeNow();
        const choose = ({ tree }: BranchPlace) => {
          const its = files.beside(tree.files);
          const folder = files.uploadFolder(named, its, fontEndings.includes(judged.ending) ? 'font' : 'image');
          const there = [...its].filter(([one]) => folderOf(one) === folder && isMedia(one));
          const same = there.find(([, entry]) => entry.blob === blob)?.[0];
          const names = there.map(([one]) => one.slice(one.lastIndexOf('/') + 1));
          const own = freeName(safeName(name), judged.ending, names);
          path = same ?? (folder === '' ? own : `${folder}/${own}`);
          return same !== undefined;
        };
        if (!choose(place)) {
          const make = async (now: BranchPlace): Promise<TreeChange[]> => {
            choose(now);
            if (!isSent) await forge.makeBlob(bytes, progress);
            isSent = true;
            return [{ path: files.inRepository(path), mode: '100644', content: { blob } }];
          };
          await parts.write(make, messages.upload(safeName(name)), progress);
        }
        return { file: await files.describe(path, blob, bytes) };
      });
    },

    watch(changed) {
      listeners.add(changed);
      const look = async () => {
        const own = await branch.head().catch(() => branch.place?.own);
        if (own === undefined || own === branch.place?.own) return;
        changed('text');
        changed('files');
      };
      // Within a save the branch is not yet where this device knows it to be.
      const timer = setInterval(() => void inTurn(look), lookEveryMs);
      return () => {
        clearInterval(timer);
        listeners.delete(changed);
      };
    },

    sending(tell) {
      sending.add(tell);
      return () => sending.delete(tell);
    },

    session: {
      login: session.login,
      ...(session.endsAt !== undefined && { endsAt: session.endsAt }),
      signOut: (what) => signOut(settings, what),
    },
    publish: createForgePublishing(parts, options, noteHead),
    versions: createForgeVersions(parts, workerApi),
  };
}
