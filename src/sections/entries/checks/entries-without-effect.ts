/** A list of entries that has none, or a filter of it that has nothing to choose from: what was written is not seen, and nothing says why. */

import type { ListedEntry } from '../../../../schema/resolved.ts';
import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ problem: 'no entries' | 'no tags'; under: string }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ sections, pages }) {
    const paths = new Set(pages.map(({ path }) => path));
    for (const { pointer, written, props } of sections) {
      const under = String(written.under);
      const entries = props.entries as ListedEntry[];
      // That the page is not there is another check's.
      if (!paths.has(under)) continue;
      if (entries.length === 0) {
        // With a sentence for that it is meant.
        if (!written.emptyText) yield { pointer: `${pointer}/under`, params: { problem: 'no entries', under } };
      } else if (written.filter && entries.every(({ tags }) => tags === undefined)) {
        yield { pointer: `${pointer}/filter`, at: 'key', params: { problem: 'no tags', under } };
      }
    }
  },
  de: {
    message: ({ problem, under }) =>
      problem === 'no entries'
        ? `Die Liste ist leer: Unter ${code(under)} liegt noch kein Beitrag, der veröffentlicht ist.`
        : 'Der Filter hat nichts zur Auswahl: Kein gezeigter Beitrag nennt ein Stichwort. Er wird nicht gezeigt.',
    hint: ({ problem, under }) =>
      problem === 'no entries'
        ? `Ein Beitrag ist eine Seite wie "${under === '/' ? '' : under}/sommerfest" mit "entry": { "date": "2026-07-12" }, ohne Tag mit "entry": {}. Was ohne einen dasteht, sagt "emptyText".`
        : 'Ergänzen Sie bei den Seiten "tags" in "entry", oder entfernen Sie "filter".',
    explanation:
      'Eine Liste zeigt Seiten mit "entry", deren Adresse unter der ihren liegt; ihr Filter zeigt, was sie in "tags" nennen.',
    inForm: {
      hint: ({ problem }) =>
        problem === 'no entries'
          ? 'Legen Sie bei der Liste einen neuen Beitrag an, oder schreiben Sie, was dort steht, wenn es keine gibt.'
          : 'Geben Sie den Beiträgen Stichwörter, oder entfernen Sie den Filter.',
    },
  },
  en: {
    message: ({ problem, under }) =>
      problem === 'no entries'
        ? `The list is empty: no entry that is published lies below ${code(under)} yet.`
        : 'The filter has nothing to choose from: no entry in the list names a tag. It is not shown.',
    hint: ({ problem, under }) =>
      problem === 'no entries'
        ? `An entry is a page such as "${under === '/' ? '' : under}/summer-fair" with "entry": { "date": "2026-07-12" }, without a day "entry": {}. What stands there without any, "emptyText" says.`
        : 'Add "tags" to the "entry" of the pages, or remove "filter".',
    explanation:
      'A list shows pages with an "entry" whose address lies below its own; its filter shows what they name in "tags".',
    inForm: {
      hint: ({ problem }) =>
        problem === 'no entries'
          ? 'Make a new entry beside the list, or write what stands there when there are none.'
          : 'Give the entries tags, or remove the filter.',
    },
  },
  example: {
    wrong: '{ "type": "entries", "under": "/news" }, … { "path": "/summer-fair", "entry": { "date": "2026-07-12" } }',
    right: '{ "type": "entries", "under": "/news" }, … { "path": "/news/summer-fair", "entry": { "date": "2026-07-12" } }',
  },
};
