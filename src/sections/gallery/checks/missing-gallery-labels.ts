/** A gallery that says nothing of what a click does: none of its images can be enlarged, and nothing on the page says why. */

import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule = {
  severity: 'warning',
  since: '0.9.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) {
      // An image that is a link is not enlarged.
      const isEnlarged = (written.items as { href?: unknown }[]).some(({ href }) => href === undefined);
      if (isEnlarged && written.labels === undefined) yield { pointer: `${pointer}/items`, at: 'key', params: {} };
    }
  },
  de: {
    message: () => 'Diese Bilder lassen sich nicht vergrößern: Es fehlen die Aufschriften dafür.',
    hint: () =>
      'Ergänzen Sie "labels": { "enlarge": "Bild vergrößern", "previous": "Vorheriges Bild", "next": "Nächstes Bild", "close": "Schließen" }, oder geben Sie jedem Bild mit "href" ein Ziel.',
    explanation: 'Bilder einer Galerie lassen sich vergrößern, oder sie führen zu einer Seite.',
    inForm: () => 'Füllen Sie die Aufschriften der Galerie aus, oder geben Sie jedem Bild ein Ziel.',
  },
  en: {
    message: () => 'These images cannot be enlarged: the labels for that are missing.',
    hint: () =>
      'Add "labels": { "enlarge": "Enlarge the image", "previous": "Previous image", "next": "Next image", "close": "Close" }, or give each image a target with "href".',
    explanation: 'Images of a gallery can be enlarged, or lead to a page.',
    inForm: () => 'Fill in the labels of the gallery, or give each image a target.',
  },
  example: {
    wrong: '"items": [{ "src": "fotos/backstube.jpg", "alt": "Die Backstube" }]',
    right:
      '"items": [{ "src": "fotos/backstube.jpg", "alt": "Die Backstube" }], "labels": { "enlarge": "Bild vergrößern", "previous": "Vorheriges Bild", "next": "Nächstes Bild", "close": "Schließen" }',
  },
};
