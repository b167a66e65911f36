/**
 * A font without a file that neither comes with the builder nor is that of the device. It warns: whoever happens to have a font of that
 * name sees the page in it, all others do not, and the author, who has it, is never told.
 */

import { isPackaged, packagedFonts } from '../../schema/packaged-fonts.ts';
import { fontCuts } from '../../schema/theme.ts';
import { findNearest } from '../findings/nearest.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import type { WrittenManifest } from '../manifest/resolve/written.ts';
import type { Rule } from './support/rule.ts';

const list = packagedFonts.join(', ');

export const rule: Rule<{ family: string; nearest: string | undefined }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ manifest: { theme } }) {
    for (const use of ['heading', 'text'] as const) {
      const font: WrittenManifest['theme']['fonts']['text'] = theme.fonts[use];
      const { family } = font;
      // Files for what is bold or emphasised are wrong alone, whatever the family is (font-without-file.ts).
      if (font.file !== undefined || fontCuts.some((cut) => font[cut] !== undefined)) continue;
      if (family === 'system' || isPackaged(family)) continue;
      const nearest = findNearest(family, ['system', ...packagedFonts]);
      yield { pointer: `/theme/fonts/${use}/family`, params: { family, nearest } };
    }
  },
  de: {
    message: ({ family }) => `Die Schrift ${code(family)} hat keine Datei und wird nicht mitgeliefert.`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.de(nearest),
        `Nennen Sie unter "file" ihre Datei, oder nehmen Sie eine der mitgelieferten: ${list}. "system" ist die Schrift des Geräts.`,
      ),
    explanation: 'Eine Schrift hat eine Datei, wird mitgeliefert, oder ist die des Geräts; sonst sehen sie nur wenige.',
    inForm: ({ nearest }) =>
      sentences(didYouMean.de(nearest), `Wählen Sie ihre Datei, die Schrift des Geräts oder eine mitgelieferte: ${list}.`),
  },
  en: {
    message: ({ family }) => `The font ${code(family)} has no file and does not come with the builder.`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.en(nearest),
        `Name its file under "file", or take one that comes with the builder: ${list}. "system" is the font of the device.`,
      ),
    explanation: 'A font has a file, comes with the builder, or is that of the device; any other is seen by few.',
    inForm: ({ nearest }) =>
      sentences(didYouMean.en(nearest), `Choose its file, the font of the device, or one that comes with it: ${list}.`),
  },
  example: { wrong: '"heading": { "family": "Bittter" }', right: '"heading": { "family": "Bitter" }' },
};
