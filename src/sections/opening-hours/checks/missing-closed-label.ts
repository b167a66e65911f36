/**
 * A day without times, and no word for that: visitors would see a day and nothing beside it. It warns while the hours are being written; a
 * release is stopped.
 */

import type { Day } from '../../../../schema/atoms.ts';
import type { PlacedSection, Rule } from '../../../rules/support/rule.ts';

/** A row as components receive it. */
type Row = { times?: unknown; date?: Day; endDate?: Day };

export const rule: Rule = {
  severity: 'until-release',
  since: '0.9.0',
  *check({ sections }) {
    for (const { pointer, props } of sections) {
      const closed = props.closedLabel === undefined ? closedRow(props) : undefined;
      // Once a section: one word mends all of its rows.
      if (closed !== undefined) yield { pointer: pointer + closed, params: {} };
    }
  },
  de: {
    message: () => 'An diesem Tag ist geschlossen, aber es fehlt das Wort dafür.',
    hint: () => 'Ergänzen Sie im Abschnitt "closedLabel": "geschlossen", oder hier die Zeiten ("times").',
    explanation: 'Öffnungszeiten sagen, was an Tagen ohne Zeiten dort steht.',
    inForm: () => 'Tragen Sie im Abschnitt das Wort für geschlossen ein, oder hier die Zeiten.',
  },
  en: {
    message: () => 'It is closed on this day, but there is no word for that.',
    hint: () => 'Add "closedLabel": "closed" to the section, or the times ("times") here.',
    explanation: 'Opening hours say what stands there on days without times.',
    inForm: () => 'Fill in the word for closed in the section, or the times here.',
  },
  example: {
    wrong: '"items": [{ "days": ["sunday"] }]',
    right: '"items": [{ "days": ["sunday"] }], "closedLabel": "geschlossen"',
  },
};

/** The first row that is shown and has no times, as a pointer within its section. */
function closedRow({ items = [], seasons = [], exceptions }: PlacedSection['props']): string | undefined {
  const isClosed = ({ times, date, endDate = date }: Row) => times === undefined && endDate?.isPast !== true;
  const usual = (items as Row[]).findIndex(isClosed);
  if (usual >= 0) return `/items/${usual}`;
  for (const [index, season] of (seasons as { items: Row[] }[]).entries()) {
    const row = season.items.findIndex(isClosed);
    if (row >= 0) return `/seasons/${index}/items/${row}`;
  }
  const special = (exceptions as { items: Row[] } | undefined)?.items.findIndex(isClosed) ?? -1;
  return special >= 0 ? `/exceptions/items/${special}` : undefined;
}
