/** Several images behind the text of a hero: it stands on the first one, and nobody sees the others. */

import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ number: number }> = {
  severity: 'warning',
  since: '0.9.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) {
      const { layout, image, backdrop } = written;
      if (!backdrop && layout === 'background' && Array.isArray(image) && image.length > 1)
        yield { pointer: `${pointer}/image/1`, params: { number: image.length } };
    }
  },
  de: {
    message: ({ number }, { place }) =>
      `Hinter dem Text ist nur Platz für ein Bild: Von ${number} Bildern erscheint das erste (${place}).`,
    hint: () => 'Lassen Sie die anderen Bilder weg, oder zeigen Sie alle neben dem Text: `"layout": "beside"`.',
    explanation: 'Hinter dem Text eines Einstiegs steht ein einziges Bild.',
    inForm: () => 'Entfernen Sie die anderen Bilder, oder wählen Sie die Form "Neben dem Text".',
  },
  en: {
    message: ({ number }, { place }) =>
      `There is room for one image behind the text: of ${number} images the first is shown (${place}).`,
    hint: () => 'Leave the other images out, or show all of them beside the text: `"layout": "beside"`.',
    explanation: 'Behind the text of an opening stands a single image.',
    inForm: () => 'Remove the other images, or choose the layout "Beside the text".',
  },
  example: {
    wrong: '"layout": "background", "image": [{ "src": "a.jpg", "alt": "Tal" }, { "src": "b.jpg", "alt": "Gipfel" }]',
    right: '"layout": "beside", "image": [{ "src": "a.jpg", "alt": "Tal" }, { "src": "b.jpg", "alt": "Gipfel" }]',
  },
};
