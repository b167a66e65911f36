/** Two sections of one page, or entries of them, with the same anchor: a link would always lead to the first. */

import { code } from '../findings/words/phrases.ts';
import { anchorsByPage } from '../manifest/resolve/references.ts';
import { repeated } from './support/repeated.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ id: string }> = {
  since: '0.1.0',
  check({ pages, references: { anchors } }) {
    const ofEntries = anchorsByPage(anchors);
    return pages.flatMap(({ pointer: page, written }) => {
      const ofSections = written.sections.flatMap(({ id }, index) =>
        id === undefined ? [] : [{ id, pointer: `${page}/sections/${index}/id` }],
      );
      return repeated([...ofSections, ...(ofEntries.get(page) ?? [])], ({ id }) => id).map(
        ({ again: { id, pointer }, first }) => ({ pointer, params: { id }, related: [{ pointer: first.pointer }] }),
      );
    });
  },
  de: {
    message: ({ id }, { place }) => `Das Sprungziel ${code(id)} gibt es auf dieser Seite schon (${place}).`,
    hint: () => 'Geben Sie dem Abschnitt einen anderen Namen und passen Sie Links darauf an.',
    explanation: 'Ein Sprungziel gibt es auf einer Seite nur einmal.',
  },
  en: {
    message: ({ id }, { place }) => `The anchor ${code(id)} already exists on this page (${place}).`,
    hint: () => 'Give the section another name and adapt the links to it.',
    explanation: 'An anchor exists only once on a page.',
  },
  example: { wrong: '{ "id": "kontakt" }, { "id": "kontakt" }', right: '{ "id": "kontakt" }, { "id": "anfahrt" }' },
};
