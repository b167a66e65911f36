/**
 * Opening hours without a week, whether ordinary or of a season: a heading with nothing below it. It warns while the hours are being written; a
 * release is stopped.
 */

import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule = {
  severity: 'until-release',
  since: '1.1.0',
  check: ({ sections }) =>
    sections.flatMap(({ pointer, written: { items, seasons } }) =>
      items === undefined && seasons === undefined ? [{ pointer, at: 'start' as const, params: {} }] : [],
    ),
  de: {
    message: () => 'In diesen Öffnungszeiten stehen keine Zeiten.',
    hint: () => 'Ergänzen Sie die Woche: "items": [{ "days": ["monday"], "times": [{ "start": "9:00", "end": "18:00" }] }].',
    explanation: 'Öffnungszeiten haben eine gewöhnliche Woche, oder Saisons mit je einer Woche.',
    inForm: () => 'Tragen Sie die Woche ein, oder Saisons mit je einer Woche.',
  },
  en: {
    message: () => 'These opening hours hold no hours.',
    hint: () => 'Add the week: "items": [{ "days": ["monday"], "times": [{ "start": "9:00", "end": "18:00" }] }].',
    explanation: 'Opening hours have an ordinary week, or seasons with a week each.',
    inForm: () => 'Fill in the week, or seasons with a week each.',
  },
  example: {
    wrong: '{ "type": "opening-hours", "title": "Geöffnet" }',
    right:
      '{ "type": "opening-hours", "title": "Geöffnet", "items": [{ "days": ["monday"], "times": [{ "start": "9:00", "end": "18:00" }] }] }',
  },
};
