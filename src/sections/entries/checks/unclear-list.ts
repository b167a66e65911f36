/**
 * A list of nothing or of two things, or by something that its entries do not have: visitors would see other entries than meant. The
 * schema of 0.1.0 knew no collections, and asked for the address of pages.
 */

import { withCorrection } from '../../../findings/finding.ts';
import { createSuggester } from '../../../findings/nearest.ts';
import { code, didYouMean, sentences } from '../../../findings/words/phrases.ts';
import { criteriaOf, listFinder } from '../../../rules/support/collections.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ name?: string; nearest?: string | undefined; allowed?: string[] }> = {
  since: '0.1.0',
  *check({ sections, pages, manifest }) {
    const listedBy = listFinder({ manifest, pages });
    const collections = (manifest.collections ?? []).flatMap(({ name }) => name ?? []);
    for (const { pointer, written } of sections) {
      const { under, of } = written as { under?: string; of?: string };
      if (!under === !of) {
        yield of ? { pointer: `${pointer}/of`, at: 'key', params: {} } : { pointer, params: {} };
        continue;
      }
      const fields = listedBy(written)?.fields.map(({ name }) => name);
      for (const { name, at, also } of fields ? namedBy(written) : [{ name: of, at: '/of', also: collections }]) {
        const allowed = [...also, ...(fields ?? [])];
        if (name === undefined || allowed.includes(name)) continue;
        const { nearest, certain } = createSuggester(allowed)(name);
        yield withCorrection({ pointer: pointer + at, params: { name, nearest, allowed } }, name, certain);
      }
    }
  },
  de: {
    message: ({ name }, { place }) =>
      name === undefined
        ? `Eine Liste zeigt entweder Seiten oder Einträge einer Sammlung (${place}).`
        : `${code(name)} gibt es hier nicht (${place}).`,
    hint: ({ name, nearest, allowed = [] }) =>
      name === undefined
        ? 'Schreiben Sie "under": "/aktuelles" für Seiten, oder "of": "people" für Einträge einer Sammlung.'
        : sentences(didYouMean.de(nearest), `Möglich sind bisher: ${allowed.map(code).join(', ') || 'keine'}.`),
    explanation: 'Eine Liste zeigt Seiten oder Einträge einer Sammlung und ordnet sie nach Stichwörtern oder deren Angaben.',
    inForm: ({ name, nearest }) =>
      name === undefined
        ? 'Wählen Sie eine Adresse oder eine Sammlung, und leeren Sie das andere Feld.'
        : sentences(didYouMean.de(nearest), 'Wählen Sie, was es gibt.'),
  },
  en: {
    message: ({ name }, { place }) =>
      name === undefined
        ? `A list shows either pages or records of a collection (${place}).`
        : `There is no ${code(name)} here (${place}).`,
    hint: ({ name, nearest, allowed = [] }) =>
      name === undefined
        ? 'Write "under": "/news" for pages, or "of": "people" for records of a collection.'
        : sentences(didYouMean.en(nearest), `Possible so far: ${allowed.map(code).join(', ') || 'none'}.`),
    explanation: 'A list shows pages or records of a collection, and arranges them by tags or by their facts.',
    inForm: ({ name, nearest }) =>
      name === undefined
        ? 'Choose an address or a collection, and empty the other field.'
        : sentences(didYouMean.en(nearest), 'Choose what there is.'),
  },
  example: {
    wrong: '{ "type": "entries", "of": "poeple", "by": "role" }',
    right: '{ "type": "entries", "of": "people", "by": "role" }',
  },
};

/** Facts, and what else may stand in their place, by which a list chooses, groups and sorts. */
function namedBy(list: object): { name: string | undefined; at: string; also: string[] }[] {
  const { by, sort, facts = [] } = list as { by?: string; sort?: { by?: string }; facts?: string[] };
  return [
    ...criteriaOf(list).map((one) => ({ name: one.by, at: `${one.at}/by`, also: ['tags', 'year'] })),
    { name: by, at: '/by', also: ['tags', 'year'] },
    { name: sort?.by, at: '/sort/by', also: ['title', 'date'] },
    ...facts.map((name, index) => ({ name, at: `/facts/${index}`, also: [] })),
  ];
}
