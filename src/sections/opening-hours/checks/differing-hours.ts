/**
 * Two weeks of opening hours that differ, such as those of summer and winter: which of them holds nobody can tell a machine yet, so search
 * engines learn of none (`Facts`). It warns: visitors read above each of them when it holds.
 */

import type { Rule } from '../../../manifest/checks/support/rule.ts';
import { isInDraft } from '../../../manifest/resolve/references.ts';
import { typeFor } from '../../aliases.ts';
import { weekOf } from '../week.ts';

export const rule: Rule = {
  severity: 'warning',
  since: '0.9.0',
  *check({ manifest, sections }) {
    const weeks = sections.flatMap(({ pointer, props }) => {
      const week = weekOf(props.items as Parameters<typeof weekOf>[0]);
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
      `Lassen Sie nur die Zeiten in "opening-hours" stehen, die gerade gelten, und schreiben Sie die anderen in eine Tabelle ("${typeFor('timetable')}"). Was nur an einigen Tagen anders ist, gehört in "exceptions".`,
    explanation: 'Eine Website hat eine Woche mit Öffnungszeiten; bei mehreren wüsste keine Suchmaschine, welche gilt.',
    inForm: {
      hint: () =>
        'Lassen Sie nur die Öffnungszeiten stehen, die gerade gelten, und schreiben Sie die anderen in eine Tabelle. Was nur an einigen Tagen anders ist, gehört in die Ausnahmen.',
    },
  },
  en: {
    message: (_, { place }) =>
      `These opening hours are others than those of an earlier section: search engines therefore learn of none (${place}).`,
    hint: () =>
      `Leave only the hours in "opening-hours" that hold now, and write the others into a table ("${typeFor('timetable')}"). What differs on some days only belongs into "exceptions".`,
    explanation: 'A website has one week of opening hours; of several, no search engine would know which one holds.',
    inForm: {
      hint: () =>
        'Leave only the opening hours that hold now, and write the others into a table. What differs on some days only belongs into the exceptions.',
    },
  },
  example: {
    wrong: '{ "type": "opening-hours", "title": "Sommer", … }, { "type": "opening-hours", "title": "Winter", … }',
    right: `{ "type": "opening-hours", "title": "Bis Oktober", … }, { "type": "${typeFor('timetable')}", "title": "Im Winter", … }`,
  },
};
