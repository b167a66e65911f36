/**
 * A list of nothing or of two things, or by something that its entries do not have: visitors would see other entries than meant. The
 * schema of 0.1.0 knew no collections, and asked for the address of pages.
 */

import { withCorrection } from '../../../findings/finding.ts';
import { createSuggester } from '../../../findings/nearest.ts';
import { code, didYouMean, sentences } from '../../../findings/words/phrases.ts';
import { listFinder } from '../../../rules/support/collections.ts';
import type { Rule } from '../../../rules/support/rule.ts';

type Problem = 'no source' | 'two sources' | 'collection' | 'criterion';
type By = { by?: string };

export const rule: Rule<{ problem: Problem; name: string; nearest: string | undefined; allowed: string[] }> = {
  severity: 'error',
  since: '0.1.0',
  *check({ sections, pages, manifest }) {
    const listedBy = listFinder({ manifest, pages });
    const names = (manifest.collections ?? []).flatMap(({ name }) => name ?? []);
    for (const { pointer, written } of sections) {
      const { under, of = '' } = written as { under?: string; of?: string };
      const wrong = (problem: Problem, at: string, name: string, allowed: string[]) => {
        const { nearest, certain } = createSuggester(allowed)(name);
        return withCorrection({ pointer: pointer + at, params: { problem, name, nearest, allowed } }, name, certain);
      };
      const listed = listedBy(written);
      if (!under && !of) yield wrong('no source', '', '', []);
      else if (under && of) yield { ...wrong('two sources', '/of', of, []), at: 'key' };
      else if (!listed) yield wrong('collection', '/of', of, names);
      else
        for (const { name, at, also } of namedBy(written)) {
          const allowed = [...also, ...listed.fields.map((field) => field.name)];
          if (name !== undefined && !allowed.includes(name)) yield wrong('criterion', at, name, allowed);
        }
    }
  },
  de: {
    message: ({ problem, name }, { place }) =>
      ({
        'no source': `Die Liste sagt nicht, was sie zeigt (${place}).`,
        'two sources': `Die Liste zeigt Seiten; Einträge der Sammlung ${code(name)} kann sie nicht zugleich zeigen (${place}).`,
        collection: `Die Sammlung ${code(name)} gibt es nicht (${place}).`,
        criterion: `Was diese Liste zeigt, hat keine Angabe ${code(name)} (${place}).`,
      })[problem],
    hint: ({ problem, nearest, allowed }) =>
      problem === 'no source'
        ? 'Ergänzen Sie "under": "/aktuelles" für Seiten, oder "of": "people" für Einträge einer Sammlung.'
        : problem === 'two sources'
          ? 'Entfernen Sie "under" oder "of". Zwei Listen können untereinander stehen.'
          : sentences(
              didYouMean.de(nearest),
              allowed.length > 0
                ? `Möglich sind: ${allowed.map(code).join(', ')}.`
                : 'Nennen Sie zuerst die Angaben der Sammlung.',
            ),
    explanation: 'Eine Liste zeigt Seiten oder Einträge einer Sammlung und ordnet sie nach Stichwörtern oder deren Angaben.',
    inForm: {
      hint: ({ problem, nearest }) =>
        problem === 'no source'
          ? 'Wählen Sie eine Adresse oder eine Sammlung.'
          : problem === 'two sources'
            ? 'Leeren Sie die Adresse oder die Sammlung.'
            : sentences(nearest === undefined ? '' : `Meinten Sie „${nearest}“?`, 'Wählen Sie, was es gibt.'),
    },
  },
  en: {
    message: ({ problem, name }, { place }) =>
      ({
        'no source': `The list does not say what it shows (${place}).`,
        'two sources': `The list shows pages; it cannot show records of the collection ${code(name)} as well (${place}).`,
        collection: `There is no collection ${code(name)} (${place}).`,
        criterion: `What this list shows has no fact ${code(name)} (${place}).`,
      })[problem],
    hint: ({ problem, nearest, allowed }) =>
      problem === 'no source'
        ? 'Add "under": "/news" for pages, or "of": "people" for records of a collection.'
        : problem === 'two sources'
          ? 'Remove "under" or "of". Two lists can stand one below the other.'
          : sentences(
              didYouMean.en(nearest),
              allowed.length > 0 ? `Possible: ${allowed.map(code).join(', ')}.` : 'Name the facts of the collection first.',
            ),
    explanation: 'A list shows pages or records of a collection, and arranges them by tags or by their facts.',
    inForm: {
      hint: ({ problem, nearest }) =>
        problem === 'no source'
          ? 'Choose an address or a collection.'
          : problem === 'two sources'
            ? 'Empty the address or the collection.'
            : sentences(nearest === undefined ? '' : `Did you mean “${nearest}”?`, 'Choose what there is.'),
    },
  },
  example: {
    wrong: '{ "type": "entries", "of": "poeple", "by": "role" }',
    right: '{ "type": "entries", "of": "people", "by": "role" }',
  },
};

/** Facts, and what else may stand in their place, by which a list chooses, groups and sorts. */
function namedBy(list: object): { name: string | undefined; at: string; also: string[] }[] {
  const { only = [], by, sort, facts = [], choose } = list as Lists;
  return [
    ...only.map((one, index) => ({ name: one.by, at: `/only/${index}/by`, also: ['tags', 'year'] })),
    { name: by, at: '/by', also: ['tags', 'year'] },
    { name: sort?.by, at: '/sort/by', also: ['title', 'date'] },
    ...(choose?.criteria ?? []).map((one, index) => ({ name: one.by, at: `/choose/criteria/${index}/by`, also: ['tags'] })),
    ...facts.map((name, index) => ({ name, at: `/facts/${index}`, also: [] })),
  ];
}

interface Lists extends By {
  only?: By[];
  sort?: By;
  facts?: string[];
  choose?: { criteria?: By[] };
}
