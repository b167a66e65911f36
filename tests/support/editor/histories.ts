/**
 * A history of a site by chance: two authors write, publish, change a picture and get the latest; a third publishes by git; proposals are
 * accepted in every way, taken down or reverted. Each author counts up a field of their own.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageFailure } from '../../../src/editor/storage.ts';
import { createRandom } from '../../mutants/random.ts';
import { svg } from './edited-site.ts';
import { type Author, getLatest, type Way, type World } from './publishing-worlds.ts';

const fields = { ada: 'Bread, baked around the corner.', ben: '© Corner Bakery', cleo: 'Something went wrong' };
type Person = keyof typeof fields;
type Writer = 'ada' | 'ben';

const numberIn = (text: string, person: Person) => Number(new RegExp(`"${person} (\\d+)"`).exec(text)?.[1] ?? 0);
const write = (text: string, person: Person, number: number) =>
  text.replace(new RegExp(`"(?:${person} \\d+|${fields[person]})"`), `"${person} ${number}"`);

/** @returns what happened, step by step, what is published in the end, and what was lost */
export async function liveByChance(world: World, seed: number, steps: number) {
  const { below, pick } = createRandom(seed);
  const { site } = world;
  const authors = new Map<Writer, Author>();
  for (const name of ['ada', 'ben'] as const) authors.set(name, await world.open(name));
  const authorOf = async (name: Writer) => {
    const author = authors.get(name) as Author;
    await author.look();
    return author;
  };
  const published = () => site.atRemote('show', 'main:site.json');
  const open = () => site.atRemote('for-each-ref', '--format=%(refname:short)', 'refs/heads/texte').split('\n').filter(Boolean);
  const done: string[] = [];
  const lost: string[] = [];
  const last: Record<Person, number> = { ada: 0, ben: 0, cleo: 0 };
  const seen = { ...last };
  let picture = 'logo.svg';

  const publish = async (name: Writer): Promise<string> => {
    const { publishing } = await authorOf(name);
    const publication = await publishing.prepare('de');
    if (typeof publication === 'string') return publication;
    const { files, sentences } = publication;
    const sent = await publishing.publish({ id: publication.id, title: `Nummer ${below(4)}`, lang: 'de' });
    return JSON.stringify([files, sentences?.length, sent === 'stale' ? sent : sent.branch]);
  };
  const latest = async (name: Writer) => String(await getLatest(await authorOf(name)));
  /** Somebody else publishes, by git. */
  const elsewhere = (change: (there: string) => void) => site.elsewhere(change);
  const rewrite = (there: string, change: (text: string) => string) =>
    writeFileSync(join(there, 'site.json'), change(`${published()}\n`));

  const acts: Record<string, (name: Writer) => Promise<unknown> | unknown> = {
    write: async (name) => {
      const author = await authorOf(name);
      await author.keep(write(author.text(), name, ++last[name]));
    },
    publish,
    latest,
    picture: async () => {
      const author = await authorOf('ada');
      const named = await author.add(`picture-${below(3)}.svg`, svg(`<title>${below(5)}</title>`));
      await author.keep(author.text().replace(`"${picture}"`, `"${named}"`));
      picture = named;
      return named;
    },
    removePicture: async () => {
      const path = `media/picture-${below(3)}.svg`;
      if (path !== picture) await (await authorOf('ada')).remove(path);
    },
    accept: () => {
      const [branch, way] = [open()[0], pick<Way>(['merge', 'squash', 'rebase', 'by hand'])];
      if (branch === undefined) return 'none';
      try {
        world.accept(branch, way);
      } catch {
        // It does not fit any more: somebody takes it down.
        site.atRemote('update-ref', '-d', `refs/heads/${branch}`);
        return `${branch} is taken down`;
      }
      return `${branch} by ${way}`;
    },
    takeDown: () => {
      const [branch] = open();
      if (branch !== undefined) site.atRemote('update-ref', '-d', `refs/heads/${branch}`);
      return branch;
    },
    elsewhere: () => elsewhere((there) => rewrite(there, (text) => write(text, 'cleo', ++last.cleo))),
    revert: (name) => {
      const number = numberIn(published(), name);
      if (number > 0) elsewhere((there) => rewrite(there, (text) => write(text, name, number - 1)));
      seen[name] = Math.max(0, number - 1);
    },
    pictureElsewhere: () =>
      elsewhere((there) => {
        const path = join(there, 'media', `picture-${below(3)}.svg`);
        if (site.atRemote('ls-tree', '--name-only', 'main', 'media/').includes(path.slice(there.length + 1)))
          writeFileSync(path, svg(`<rect width="${below(5)}"/>`));
      }),
    removeElsewhere: () =>
      elsewhere((there) => {
        const path = `media/picture-${below(3)}.svg`;
        if (!published().includes(path)) rmSync(join(there, path), { force: true });
      }),
  };
  const names = ['write', 'write', 'write', 'publish', 'publish', 'publish', 'accept', 'accept', ...Object.keys(acts)];
  for (let step = 0; step < steps; step++) {
    const [name, who] = [pick(names), pick<Writer>(['ada', 'ben'])];
    let said: unknown;
    try {
      said = await acts[name]?.(who);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      said = error.words.de;
    }
    done.push(`${name} ${who}: ${said ?? ''}`);
    for (const person of ['ada', 'ben', 'cleo'] as const) {
      const now = numberIn(published(), person);
      // A proposal that was sent before a revert may still be accepted.
      if (now < seen[person]) lost.push(`${step} ${name} ${who}: ${person} ${seen[person]} → ${now}`);
      seen[person] = now;
    }
  }
  return { done, lost, published: published(), files: site.atRemote('ls-tree', '-r', 'main') };
}
