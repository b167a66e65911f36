/** Samples that nobody has replaced yet, as findings among those of the loader. */
import type { MessageLanguage } from '../../../manifest/say/catalogue.ts';
import type { Problem } from '../../../manifest/say/problems.ts';
import type { Forms } from '../../fields/model.ts';
import { sampleTexts } from '../../fields/sample-texts.ts';

const start = { offset: 0, line: 1, column: 1 };

export const sampleFindings = (manifest: unknown, forms: Forms | undefined, lang: MessageLanguage): Problem[] =>
  sampleTexts(manifest, forms, lang).map((said) => ({
    // What it is to whoever publishes.
    ...{ code: 'placeholder-left', severity: 'warning', lang, ...said },
    ...{ file: '', place: '', range: { start, end: start }, related: [], frame: '' },
  }));
