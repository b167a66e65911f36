/** A value that a list asks for or offers, and that nothing has: a typo, or something that has gone. It warns, since it may come again. */

import { findNearest } from '../../../findings/nearest.ts';
import { code, didYouMean, sentences } from '../../../findings/words/phrases.ts';
import { listFinder } from '../../../rules/support/collections.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ value: string; by: string; nearest: string | undefined }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ sections, pages, manifest }) {
    const listedBy = listFinder({ manifest, pages });
    for (const { pointer, written } of sections) {
      const { fields = [], items = [] } = listedBy(written) ?? {};
      for (const { by, value, at } of valuesOf(written)) {
        const kind = by === 'tags' ? 'text' : fields.find(({ name }) => name === by)?.kind;
        const isKnown = by === 'tags' || fields.some(({ name }) => name === by);
        // A day is named as it is read, and a constant may stand for any value. What nothing can have is another check's.
        if (!isKnown || kind === 'day' || kind === 'days' || value.includes('{')) continue;
        const all = items.flatMap(({ tags = [], facts = {} }) => (by === 'tags' ? tags : JSON.stringify(facts[by] ?? '')));
        if (all.some((one) => one.includes(JSON.stringify(value).slice(1, -1)))) continue;
        const nearest = findNearest(value, new Set(all.map((one) => one.replace(/^"|"$/g, ''))));
        yield { pointer: pointer + at, params: { value, by, nearest } };
      }
    }
  },
  de: {
    message: ({ value, by }, { place }) =>
      `Nichts, was diese Liste zeigen kann, hat bei ${code(by)} den Wert ${code(value)} (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.de(nearest), 'Schreiben Sie ihn genau wie dort, oder entfernen Sie ihn hier.'),
    explanation: 'Wonach eine Liste auswählt, das hat wenigstens ein Beitrag oder Eintrag.',
  },
  en: {
    message: ({ value, by }, { place }) =>
      `Nothing that this list can show has the value ${code(value)} as ${code(by)} (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Write it exactly as it stands there, or remove it here.'),
    explanation: 'What a list chooses by is what at least one entry or record has.',
  },
  example: {
    wrong: '"only": [{ "by": "tags", "is": ["Alumi"] }], … "tags": ["Alumni"]',
    right: '"only": [{ "by": "tags", "is": ["Alumni"] }], … "tags": ["Alumni"]',
  },
};

interface Criterion {
  by: string;
  is?: string[];
  order?: string[];
  first?: string;
}

/** What a list asks for, and what its choice offers first. */
function valuesOf(list: object): { by: string; value: string; at: string }[] {
  const { only = [], choose } = list as { only?: Criterion[]; choose?: { criteria: Criterion[] } };
  return [
    ...only.flatMap(({ by, is = [] }, index) => is.map((value, one) => ({ by, value, at: `/only/${index}/is/${one}` }))),
    ...(choose?.criteria ?? []).flatMap(({ by, order = [], first }, index) => [
      ...order.map((value, one) => ({ by, value, at: `/choose/criteria/${index}/order/${one}` })),
      ...(first === undefined ? [] : [{ by, value: first, at: `/choose/criteria/${index}/first` }]),
    ]),
  ];
}
