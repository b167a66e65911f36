/**
 * An image without a description that seems to say something: a photo, a drawing with words in it, one that has a description elsewhere, or
 * one that is a link without a name. It warns: only a person can know what an image is for.
 */

import { code } from '../words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; reason: 'link' | 'photo' | 'words' | 'elsewhere' }> = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  check: ({ references: { images } }) => {
    const described = new Set(images.filter(({ alt }) => alt.trim() !== '').map(({ path }) => path));
    return images.flatMap(({ pointer, path, alt, hasWords, isNamed, isNamelessLink }) => {
      // The logo stands beside the name, and what is behind a section decorates it.
      if (alt.trim() !== '' || isNamed || /^\/(?:header|footer)\/logo$/.test(pointer)) return [];
      if (pointer.endsWith('/backdrop') && !hasWords) return [];
      const isPhoto = !path.endsWith('.svg');
      const reason = isNamelessLink
        ? 'link'
        : described.has(path)
          ? 'elsewhere'
          : hasWords
            ? 'words'
            : isPhoto
              ? 'photo'
              : undefined;
      return reason ? [{ pointer: `${pointer}/alt`, params: { path, reason } }] : [];
    });
  },
  de: {
    message: ({ path, reason }, { place }) =>
      reason === 'link'
        ? `Das Bild ${code(path)} ist ein Link, aber niemand erfährt, wohin: Es hat keine Beschreibung (${place}).`
        : reason === 'photo'
          ? `Das Foto ${code(path)} hat keine Beschreibung (${place}).`
          : reason === 'words'
            ? `Im Bild ${code(path)} steht Text, es hat hier aber keine Beschreibung (${place}).`
            : `Das Bild ${code(path)} ist an anderer Stelle beschrieben, hier nicht (${place}).`,
    hint: () =>
      'Schreiben Sie unter "alt" in wenigen Worten, was zu sehen ist. Schmückt es nur, kann der Hinweis stehen bleiben.',
    explanation: 'Ein Bild, das etwas sagt, hat eine Beschreibung.',
    inForm: {
      hint: () => 'Schreiben Sie in wenigen Worten, was zu sehen ist. Schmückt es nur, kann der Hinweis stehen bleiben.',
    },
  },
  en: {
    message: ({ path, reason }, { place }) =>
      reason === 'link'
        ? `The image ${code(path)} is a link, but nobody learns where to: it has no description (${place}).`
        : reason === 'photo'
          ? `The photo ${code(path)} has no description (${place}).`
          : reason === 'words'
            ? `There are words in the image ${code(path)}, but it has no description here (${place}).`
            : `The image ${code(path)} is described elsewhere, but not here (${place}).`,
    hint: () => 'Say under "alt" in a few words what is to be seen. If it only decorates, you can leave this as it is.',
    explanation: 'An image that says something has a description.',
    inForm: {
      hint: () => 'Say in a few words what is to be seen. If it only decorates, you can leave this as it is.',
    },
  },
  example: { wrong: '{ "src": "team.jpg", "alt": "" }', right: '{ "src": "team.jpg", "alt": "Drei Menschen am Tisch" }' },
};
