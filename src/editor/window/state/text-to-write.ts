/** A text of the draft as one writes in it, on the page and in the form alike. The way back is rich-text/write.ts. */
import { child } from '../../../json-text/pointer.ts';
import { readUnits } from '../../draft/rich-text/read.ts';
import { runsOf, type WrittenText } from '../../draft/rich-text/runs.ts';
import { homes } from './constant-uses.ts';
import type { Editor } from './editor.ts';
import { fillIn } from './fill-in.ts';

/**
 * @param at - where it is in the draft, which may be in a language with values of its own
 * @param text - as the manifest has it; what has lines already keeps them
 */
export function textToWrite(
  editor: Editor,
  at: string,
  text: string,
  isRich: boolean,
  hasLines = text.includes('\n'),
): WrittenText {
  const manifest = editor.state().document.value;
  const names = homes.flatMap((home) => Object.keys((child(manifest, home) ?? {}) as object));
  const constants = Object.fromEntries(names.map((name) => [name, fillIn(`{${name}}`, manifest, at)]));
  return { runs: runsOf(readUnits(text, isRich)), isRich, constants, ...(hasLines && { hasLines }) };
}
