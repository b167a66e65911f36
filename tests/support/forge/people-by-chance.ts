/**
 * People who write, publish and accept by chance, while others publish, branches are removed and requests fail: each field has one author,
 * who counts it up. Whatever happens, what is published never goes back to an earlier number, and in the end it has the last one.
 */

import type { Json } from '../../../schema/json.ts';
import { merge } from '../../../src/editor/draft/document/merge.ts';
import { StorageFailure } from '../../../src/editor/storage.ts';
import { writeInto } from '../../../src/json-text/between.ts';
import { createRandom } from '../../mutants/random.ts';
import type { Device, forgeForEach } from './forge-site.ts';

/** What each person writes, as it begins. */
const fields = { ada: 'Bread, baked around the corner.', ben: '© Corner Bakery', cleo: 'Something went wrong' };
type Person = keyof typeof fields;
const numberIn = (text: string, person: Person) => Number(new RegExp(`"${person} (\\d+)"`).exec(text)?.[1] ?? 0);
const write = (text: string, person: Person, number: number) =>
  text.replace(new RegExp(`"(?:${person} \\d+|${fields[person]})"`), `"${person} ${number}"`);

/** @returns how often each thing was done, and what was lost */
export async function writeByChance(forge: ReturnType<typeof forgeForEach>, { steps, seed }: { steps: number; seed: number }) {
  const { below, pick: choose } = createRandom(seed);
  const isBy = (percent: number) => below(100) < percent;
  const { mock, site } = forge;
  const done: Record<string, number> = {};
  const lost: string[] = [];
  const last: Record<Person, number> = { ada: 0, ben: 0, cleo: 0 };
  const seen = { ...last };
  const devices: { person: 'ada' | 'ben'; device: Device }[] = [];
  for (const person of ['ada', 'ada', 'ben'] as const) devices.push({ person, device: await forge.device(person) });

  /** As the editor's window does it: what others have made comes in, and of one field the higher number stays. */
  const mergeIn = (base: string, mine: string, theirs: string): string => {
    const [old, my, their] = [base, mine, theirs].map((text) => JSON.parse(text) as Json) as [Json, Json, Json];
    let text = writeInto(theirs, merge(old, my, their).merged);
    for (const person of ['ada', 'ben', 'cleo'] as const) {
      const highest = Math.max(numberIn(mine, person), numberIn(theirs, person));
      if (numberIn(text, person) < highest) text = write(text, person, highest);
    }
    return text;
  };
  const keep = async (device: Device, wanted: string): Promise<void> => {
    let text = wanted;
    for (;;) {
      const said = await device.keep(text);
      if (said === 'saved') return;
      text = mergeIn(device.stored.text, text, said.conflict.text);
      device.stored = said.conflict;
    }
  };
  /** What another device of the same person has saved comes in. */
  const look = async (device: Device) => {
    device.stored = await device.storage.read();
  };
  const publish = async (device: Device): Promise<void> => {
    await look(device);
    const publication = await device.publishing.prepare('de');
    if (typeof publication === 'string') {
      const { text, base, commit } = await device.publishing.latest();
      await keep(device, mergeIn(base, device.stored.text, text));
      await device.publishing.takeOver(commit, device.stored.version);
      return;
    }
    if (isBy(8)) publishElsewhere();
    await device.publishing.publish({ id: publication.id, title: `Nummer ${below(300)}`, lang: 'de' });
  };
  const publishElsewhere = () =>
    site.elsewhere((there) => {
      last.cleo++;
      const text = forge.published();
      site.replace('site.json', /"(?:cleo \d+|Something went wrong)"/.exec(text)?.[0] ?? '?', `"cleo ${last.cleo}"`, there);
    });
  const mergeOne = () => {
    const open = mock.pulls.filter(({ state }) => state === 'open');
    if (open.length === 0) return;
    const { number, head } = choose(open);
    try {
      mock.merge(number, choose(['merge', 'squash']));
    } catch {
      // It does not fit any more: somebody closes it.
      const pull = mock.pulls[number - 1];
      if (pull) pull.state = 'closed';
    }
    if (isBy(50)) mock.find(['update-ref', '-d', `refs/heads/${head}`]);
  };
  const acts: Record<string, (one: (typeof devices)[number]) => unknown> = {
    save: async ({ person, device }) => {
      await look(device);
      last[person]++;
      await keep(device, write(device.stored.text, person, last[person]));
    },
    publish: ({ device }) => publish(device),
    accept: async ({ device }) => {
      const branch = mock.pulls.findLast(({ state }) => state === 'open')?.head;
      if (branch !== undefined) await device.publishing.accept?.(branch);
    },
    open: async (one) => {
      const { stored } = one.device;
      one.device = await forge.device(one.person);
      // The draft in the browser.
      await keep(one.device, await mergeIn(stored.text, stored.text, one.device.stored.text));
    },
    merge: mergeOne,
    elsewhere: publishElsewhere,
    removeDraft: ({ person }) => void (isBy(20) && mock.find(['update-ref', '-d', `refs/heads/editor/${person}`])),
  };
  const names = [
    'save',
    'save',
    'save',
    'publish',
    'publish',
    'publish',
    'merge',
    'merge',
    'merge',
    'accept',
    'open',
    'elsewhere',
    'removeDraft',
  ];
  for (let step = 0; step < steps; step++) {
    const name = choose(names);
    const failAt = isBy(15) ? mock.calls.length + 1 + below(6) : -1;
    const failure = choose([
      { cut: 'before' as const },
      { cut: 'after' as const },
      { refuse: [500, 'Server Error'] as [number, string] },
    ]);
    mock.onRequest((_, count) => (count === failAt ? failure : undefined));
    try {
      await acts[name]?.(choose(devices));
      done[name] = (done[name] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      done.failed = (done.failed ?? 0) + 1;
    }
    for (const person of ['ada', 'ben', 'cleo'] as const) {
      const now = numberIn(forge.published(), person);
      if (now < seen[person]) lost.push(`${step} ${name}: ${person} ${seen[person]} → ${now}`);
      seen[person] = now;
    }
  }
  // In the end everybody publishes what they have.
  mock.onRequest(() => undefined);
  for (const pull of mock.pulls) if (pull.state === 'open') pull.state = 'closed';
  for (const { person, device } of devices) {
    for (let attempt = 0; attempt < 4 && numberIn(forge.published(), person) < last[person]; attempt++) {
      await look(device);
      await keep(device, write(device.stored.text, person, last[person]));
      await publish(device);
      mergeOne();
    }
  }
  for (const person of ['ada', 'ben', 'cleo'] as const) {
    if (numberIn(forge.published(), person) !== last[person]) lost.push(`at last: ${person} ${last[person]}`);
  }
  return { done, lost };
}
