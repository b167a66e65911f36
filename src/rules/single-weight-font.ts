/** A font of one weight for the running text, without a second file: what is bold looks like all the rest, and nobody is told. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string }> = {
  severity: 'warning',
  since: '0.9.0',
  check: ({ manifest, references: { fonts } }) => {
    if (manifest.theme.fonts.text.bold !== undefined) return [];
    const font = fonts.find(({ pointer }) => pointer === '/theme/fonts/text/file');
    return font?.hasOneWeight ? [{ pointer: font.pointer, params: { path: font.path } }] : [];
  },
  de: {
    message: ({ path }) => `${code(path)} enthält nur eine Stärke: Fettes sieht aus wie der übrige Text.`,
    hint: () =>
      'Nennen Sie unter `"bold"` die Datei der fetten Schrift, oder nehmen Sie eine Schriftdatei mit mehreren Stärken (variable Schrift).',
    explanation: 'Die Schrift des Fließtextes hat eine zweite Stärke, damit man Fettes erkennt.',
    inForm: {
      message: () => 'Diese Datei enthält nur eine Stärke: Fettes sieht aus wie der übrige Text.',
      hint: (_, { titleAt }) =>
        `Wählen Sie eine Datei mit mehreren Stärken (eine variable Schrift), oder nennen Sie bei ${code(titleAt('/theme/fonts/text/bold'))} eine zweite Datei.`,
    },
  },
  en: {
    message: ({ path }) => `${code(path)} has one weight only: what is bold looks like the rest of the text.`,
    hint: () => 'Name the file of the bold font under `"bold"`, or take a font file of several weights (a variable font).',
    explanation: 'The font of the running text has a second weight, so that what is bold can be told.',
    inForm: {
      message: () => 'This file has one weight only: what is bold looks like the rest of the text.',
      hint: (_, { titleAt }) =>
        `Choose a file of several weights (a variable font), or name a second file at ${code(titleAt('/theme/fonts/text/bold'))}.`,
    },
  },
  example: {
    wrong: '"text": { "family": "Bitter", "file": "fonts/bitter-400.woff2" }',
    right: '"text": { "family": "Bitter", "file": "fonts/bitter-400.woff2", "bold": "fonts/bitter-700.woff2" }',
  },
};
