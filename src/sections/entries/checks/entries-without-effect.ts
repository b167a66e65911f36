/** A list of entries that has none, or a choice above it that offers nothing: what was written is not seen, and nothing says why. */

import type { Choose } from '../../../../schema/choose.ts';
import type { ListedEntry } from '../../../../schema/resolved.ts';
import { code } from '../../../findings/words/phrases.ts';
import { listFinder } from '../../../rules/support/collections.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ problem: 'no entries' | 'no choice'; under: string; by: string }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ sections, pages, manifest }) {
    const listedBy = listFinder({ manifest, pages });
    const paths = new Set(pages.map(({ path }) => path));
    for (const { pointer, written, props } of sections) {
      const under = String(written.under);
      const entries = props.entries as ListedEntry[];
      const { criteria = [] } = (props.choose ?? {}) as Partial<Choose>;
      if (entries.length === 0) {
        // With a sentence for that it is meant. That the page is not there, or that nothing has a value, is another check's.
        if (paths.has(under) && !written.emptyText && !written.only) {
          yield { pointer: `${pointer}/under`, params: { problem: 'no entries', under, by: '' } };
        }
        continue;
      }
      for (const [index, { by }] of criteria.entries()) {
        // A criterion that nothing can have is another check's.
        if (by !== 'tags' && !listedBy(written)?.fields.some(({ name }) => name === by)) continue;
        if (entries.some(({ tags, choices }) => (by === 'tags' ? tags : choices?.[by]?.length))) continue;
        yield { pointer: `${pointer}/choose/criteria/${index}/by`, params: { problem: 'no choice', under, by } };
      }
    }
  },
  de: {
    message: ({ problem, under, by }) =>
      problem === 'no entries'
        ? `Die Liste ist leer: Unter ${code(under)} liegt noch kein Beitrag, der veröffentlicht ist.`
        : `Die Auswahl nach ${code(by)} bietet nichts: Kein gezeigter Beitrag sagt dazu etwas. Sie wird nicht gezeigt.`,
    hint: ({ problem, under, by }) =>
      problem === 'no entries'
        ? `Ein Beitrag ist eine Seite wie "${under === '/' ? '' : under}/sommerfest" mit "entry": { "date": "2026-07-12" }, ohne Tag mit "entry": {}. Was ohne einen dasteht, sagt "emptyText".`
        : `Ergänzen Sie ${code(by)} bei den Beiträgen, oder entfernen Sie das Kriterium.`,
    explanation:
      'Eine Liste zeigt Seiten mit "entry", deren Adresse unter der ihren liegt; ihre Auswahl zeigt, was diese nennen: Stichwörter oder Angaben.',
    inForm: {
      hint: ({ problem }) =>
        problem === 'no entries'
          ? 'Legen Sie bei der Liste einen neuen Beitrag an, oder schreiben Sie, was dort steht, wenn es keine gibt.'
          : 'Geben Sie den Beiträgen, wonach gewählt wird, oder entfernen Sie das Kriterium.',
    },
  },
  en: {
    message: ({ problem, under, by }) =>
      problem === 'no entries'
        ? `The list is empty: no entry that is published lies below ${code(under)} yet.`
        : `The choice by ${code(by)} offers nothing: no entry in the list says anything of it. It is not shown.`,
    hint: ({ problem, under, by }) =>
      problem === 'no entries'
        ? `An entry is a page such as "${under === '/' ? '' : under}/summer-fair" with "entry": { "date": "2026-07-12" }, without a day "entry": {}. What stands there without any, "emptyText" says.`
        : `Add ${code(by)} to the entries, or remove the criterion.`,
    explanation:
      'A list shows pages with an "entry" whose address lies below its own; its choice shows what they name: tags or facts.',
    inForm: {
      hint: ({ problem }) =>
        problem === 'no entries'
          ? 'Make a new entry beside the list, or write what stands there when there are none.'
          : 'Give the entries what is chosen by, or remove the criterion.',
    },
  },
  example: {
    wrong: '{ "type": "entries", "under": "/news" }, … { "path": "/summer-fair", "entry": { "date": "2026-07-12" } }',
    right: '{ "type": "entries", "under": "/news" }, … { "path": "/news/summer-fair", "entry": { "date": "2026-07-12" } }',
  },
};
