/** A font file for what is bold or emphasised, without that of the font itself: no page would ever load it. */

import { fontCuts } from '../../schema/theme.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ cut: string }> = {
  since: '0.9.0',
  *check({ manifest: { theme } }) {
    const { text } = theme.fonts;
    if (text.file !== undefined) return;
    for (const cut of fontCuts) if (text[cut] !== undefined) yield { pointer: `/theme/fonts/text/${cut}`, params: { cut } };
  },
  de: {
    message: ({ cut }) => `Neben ${code(`"${cut}"`)} fehlt die Datei der Schrift selbst.`,
    hint: ({ cut }) => `Ergänzen Sie \`"file"\`, oder löschen Sie ${code(`"${cut}"`)}.`,
    explanation: 'Dateien für Fettes und Kursives stehen neben der Datei der Schrift selbst; allein werden sie nicht geladen.',
    inForm: {
      message: () => 'Die Datei der Schrift selbst fehlt.',
      hint: () => 'Wählen Sie oben die Schriftdatei, oder leeren Sie dieses Feld.',
    },
  },
  en: {
    message: ({ cut }) => `Beside ${code(`"${cut}"`)} the file of the font itself is missing.`,
    hint: ({ cut }) => `Add \`"file"\`, or remove ${code(`"${cut}"`)}.`,
    explanation: 'Files for bold and italics stand beside the file of the font itself; alone they are not loaded.',
    inForm: {
      message: () => 'The file of the font itself is missing.',
      hint: () => 'Choose the font file above, or empty this field.',
    },
  },
  example: {
    wrong: '"text": { "family": "Bitter", "italic": "fonts/bitter-italic.woff2" }',
    right: '"text": { "family": "Bitter", "file": "fonts/bitter.woff2", "italic": "fonts/bitter-italic.woff2" }',
  },
};
