/**
 * Two sections of opening hours that differ, such as those of summer and winter: which of them holds no machine can tell, so search engines
 * learn of none (`Facts`). It warns: visitors read above each of them when it holds. In one section, seasons say when each does; hours of
 * another kind, such as those of the telephone, have no facts, and are a table.
 */

import { isInDraft } from '../../../manifest/resolve/references.ts';
import type { Rule } from '../../../rules/support/rule.ts';
import { weeksOf } from '../week.ts';

export const rule: Rule = {
  severity: 'warning',
  since: '0.9.0',
  *check({ manifest, sections }) {
    const weeks = sections.flatMap(({ pointer, props }) => {
      const week = weeksOf(props as Parameters<typeof weeksOf>[0]);
      return week === '' || isInDraft(manifest, pointer) ? [] : [{ pointer, week }];
    });
    const other = weeks.find(({ week }) => week !== weeks[0]?.week);
    // Once for all of them: one set of hours that goes may be all it takes.
    if (weeks[0] && other)
      yield { pointer: other.pointer, at: 'start', params: {}, related: [{ pointer: weeks[0].pointer, at: 'start' }] };
  },
  de: {
    message: (_, { place }) =>
      `Diese Öffnungszeiten sind andere als die eines früheren Abschnitts: Suchmaschinen erfahren deshalb keine (${place}).`,
    hint: () =>
      'Schreiben Sie alle in einen Abschnitt: was in einem Teil des Jahres gilt, unter "seasons", was nur an einigen Tagen anders ist, unter "exceptions". Zeiten anderer Art, etwa des Telefons, sind ein "table".',
    explanation:
      'Öffnungszeiten stehen in einem Abschnitt, der sagt, wann welche gelten; bei mehreren wüsste es keine Suchmaschine.',
    inForm: () =>
      'Tragen Sie alle in einem Abschnitt ein: was in einem Teil des Jahres gilt, unter den Saisons, was nur an einigen Tagen anders ist, unter den Ausnahmen. Zeiten anderer Art, etwa des Telefons, gehören in eine Tabelle.',
  },
  en: {
    message: (_, { place }) =>
      `These opening hours are others than those of an earlier section: search engines therefore learn of none (${place}).`,
    hint: () =>
      'Write all of them into one section: what holds in a part of the year under "seasons", what differs on some days only under "exceptions". Hours of another kind, such as those of the telephone, are a "table".',
    explanation: 'Opening hours stand in one section that says when which of them hold; of several, no search engine would know.',
    inForm: () =>
      'Fill in all of them in one section: what holds in a part of the year among the seasons, what differs on some days only among the exceptions. Hours of another kind, such as those of the telephone, belong in a table.',
  },
  example: {
    wrong: '{ "type": "opening-hours", "title": "Sommer", … }, { "type": "opening-hours", "title": "Winter", … }',
    right:
      '{ "type": "opening-hours", "title": "Geöffnet", "seasons": [{ "title": "Sommer", "from": "1.5.", "until": "30.9.", … }, { "title": "Winter", … }] }',
  },
};
