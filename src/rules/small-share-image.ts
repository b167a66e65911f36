/** A photo for shared links that has fewer pixels than these show. It warns: it is stretched, and blurred by that. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

/** What networks ask for, and what a build makes (output/cards/social-card.ts). */
const wanted = { width: 1200, height: 630 };

export const rule: Rule<{ path: string; width: number; height: number }> = {
  severity: 'warning',
  since: '0.9.0',
  groupByCause: true,
  check: ({ references: { images } }) =>
    images.flatMap(({ pointer, path, width, height }) => {
      const isShared = /^\/(?:(?:languages\/\d+\/)?site|routes\/\d+)\/shareImage$/.test(pointer);
      if (!isShared || path.endsWith('.svg') || (width >= wanted.width && height >= wanted.height)) return [];
      return [{ pointer: `${pointer}/src`, params: { path, width, height } }];
    }),
  de: {
    message: ({ path, width, height }, { place }) =>
      `Das Bild zum Teilen ${code(path)} hat ${width} × ${height} Pixel; nötig sind 1200 × 630 (${place}).`,
    hint: () => 'Nehmen Sie eine größere Fassung. Diese wird vergrößert und damit unscharf.',
    explanation: 'Das Bild, das ein geteilter Link zeigt, hat mindestens 1200 × 630 Pixel.',
  },
  en: {
    message: ({ path, width, height }, { place }) =>
      `The image for sharing ${code(path)} has ${width} × ${height} pixels; it takes 1200 × 630 (${place}).`,
    hint: () => 'Take a larger version. This one is enlarged, and blurred by that.',
    explanation: 'The image that a shared link shows has at least 1200 × 630 pixels.',
  },
  example: {
    wrong: '"shareImage": { "src": "laden.jpg", "alt": "Laden" }  (640 × 480)',
    right: '"shareImage": { "src": "laden.jpg", "alt": "Laden" }  (1600 × 1200)',
  },
};
