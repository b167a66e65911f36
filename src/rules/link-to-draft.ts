/**
 * A link on a published page that leads to a draft, which visitors do not find. It warns: the link is often written before the page is
 * ready; a release is stopped, as by any link to a page that is not there (`broken-link`).
 */

import { code } from '../findings/words/phrases.ts';
import { pagePointerOf } from '../manifest/resolve/references.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; day: string | undefined }> = {
  severity: 'until-release',
  since: '0.1.0',
  groupByCause: true,
  check: ({ pages, shells, drafts, references: { links } }) => {
    // That a home page is one is another check's.
    const homes = new Set(shells.map(({ home = '/' }) => home));
    const hidden = new Map(pages.flatMap((page) => (drafts.has(page.path) && !homes.has(page.path) ? [[page.path, page]] : [])));
    const pointers = new Set([...hidden.values()].map(({ pointer }) => pointer));
    return links.flatMap(({ where, href }) => {
      const path = 'page' in href ? href.page : undefined;
      const page = path === undefined ? undefined : hidden.get(path);
      if (path === undefined || page === undefined || pointers.has(pagePointerOf(where.pointer) ?? '')) return [];
      // An entry is published from its day on.
      const day = page.written.draft ? undefined : page.entry?.date?.text;
      const cause = `${page.pointer}${day === undefined ? '/draft' : '/entry/date'}`;
      return [{ ...where, params: { path, day }, related: [{ pointer: cause }] }];
    });
  },
  de: {
    message: ({ path, day }, { place }) =>
      `Der Link führt zu ${code(path)}, aber diese Seite ${day === undefined ? 'ist ein Entwurf' : `erscheint erst ab ${day}`} (${place}).`,
    hint: ({ day }) =>
      day === undefined
        ? 'Nehmen Sie den Link heraus, oder veröffentlichen Sie die Seite: Streichen Sie bei ihr "draft".'
        : 'Nehmen Sie den Link bis dahin heraus, oder nennen Sie bei der Seite den heutigen Tag.',
    explanation: 'Veröffentlichte Seiten verlinken keine Entwürfe: Wer dem Link folgt, fände die Seite nicht.',
    inForm: ({ day }) =>
      day === undefined
        ? 'Nehmen Sie den Link heraus, oder schalten Sie bei der Seite „Entwurf“ aus.'
        : 'Nehmen Sie den Link bis dahin heraus, oder nennen Sie bei der Seite den heutigen Tag.',
  },
  en: {
    message: ({ path, day }, { place }) =>
      `The link leads to ${code(path)}, but that page ${day === undefined ? 'is a draft' : `appears from ${day} on`} (${place}).`,
    hint: ({ day }) =>
      day === undefined
        ? 'Take the link out, or publish the page: remove its "draft".'
        : 'Take the link out until then, or give the page the day of today.',
    explanation: 'Published pages do not link to drafts: whoever follows the link would not find the page.',
    inForm: ({ day }) =>
      day === undefined
        ? 'Take the link out, or switch off “Draft” for that page.'
        : 'Take the link out until then, or give the page the day of today.',
  },
  example: {
    wrong: '"href": "/kurs", … { "path": "/kurs", "draft": true }',
    right: '"href": "/kurs", … { "path": "/kurs" }',
  },
};
