/**
 * A list of entries that has none, or chooses by something that nothing has: what was written is not seen, and nothing says why. It warns,
 * since that may come yet.
 */

import type { ListedEntry } from '../../../../schema/resolved.ts';
import { findNearest } from '../../../findings/nearest.ts';
import { code, didYouMean, sentences } from '../../../findings/words/phrases.ts';
import { criteriaOf, listFinder } from '../../../rules/support/collections.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ under: string; asked?: string; nearest?: string | undefined }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ sections, pages, manifest }) {
    const listedBy = listFinder({ manifest, pages });
    const paths = new Set(pages.map(({ path }) => path));
    for (const { pointer, written, props } of sections) {
      const under = String(written.under);
      // With a sentence for that it is meant. That the page is not there, or that nothing is left of it, is another check's.
      if ((props.entries as ListedEntry[]).length === 0 && paths.has(under) && !written.emptyText && !written.only)
        yield { pointer: `${pointer}/under`, params: { under } };
      const { fields = [], items = [] } = listedBy(written) ?? {};
      for (const { by, at, is = [], order = [], first } of criteriaOf(written)) {
        const field = by === 'tags' ? { kind: 'text' } : fields.find(({ name }) => name === by);
        if (!field || items.length === 0) continue;
        const all = items.flatMap(({ tags = [], facts = {} }) =>
          by === 'tags' ? tags : facts[by] === undefined ? [] : JSON.stringify(facts[by]).replace(/^"|"$/g, ''),
        );
        const values = [
          ...is.map((value, index) => ({ value, where: `/is/${index}` })),
          ...order.map((value, index) => ({ value, where: `/order/${index}` })),
          ...(first === undefined ? [] : [{ value: first, where: '/first' }]),
        ];
        if (all.length === 0) yield { pointer: `${pointer}${at}/by`, params: { under, asked: by } };
        // A day is named as it is read, and a constant may stand for any value.
        else if (!field.kind?.startsWith('day'))
          for (const { value, where } of values)
            if (!value.includes('{') && !all.some((one) => one.includes(JSON.stringify(value).slice(1, -1))))
              yield {
                pointer: pointer + at + where,
                params: { under, asked: `${by}: ${value}`, nearest: findNearest(value, new Set(all)) },
              };
      }
    }
  },
  de: {
    message: ({ under, asked }, { place }) =>
      asked === undefined
        ? `Die Liste ist leer: Unter ${code(under)} liegt noch kein Beitrag, der veröffentlicht ist.`
        : `Nichts, was diese Liste zeigen kann, hat ${code(asked)} (${place}).`,
    hint: ({ under, asked, nearest }) =>
      asked === undefined
        ? `Ein Beitrag ist eine Seite wie "${under === '/' ? '' : under}/sommerfest" mit "entry": { "date": "2026-07-12" }, ohne Tag mit "entry": {}. Was ohne einen dasteht, sagt "emptyText".`
        : sentences(didYouMean.de(nearest), 'Schreiben Sie es bei den Beiträgen ebenso, oder entfernen Sie es hier.'),
    explanation:
      'Eine Liste zeigt Seiten mit "entry", deren Adresse unter der ihren liegt; wonach sie auswählt, das hat wenigstens eine davon.',
    inForm: ({ asked, nearest }) =>
      asked === undefined
        ? 'Legen Sie bei der Liste einen neuen Beitrag an, oder schreiben Sie, was dort steht, wenn es keine gibt.'
        : sentences(didYouMean.de(nearest), 'Schreiben Sie es bei den Beiträgen ebenso, oder entfernen Sie es hier.'),
  },
  en: {
    message: ({ under, asked }, { place }) =>
      asked === undefined
        ? `The list is empty: no entry that is published lies below ${code(under)} yet.`
        : `Nothing that this list can show has ${code(asked)} (${place}).`,
    hint: ({ under, asked, nearest }) =>
      asked === undefined
        ? `An entry is a page such as "${under === '/' ? '' : under}/summer-fair" with "entry": { "date": "2026-07-12" }, without a day "entry": {}. What stands there without any, "emptyText" says.`
        : sentences(didYouMean.en(nearest), 'Write it exactly so with the entries, or remove it here.'),
    explanation:
      'A list shows pages with an "entry" whose address lies below its own; what it chooses by is what at least one of them has.',
    inForm: ({ asked, nearest }) =>
      asked === undefined
        ? 'Make a new entry beside the list, or write what stands there when there are none.'
        : sentences(didYouMean.en(nearest), 'Write it exactly so with the entries, or remove it here.'),
  },
  example: {
    wrong: '{ "type": "entries", "under": "/news" }, … { "path": "/summer-fair", "entry": { "date": "2026-07-12" } }',
    right: '{ "type": "entries", "under": "/news" }, … { "path": "/news/summer-fair", "entry": { "date": "2026-07-12" } }',
  },
};
