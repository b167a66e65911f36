/**
 * A photo behind a section of which next to nothing is seen: the paler the text of its tone, the more of the photo its veil hides, so that
 * the text can be read (resolve/colors.ts). It warns: the text can be read all the same.
 */
import { code } from '../findings/words/phrases.ts';
import { type Scheme, screens } from './low-contrast.ts';
import type { Rule } from './support/rule.ts';

/** From this share of a photo on that a veil hides, there is no sense in the photo. */
const tooMuch = 0.8;

export const rule: Rule<{ share: number; scheme: Scheme; color: 'text' | 'onDeep' | 'onAccent' }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ sections, theme: { veils, scheme: followed } }) {
    for (const { pointer, written } of sections) {
      const { backdrop, tone } = written as { backdrop?: { textOn?: string }; tone?: string };
      if (!veils || !backdrop || backdrop.textOn === 'panel') continue;
      const veil = (tone === 'deep' || tone === 'tint' || tone === 'accent' ? veils[tone] : undefined) ?? veils.ground;
      const shares = (followed === 'light' ? (['light'] as const) : (['light', 'dark'] as const)).map((scheme) => ({
        scheme,
        share: Number.parseInt(veil[scheme].slice(7), 16) / 255,
      }));
      const worst = shares.reduce((one, other) => (other.share > one.share ? other : one));
      if (worst.share < tooMuch) continue;
      const params = {
        share: Math.round(worst.share * 100),
        scheme: worst.scheme,
        color: tone === 'deep' ? 'onDeep' : tone === 'accent' ? 'onAccent' : 'text',
      } as const;
      yield { pointer: `${pointer}/backdrop`, params };
    }
  },
  de: {
    message: ({ share, scheme, color }, { place }) =>
      `Vom Foto hinter dem Abschnitt ist kaum etwas zu sehen: Die Farbe ${code(color)} ist ${screens.de[scheme]} so wenig kräftig, dass der Schleier ${share} % des Fotos deckt (${place}).`,
    hint: () =>
      'Lassen Sie den Text auf einer Fläche stehen: `"textOn": "panel"`. Oder geben Sie dem Abschnitt einen anderen Hintergrund, etwa `"tone": "deep"`.',
    explanation: 'Ein Foto hinter einem Abschnitt ist durch seinen Schleier zu sehen.',
    inForm: () => 'Lassen Sie den Text auf einer Fläche stehen, oder wählen Sie für den Abschnitt einen anderen Hintergrund.',
  },
  en: {
    message: ({ share, scheme, color }, { place }) =>
      `Hardly anything is seen of the photo behind the section: the colour ${code(color)} is so faint ${screens.en[scheme]} that the veil hides ${share} % of the photo (${place}).`,
    hint: () =>
      'Let the text stand on a panel: `"textOn": "panel"`. Or give the section another background, such as `"tone": "deep"`.',
    explanation: 'A photo behind a section is seen through its veil.',
    inForm: () => 'Let the text stand on a panel, or choose another background for the section.',
  },
  example: {
    wrong: '"text": { "light": "#6A6A6A" } … "backdrop": { "src": "media/field.jpg", "alt": "" }',
    right: '"text": { "light": "#333333" } … "backdrop": { "src": "media/field.jpg", "alt": "" }',
  },
};
