/** Changes of collections: said by record and fact, as they are called, and with the pages that show them. */
import { expect, test } from 'vitest';
import type { Manifest } from '../../support/manifest/manifest.ts';
import { bakery, changesBetween, say } from './bakery.ts';

/** A bakery whose menu lists who bakes. */
function team(): Manifest & {
  collections: [{ fields: object[]; records: { title: string; facts?: Record<string, unknown> }[] }];
} {
  const manifest = bakery();
  manifest.routes[1]?.sections.push({ type: 'entries', title: 'Who bakes', of: 'people' });
  const records = [
    { title: 'Ada', facts: { role: 'Till', days: ['2026-05-01', '2026-05-06'] } },
    { title: 'Ben', facts: { role: 'Oven' } },
    { title: 'Cleo', facts: { role: 'Shop' } },
  ];
  const fields = [
    { name: 'role', label: 'Job' },
    { name: 'days', label: 'Here from', kind: 'days' },
  ];
  return { ...manifest, collections: [{ name: 'people', fields, records }] } as unknown as ReturnType<typeof team>;
}

test.each<[string, (records: ReturnType<typeof team>['collections'][0]) => void, string[]]>([
  [
    'a fact, and one that is new',
    ({ records: [ada, ben] }) => {
      Object.assign(ada?.facts ?? {}, { days: ['2026-05-01', '2026-05-09'] });
      Object.assign(ben ?? {}, { facts: { role: 'Cakes', days: ['2026-06-01', '2026-06-02'] } });
    },
    [
      'collection "people" › record "Ada" › Here from: changed from "May 6, 2026" to "May 9, 2026"',
      'collection "people" › record "Ben" › Job: changed from "Oven" to "Cakes"',
      'collection "people" › record "Ben" › Here from: added: "June 1, 2026 · June 2, 2026"',
    ],
  ],
  [
    'the only fact of a record',
    ({ records: [, ben] }) => delete ben?.facts,
    ['collection "people" › record "Ben" › Job: removed: "Oven"'],
  ],
  [
    'records that come, go and move',
    ({ records }) => {
      records.push({ title: 'Dora' }, { title: 'Emil' });
      records.unshift(...records.splice(2, 1));
      records.splice(1, 1);
    },
    [
      'collection "people" › record 1: removed: "Ada"',
      'collection "people" › record 3: "Cleo" moved up, to place 1',
      'collection "people" › record 3: added: "Dora"',
      'collection "people" › record 4: added: "Emil"',
    ],
  ],
  [
    'what a fact is called',
    ({ fields }) => Object.assign(fields[0] ?? {}, { label: 'Work' }),
    ['collection "people" › fact "Job" › `label`: changed from "Job" to "Work"'],
  ],
])('%s', async (_, edit, expected) => {
  const now = team();
  edit(now.collections[0]);
  const changes = await changesBetween(team(), now);
  expect(say(changes)).toEqual(expected);
  for (const { affected } of changes) expect(affected).toEqual(['/menu']);
});

test('of records that no page lists nothing is said', async () => {
  const [one, other] = [team(), team()];
  for (const { routes } of [one, other]) routes[1]?.sections.pop();
  Object.assign(other.collections[0].records[0] ?? {}, { title: 'Adele' });
  expect(await changesBetween(one, other)).toEqual([]);
});
