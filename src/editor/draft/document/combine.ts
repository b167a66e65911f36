/** What three texts of one manifest say together: what both have made of the first one. */
import type { Json } from '../../../../schema/json.ts';
import { writeInto } from '../../../json-text/between.ts';
import { parseAsWritten } from '../../../json-text/spelled-numbers.ts';
import { merge } from './merge.ts';

/**
 * @param base - what the other two were made of; undefined where nobody knows
 * @param theirs - undefined where there is none
 * @returns the text, in the style of theirs; `broken` tells which one is no JSON
 */
export function combineTexts(
  base: string | undefined,
  mine: string,
  theirs: string | undefined,
): { text: string } | 'conflict' | 'mine-broken' | 'theirs-broken' {
  if (theirs === undefined || theirs === mine || theirs === base) return { text: mine };
  const [old, my, their] = [parseText(base ?? '{}'), parseText(mine), parseText(theirs)];
  if (my === undefined) return 'mine-broken';
  if (their === undefined) return 'theirs-broken';
  const { merged, conflicts } = merge(old ?? {}, my, their);
  return conflicts.length > 0 ? 'conflict' : { text: writeInto(theirs, merged, undefined, their) };
}

/** @returns undefined for what is no JSON */
export function parseText(text: string): Json | undefined {
  try {
    return parseAsWritten(text);
  } catch {
    return undefined;
  }
}
