/**
 * An image without a description that cannot be decoration: one that is a link without a name, or a drawing with words in it. An empty
 * description is how an author says that an image only decorates; of any other image the rule takes that for true.
 */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

/** What the description is to say. */
const asked = {
  de: { link: 'wohin der Link führt', words: 'was darin steht' },
  en: { link: 'where the link leads', words: 'what they say' },
};

export const rule: Rule<{ path: string; reason: 'link' | 'words' }> = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  check: ({ references: { images } }) =>
    images.flatMap(({ pointer, path, alt, hasWords, isNamed, isNamelessLink }) => {
      // The logo stands beside the name.
      if (alt.trim() !== '' || isNamed || /^\/(?:header|footer)\/logo$/.test(pointer)) return [];
      const reason = isNamelessLink ? 'link' : hasWords ? 'words' : undefined;
      return reason ? [{ pointer: `${pointer}/alt`, params: { path, reason } }] : [];
    }),
  de: {
    message: ({ path, reason }, { place }) =>
      reason === 'link'
        ? `Das Bild ${code(path)} ist ein Link, aber niemand erfährt, wohin: Es hat keine Beschreibung (${place}).`
        : `Im Bild ${code(path)} steht Text, es hat hier aber keine Beschreibung (${place}).`,
    hint: ({ reason }) => `Schreiben Sie unter "alt" in wenigen Worten, ${asked.de[reason]}.`,
    explanation: 'Ein Bild, das ein Link ist oder Wörter zeigt, hat eine Beschreibung.',
    inForm: ({ reason }) => `Schreiben Sie in wenigen Worten, ${asked.de[reason]}.`,
  },
  en: {
    message: ({ path, reason }, { place }) =>
      reason === 'link'
        ? `The image ${code(path)} is a link, but nobody learns where to: it has no description (${place}).`
        : `There are words in the image ${code(path)}, but it has no description here (${place}).`,
    hint: ({ reason }) => `Say under "alt" in a few words ${asked.en[reason]}.`,
    explanation: 'An image that is a link or shows words has a description.',
    inForm: ({ reason }) => `Say in a few words ${asked.en[reason]}.`,
  },
  example: {
    wrong: '{ "src": "plan.svg", "alt": "" }  (<text>Eingang</text>)',
    right: '{ "src": "plan.svg", "alt": "Der Eingang ist links" }',
  },
};
