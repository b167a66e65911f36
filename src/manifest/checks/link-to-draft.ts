/**
 * A link on a published page that leads to a draft, which visitors do not find. It warns: the link is often written before the page is
 * ready; a release is stopped, as by any link to a page that is not there (`broken-link`).
 */

import { isInDraft } from '../resolve/references.ts';
import { code } from '../words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string }> = {
  severity: 'until-release',
  since: '0.1.0',
  groupByCause: true,
  check: ({ manifest, pages, shells, references: { links } }) => {
    // That a home page is one is another check's.
    const homes = new Set(shells.map(({ home = '/' }) => home));
    const drafts = new Map(
      pages.flatMap(({ pointer, path, written }) => (written.draft && !homes.has(path) ? [[path, pointer]] : [])),
    );
    return links.flatMap(({ where, href }) => {
      const path = 'page' in href ? href.page : undefined;
      const page = path === undefined ? undefined : drafts.get(path);
      if (path === undefined || page === undefined || isInDraft(manifest, where.pointer)) return [];
      return [{ ...where, params: { path }, related: [{ pointer: `${page}/draft` }] }];
    });
  },
  de: {
    message: ({ path }, { place }) => `Der Link führt zu ${code(path)}, aber diese Seite ist ein Entwurf (${place}).`,
    hint: () => 'Nehmen Sie den Link heraus, oder veröffentlichen Sie die Seite: Streichen Sie bei ihr "draft".',
    explanation: 'Veröffentlichte Seiten verlinken keine Entwürfe: Wer dem Link folgt, fände die Seite nicht.',
    inForm: {
      message: ({ path }) => `Der Link führt zu ${code(path)}, aber diese Seite ist ein Entwurf.`,
      hint: () => 'Nehmen Sie den Link heraus, oder schalten Sie bei der Seite „Entwurf“ aus.',
    },
  },
  en: {
    message: ({ path }, { place }) => `The link leads to ${code(path)}, but that page is a draft (${place}).`,
    hint: () => 'Take the link out, or publish the page: remove its "draft".',
    explanation: 'Published pages do not link to drafts: whoever follows the link would not find the page.',
    inForm: {
      message: ({ path }) => `The link leads to ${code(path)}, but that page is a draft.`,
      hint: () => 'Take the link out, or switch off “Draft” for that page.',
    },
  },
  example: {
    wrong: '"href": "/kurs", … { "path": "/kurs", "draft": true }',
    right: '"href": "/kurs", … { "path": "/kurs" }',
  },
};
