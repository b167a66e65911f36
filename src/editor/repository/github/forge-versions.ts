/** What was kept before: the commits of the draft's branch, and what lies behind them. */
import { StorageFailure, type Version, type Versions } from '../../storage.ts';
import { draftIn } from '../base.ts';
import { isRemovable, namedIn } from '../named-files.ts';
import type { Commit, TreeChange } from '../repository.ts';
import type { Parts } from './forge-parts.ts';
import type { WorkerApi, WrittenText } from './ports.ts';
import { noManifest } from './sentences.ts';

const messages = { back: 'Draft: files of an earlier version brought back', removed: 'Draft: unused pictures removed' };

export function createForgeVersions(
  { forge, branch, files, objects, manifest, inTurn, write }: Parts,
  workerApi: Pick<WorkerApi, 'sentences'>,
): Versions {
  let listed: (Commit & { id: string })[] = [];

  async function written(commit: string): Promise<WrittenText> {
    const text = await objects.textAt(commit, manifest);
    if (text === undefined) throw new StorageFailure(noManifest(manifest, commit.slice(0, 7)));
    return files.written(text, (await objects.tree(commit)).files);
  }

  return {
    async list() {
      const place = await inTurn(async () => branch.place ?? branch.look());
      listed = await forge.history(place.own ?? place.main, manifest);
      return listed.map(({ id, at, message, author }): Version => {
        const [title = ''] = message.split('\n');
        const by = draftIn(message, manifest) ? 'publication' : title.startsWith('Draft') ? 'editor' : 'others';
        const name = by === 'editor' ? undefined : author?.name;
        return {
          id,
          time: Date.parse(at),
          by,
          ...(by === 'publication' && { title }),
          ...(name !== undefined && { author: name }),
        };
      });
    },

    async changes(id, lang) {
      const before = listed[listed.findIndex((one) => one.id === id) + 1];
      return before && workerApi.sentences(await written(before.id), await written(id), lang);
    },

    async differences(id, draft, lang) {
      const { tree } = branch.place ?? (await branch.look());
      return workerApi.sentences(await files.written(draft, tree.files), await written(id), lang);
    },

    async read(id) {
      const { text, files: its } = await written(id);
      return { text, files: [...its] };
    },

    putBack: (id, named) =>
      inTurn(async () => {
        const then = files.beside((await objects.tree(id)).files);
        const text = (await objects.textAt(id, manifest)) ?? '{}';
        const wanted = (named ?? namedIn(text, then)).filter((path) => then.has(path));
        const missing = (there: ReadonlyMap<string, unknown>): TreeChange[] =>
          wanted
            .filter((path) => !there.has(files.inRepository(path)))
            .map((path) => ({
              path: files.inRepository(path),
              mode: '100644',
              content: { blob: then.get(path)?.blob ?? '' },
            }));
        const place = branch.place ?? (await branch.look());
        if (missing(place.tree.files).length > 0) await write(async ({ tree }) => missing(tree.files), messages.back);
      }),

    removePictures: (paths) =>
      inTurn(async () => {
        const place = branch.place ?? (await branch.look());
        const text = await objects.textOf(place.tree.files.get(manifest)?.blob ?? '');
        const its = files.beside(place.tree.files);
        const named = new Set(namedIn(text, its));
        const gone = paths.filter((path) => its.has(path) && isRemovable(path) && !named.has(path));
        const changes = gone.map((path): TreeChange => ({ path: files.inRepository(path), mode: '100644', content: 'removed' }));
        if (gone.length > 0) await write(async () => changes, messages.removed);
        return gone;
      }),
  };
}
