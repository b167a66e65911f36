/** A collection whose records no list shows, and below whose address no page lies: visitors see nothing of it. It does no harm, so it warns. */

import { collectionOf } from '../../schema/site-parts.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string }> = {
  severity: 'warning',
  onlyWith: '/collections',
  check({ manifest: { collections = [] }, sections, pages }) {
    const listed = new Set(sections.map(({ written }) => written.of));
    const used = new Set(pages.map(({ path, written: { translates } }) => collectionOf(collections, { path, translates })));
    return collections.flatMap((one, index) => {
      const { name, under = '' } = one;
      const isUsed = used.has(one) || (name !== undefined && listed.has(name));
      return isUsed ? [] : [{ pointer: `/collections/${index}`, params: { name: name ?? under } }];
    });
  },
  de: {
    message: ({ name }) => `Von der Sammlung ${code(name)} ist nirgends etwas zu sehen.`,
    hint: () =>
      'Zeigen Sie ihre Einträge mit { "type": "entries", "of": … }, legen Sie Seiten unter ihrer Adresse an, oder löschen Sie sie.',
    explanation: 'Jede Sammlung wird von einer Liste gezeigt oder hat Seiten unter ihrer Adresse.',
    inForm: {
      hint: () => 'Zeigen Sie ihre Einträge in einer Liste, legen Sie Seiten unter ihrer Adresse an, oder entfernen Sie sie.',
    },
  },
  en: {
    message: ({ name }) => `Nothing of the collection ${code(name)} is to be seen anywhere.`,
    hint: () => 'Show its records by { "type": "entries", "of": … }, make pages below its address, or delete it.',
    explanation: 'Each collection is shown by a list, or has pages below its address.',
    inForm: { hint: () => 'Show its records in a list, make pages below its address, or remove it.' },
  },
  example: {
    wrong: '"collections": [{ "name": "people", … }]',
    right: '"collections": [{ "name": "people", … }], … { "type": "entries", "of": "people" }',
  },
};
