import type { Finding } from '../finding.ts';
import { type Constants, type ConstantUses, fill, maxTotal, noteUse, tooMuch } from './constants.ts';
import type { FoundText } from './met.ts';

/** What filling notes of a manifest, for the checks. */
interface Notes {
  texts: FoundText[];
  uses: ConstantUses;
  /** Characters of all filled texts, each as often as it stands somewhere. */
  filledLength: number;
}

/**
 * Fills a text, and notes in the context where it stands, what it names, and what is wrong with it.
 *
 * @param use What kind of text it is; undefined for a part of a text that has been noted as a whole.
 * @returns The text, and whether it is right: where it is not, that has been reported.
 */
export function fillAt(
  raw: string,
  pointer: string,
  { constants, findings, found }: { constants: Constants; findings: Finding[]; found: Notes },
  use?: FoundText['use'],
): { text: string; isRight: boolean } {
  if (use) found.texts.push({ pointer, raw, use });
  const { text, named, faults } = fill(raw, constants);
  for (const name of named) noteUse(found.uses, name, pointer);
  for (const fault of faults) findings.push(fault(pointer));
  if (text === raw && named.length === 0) return { text, isRight: faults.length === 0 };
  const before = found.filledLength;
  found.filledLength += text.length;
  if (found.filledLength <= maxTotal) return { text, isRight: faults.length === 0 };
  // Once is enough; the rest stays as it is written.
  if (before <= maxTotal) findings.push(tooMuch('site', found.filledLength, named, constants)(pointer));
  return { text: raw, isRight: false };
}
