/** Links to an anchor that neither a section of the target page nor an entry of one has. */

import { withCorrection } from '../findings/finding.ts';
import { createSuggester } from '../findings/nearest.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import { namedConstants } from '../manifest/resolve/constants.ts';
import { anchorsByPage, pagePointerOf } from '../manifest/resolve/references.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ hash: string; page: string; nearest: string | undefined }> = {
  since: '0.1.0',
  groupByCause: true,
  check: ({ pages, references: { anchors, links } }) => {
    const ofEntries = anchorsByPage(anchors);
    const paths = new Map(pages.map(({ pointer, path }) => [pointer, path]));
    const targets = new Map(
      pages.map(({ pointer, path, written: { sections } }) => {
        const named = (ofEntries.get(pointer) ?? []).map(({ id }) => id);
        const ids = new Set([...sections.flatMap(({ id }) => (id === undefined ? [] : [id])), ...named]);
        // What an id with an unknown constant would be is not known: that constant is the mistake, not the links to it.
        const isUnsure = [...ids].some((id) => namedConstants(id).length > 0);
        return [path, { ids, isUnsure, suggest: createSuggester(ids) }] as const;
      }),
    );
    return links.flatMap(({ where, href }) => {
      if (!('hash' in href) || href.hash === undefined) return [];
      const target = href.page ?? paths.get(pagePointerOf(where.pointer) ?? '');
      const page = target === undefined ? undefined : targets.get(target);
      const name = href.hash.slice(1);
      // A page that does not exist is another check's finding, an anchor on every page too.
      if (!page || target === undefined || page.ids.has(name) || page.isUnsure) return [];
      const { nearest, certain } = page.suggest(name);
      const found = { ...where, params: { hash: href.hash, page: target, nearest: nearest && `#${nearest}` } };
      return [withCorrection(found, href.hash, certain && `#${certain}`)];
    });
  },
  de: {
    message: ({ hash, page }, { place }) =>
      `Der Link führt zu ${code(hash)}, aber auf ${page} hat kein Abschnitt diese "id" (${place}).`,
    hint: ({ hash, nearest }) =>
      sentences(
        didYouMean.de(nearest),
        `${nearest === undefined ? 'Geben' : 'Oder geben'} Sie dem Abschnitt "id": "${hash.slice(1)}".`,
      ),
    explanation: 'Ein Link auf ein Sprungziel führt zu einem Abschnitt mit dieser "id".',
    inForm: {
      message: ({ hash, page }) => `Der Link führt zu ${code(hash)}, aber auf ${page} hat kein Abschnitt dieses Sprungziel.`,
      hint: ({ nearest }) =>
        sentences(didYouMean.de(nearest), 'Wählen Sie ein anderes Ziel, oder tragen Sie das Sprungziel beim Abschnitt ein.'),
    },
  },
  en: {
    message: ({ hash, page }, { place }) =>
      `The link leads to ${code(hash)}, but no section on ${page} has this "id" (${place}).`,
    hint: ({ hash, nearest }) =>
      sentences(didYouMean.en(nearest), `${nearest === undefined ? 'Give' : 'Or give'} the section "id": "${hash.slice(1)}".`),
    explanation: 'A link to an anchor leads to a section with that "id".',
    inForm: {
      message: ({ hash, page }) => `The link leads to ${code(hash)}, but no section on ${page} has this anchor.`,
      hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Choose another target, or give the section this anchor.'),
    },
  },
  example: { wrong: '"href": "/#kontakt"', right: '"href": "/#contact"' },
};
