/**
 * A dish with more or fewer prices than its group has heads: nobody would know what each price is for. It warns while the menu is being
 * written; a release is stopped.
 */

import type { Rule } from '../../../rules/support/rule.ts';

interface WrittenGroup {
  prices?: unknown[];
  items: { price?: string | unknown[] }[];
}

export const rule: Rule<{ prices: number; heads: number }> = {
  severity: 'until-release',
  since: '1.1.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) {
      for (const [group, { prices: heads = [], items }] of (written.groups as WrittenGroup[]).entries()) {
        for (const [item, { price }] of items.entries()) {
          if (price === undefined) continue;
          const prices = typeof price === 'string' ? 1 : price.length;
          // One price needs no head.
          if (prices !== Math.max(1, heads.length))
            yield {
              pointer: `${pointer}/groups/${group}/items/${item}/price`,
              params: { prices, heads: heads.length },
              ...(heads.length > 0 && { related: [{ pointer: `${pointer}/groups/${group}/prices` }] }),
            };
        }
      }
    }
  },
  de: {
    message: ({ prices, heads }) =>
      heads === 0
        ? `Dieses Gericht hat ${prices} Preise, und nirgends steht, wofür welcher gilt.`
        : `${prices === 1 ? 'Dieses Gericht hat einen Preis' : `Dieses Gericht hat ${prices} Preise`}, die Gruppe ${heads === 1 ? 'einen Preiskopf' : `${heads} Preisköpfe`}.`,
    hint: ({ heads }) =>
      heads === 0
        ? 'Schreiben Sie in die Gruppe, wofür sie gelten: "prices": ["Glas", "Flasche"].'
        : 'Schreiben Sie zu jedem Kopf einen Preis, als Liste: "price": ["6,50 €", "24,00 €"]; wo es keinen gibt, "–".',
    explanation: 'Jedes Gericht hat so viele Preise, wie seine Gruppe Preisköpfe hat.',
    inForm: ({ heads }) =>
      heads === 0
        ? 'Tragen Sie in der Gruppe Preisköpfe ein, zum Beispiel „Glas“ und „Flasche“.'
        : 'Tragen Sie zu jedem Preiskopf der Gruppe einen Preis ein; wo es keinen gibt, „–“.',
  },
  en: {
    message: ({ prices, heads }) =>
      heads === 0
        ? `This dish has ${prices} prices, and nothing says what each is for.`
        : `This dish has ${prices === 1 ? 'one price' : `${prices} prices`}, its group ${heads === 1 ? 'one head' : `${heads} heads`} of prices.`,
    hint: ({ heads }) =>
      heads === 0
        ? 'Write in the group what they are for: "prices": ["Glass", "Bottle"].'
        : 'Write a price for each head, as a list: "price": ["€6.50", "€24.00"]; "–" where there is none.',
    explanation: 'A dish has as many prices as its group has heads of prices.',
    inForm: ({ heads }) =>
      heads === 0
        ? 'Fill in heads of prices in the group, for example “Glass” and “Bottle”.'
        : 'Fill in a price for each head of the group; “–” where there is none.',
  },
  example: {
    wrong: '"prices": ["Glas", "Flasche"], "items": [{ "title": "Silvaner", "price": "6,50 €" }]',
    right: '"prices": ["Glas", "Flasche"], "items": [{ "title": "Silvaner", "price": ["6,50 €", "24,00 €"] }]',
  },
};
