/** Finds names that collections use twice, or that lists use for something else: of two only one would be found. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

/** Keys that lists choose, group and sort by beside facts. */
const reserved = ['tags', 'group', 'year', 'title', 'date'];

type Params = { problem: 'twice' | 'reserved' | 'nameless'; name: string };

export const rule: Rule<Params> = {
  onlyWith: '/collections',
  *check({ manifest: { collections = [] } }) {
    yield* findTwice(collections, '/collections', 'name');
    yield* findTwice(collections, '/collections', 'under');
    for (const [index, { name, records, fields = [] }] of collections.entries()) {
      const pointer = `/collections/${index}`;
      if (records && name === undefined)
        yield { pointer: `${pointer}/records`, at: 'key', params: { problem: 'nameless', name: '' } };
      yield* findTwice(fields, `${pointer}/fields`, 'name');
      for (const [place, field] of fields.entries())
        if (reserved.includes(field.name))
          yield { pointer: `${pointer}/fields/${place}/name`, params: { problem: 'reserved', name: field.name } };
    }
  },
  de: {
    message: ({ problem, name }, { place }) =>
      ({
        twice: `${code(name)} gibt es hier schon (${place}).`,
        reserved: `Eine Angabe kann nicht ${code(name)} heißen: So nennen Listen etwas anderes (${place}).`,
        nameless: `Die Sammlung hat Einträge, aber keinen Namen, bei dem Listen sie nennen könnten (${place}).`,
      })[problem],
    hint: ({ problem }) =>
      problem === 'nameless'
        ? 'Geben Sie der Sammlung einen Namen, und nennen Sie ihn bei der Liste, die sie zeigt.'
        : 'Nehmen Sie etwas anderes, oder entfernen Sie es.',
    explanation: 'Jede Sammlung hat ihren eigenen Namen und ihre eigene Adresse, jede Angabe in ihr einen eigenen Namen.',
  },
  en: {
    message: ({ problem, name }, { place }) =>
      ({
        twice: `${code(name)} is here already (${place}).`,
        reserved: `A fact cannot be called ${code(name)}: lists call something else so (${place}).`,
        nameless: `The collection has records, but no name that lists could call it by (${place}).`,
      })[problem],
    hint: ({ problem }) =>
      problem === 'nameless'
        ? 'Give the collection a name, and call it so in the list that shows it.'
        : 'Take something else, or remove it.',
    explanation: 'Each collection has a name and an address of its own, and each fact in it a name of its own.',
  },
  example: { wrong: '{ "name": "place" }, { "name": "place" }', right: '{ "name": "place" }, { "name": "price" }' },
};

/** Entries that say the same under a key as an earlier one of their list. */
function* findTwice<Key extends string>(list: readonly { [key in Key]?: string | undefined }[], pointer: string, key: Key) {
  for (const [index, { [key]: name }] of list.entries()) {
    const first = list.findIndex((one) => one[key] === name);
    if (name === undefined || first === index) continue;
    const params: Params = { problem: 'twice', name };
    yield { pointer: `${pointer}/${index}/${key}`, params, related: [{ pointer: `${pointer}/${first}/${key}` }] };
  }
}
