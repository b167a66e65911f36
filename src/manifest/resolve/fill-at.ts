import type { Finding } from '../../findings/finding.ts';
import { type Constants, type ConstantUses, fill, maxTotal, noteUse, tooMuch } from './constants.ts';
import type { TextReference } from './references.ts';

/** What filling notes of a manifest, for the checks. */
interface Notes {
  texts: TextReference[];
  uses: ConstantUses;
  /** Characters of all filled texts, each as often as it stands somewhere. */
  filledLength: number;
}

/**
 * Fills a text, and notes in the context where it stands, what it names, and what is wrong with it.
 *
 * @param use What kind of text it is; undefined for a part of a text that has been noted as a whole.
 * @param inBlocks Whether lists and quotations may stand in its place.
 * @returns The text, and whether it is right: where it is not, that has been reported.
 */
export function fillAt(
  raw: string,
  pointer: string,
  { constants, findings, references }: { constants: Constants; findings: Finding[]; references: Notes },
  use?: TextReference['use'],
  inBlocks?: TextReference['inBlocks'],
): { text: string; isRight: boolean } {
  if (use) references.texts.push({ pointer, raw, use, ...(inBlocks && { inBlocks }) });
  const { text, named, faults, isRight } = fill(raw, constants);
  for (const name of named) noteUse(references.uses, name, pointer);
  for (const fault of faults) findings.push(fault(pointer));
  if (text === raw && named.length === 0) return { text, isRight };
  const before = references.filledLength;
  references.filledLength += text.length;
  if (references.filledLength <= maxTotal) return { text, isRight };
  // Once is enough; the rest stays as it is written.
  if (before <= maxTotal) findings.push(tooMuch('site', references.filledLength, named, constants)(pointer));
  return { text: raw, isRight: false };
}
