/** Who has published what a draft does not have, and what both have changed: by the commits of the manifest since the draft has left them. */
import type { Json } from '../../../schema/json.ts';
import { isSame } from '../../json-text/value.ts';
import { type Conflict, merge } from '../draft/document/merge.ts';
import { readable } from '../draft/report/commit-message.ts';
import type { Author } from '../publishing.ts';
import type { Objects } from './objects.ts';

/** Through more commits nobody looks, since each takes a question or two: then nobody is named. */
const most = 20;

/** A draft beside what is published, and the commit that it was made of. */
interface Compared {
  main: string;
  base: string | undefined;
  manifest: string;
  old: Json;
  mine: Json;
}

/** The author of a commit. A name is what anybody has called themselves. */
export function authorNamed(name: string | undefined, at: string | undefined): Author | undefined {
  const said = readable(name ?? '');
  return said === '' || at === undefined ? undefined : { name: said, at };
}

/** Makes the draft as it would be with each of the commits, the oldest first. */
async function statesSince({ main, base, manifest, old, mine }: Compared, objects: Objects) {
  if (base === undefined) return [];
  const [now, before] = await Promise.all([main, base].map((one) => objects.history(one, manifest)));
  const known = new Set(before?.map(({ id }) => id));
  // Who merges has not written it.
  const since = (now ?? []).filter(({ id, parents }) => !known.has(id) && parents.length < 2).reverse();
  if (since.length > most) return [];
  return Promise.all(
    since.map(async ({ id, author }) => ({ author, ...merge(old, mine, (await objects.valueAt(id, manifest)) ?? mine) })),
  );
}

/** True where two merges of a draft ask about the same: entries that come before it move a place. */
const isOneConflict = (one: Conflict, other: Conflict): boolean =>
  one.pointer.replace(/\d+/g, '0') === other.pointer.replace(/\d+/g, '0') &&
  (['base', 'mine', 'theirs'] as const).every((whose) => isSame(one[whose], other[whose]));

/** Who has published something that the draft does not have, each once, the last one first. */
export async function publishersOf(compared: Compared, objects: Objects): Promise<Author[]> {
  const states = await statesSince(compared, objects);
  // The draft already has the earlier publications of its own author, so they change nothing in it.
  const others = states.flatMap(({ author, merged }, index) =>
    author && !isSame(merged, states[index - 1]?.merged ?? compared.mine) ? [author] : [],
  );
  return others.reverse().filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}

/** Who has published what is there now: of each conflict whoever was the first to write it so. */
export async function authorsOf(compared: Compared, theirs: Json, objects: Objects): Promise<Record<string, Author>> {
  const { conflicts } = merge(compared.old, compared.mine, theirs);
  if (conflicts.length === 0) return {};
  const states = await statesSince(compared, objects);
  const authorOf = (conflict: Conflict) =>
    states.find(({ conflicts: its }) => its.some((one) => isOneConflict(one, conflict)))?.author;
  return Object.fromEntries(
    conflicts.flatMap((conflict) => {
      const author = authorOf(conflict);
      return author ? [[conflict.pointer, author]] : [];
    }),
  );
}
