/** Texts of new sections that nobody has written yet: what their starters say would be published as it is. */

import { child, pointerTo } from '../../../manifest/pointer.ts';
import type { MessageLanguage } from '../../../manifest/say/catalogue.ts';
import type { Problem } from '../../../manifest/say/problems.ts';
import type { Forms } from '../../form/model.ts';
import { withoutMarkup } from '../../form/without-markup.ts';
import { words } from '../words/words.ts';
import { listAt } from './selection.ts';

/** Shorter ones, such as "Mehr erfahren" and "Was kostet es?", many authors write as well. */
const fewestWords = 5;

/** @returns one warning for each section that has such texts, at the first of them */
export function sampleTexts(manifest: unknown, forms: Forms | undefined, lang: MessageLanguage): Problem[] {
  return listAt(manifest, 'routes').flatMap((route, page) =>
    listAt(route, 'sections').flatMap((section, index): Problem[] => {
      const starter = forms?.sections[String(child(section, 'type'))]?.starter;
      const [first, ...more] = samplesIn(section, starter, `/routes/${page}/sections/${index}`);
      if (!first) return [];
      const { sampleText, sampleTextHint } = words[lang];
      const start = { offset: 0, line: 1, column: 1 };
      return [
        {
          // What it is to whoever publishes.
          code: 'placeholder-left',
          severity: 'warning',
          lang,
          message: sampleText(withoutMarkup(first.text)),
          hint: sampleTextHint(more.length),
          file: '',
          place: '',
          pointer: first.pointer,
          range: { start, end: start },
          related: [],
          frame: '',
        },
      ];
    }),
  );
}

/** What an edit leaves alone stays the same reference, and is looked at once. */
const known = new WeakMap<object, { starter: unknown; pointer: string; found: Sample[] }>();

interface Sample {
  pointer: string;
  text: string;
}

function samplesIn(value: unknown, starter: unknown, pointer: string): Sample[] {
  if (typeof value === 'string') {
    const isSample = value === starter && value.split(' ').length >= fewestWords;
    return isSample ? [{ pointer, text: value }] : [];
  }
  if (typeof value !== 'object' || value === null || starter === undefined) return [];
  const before = known.get(value);
  if (before?.starter === starter && before.pointer === pointer) return before.found;
  const found = Object.entries(value).flatMap(([key, inner]) => {
    // What a form says to whoever fills it in is right as it is.
    if (key === 'form') return [];
    // An entry may be anywhere in its list by now.
    const likely: unknown[] = Array.isArray(starter) ? starter : [child(starter, key)];
    return likely.map((one) => samplesIn(inner, one, pointerTo(pointer, key))).find(({ length }) => length > 0) ?? [];
  });
  known.set(value, { starter, pointer, found });
  return found;
}
