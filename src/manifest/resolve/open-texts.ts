/** Which texts of a manifest name placeholders, as a reader finds them on a page: what shows a page to its author marks them there. */
import type { OpenText } from '../../../schema/resolved.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import { type Constants, type ConstantUses, fill } from './constants.ts';
import { pagePointerOf } from './references.ts';
import { tokensOf } from './rich-text.ts';
import type { SiteLanguage } from './site-languages.ts';
import type { WrittenManifest } from './written.ts';

/** Around a placeholder's value. Of private use, so that no text has it. */
const edge = '\uE000';

/** Whether a constant is a placeholder, by the place where it is written. */
export const isPlaceholder = (pointer: string): boolean => /^(?:\/languages\/\d+)?\/placeholders\//.test(pointer);

/** @param page Leaves out what stands on other pages than that of this pointer. */
export function collectOpenTexts(
  written: WrittenManifest,
  languages: readonly Pick<SiteLanguage, 'context'>[],
  uses: ConstantUses,
  page?: string,
): OpenText[] {
  const found = new Set<string>();
  for (const { context } of languages) {
    const marked = withEdges(context.constants);
    const names = [...context.constants].filter(([, { pointer }]) => isPlaceholder(pointer)).map(([name]) => name);
    for (const place of new Set(names.flatMap((name) => uses.get(name) ?? []))) {
      const itsPage = pagePointerOf(place);
      if (page !== undefined && itsPage !== undefined && itsPage !== page) continue;
      const source = pointerKeys(place).reduce<unknown>(child, written);
      if (typeof source !== 'string') continue;
      // As it is written, and as it reads where it may bear marks: which of them a field does, only its schema knows.
      for (const text of [source, withoutMarks(source)]) found.add(fill(text, marked).text);
    }
  }
  return [...found].map((text) => text.split(edge)).filter(({ length }) => length > 1);
}

function withEdges(constants: Constants): Constants {
  const value = (constant: { pointer: string; value: string }) =>
    isPlaceholder(constant.pointer) ? { ...constant, value: `${edge}${constant.value}${edge}` } : constant;
  return new Map([...constants].map(([name, constant]) => [name, value(constant)]));
}

const withoutMarks = (source: string): string =>
  tokensOf(source)
    .filter(({ nesting }) => nesting === 0)
    .map(({ type, content }) => (type === 'hardbreak' ? ' ' : content))
    .join('');
