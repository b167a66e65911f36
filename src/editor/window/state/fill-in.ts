/** Texts with the values of the constants that they name, for lists and lines of the editor. What visitors read, the loader makes. */
import type { Json } from '../../../../schema/json.ts';
import { valueAt } from '../../../json-text/value.ts';
import { constantIn } from './site-languages.ts';

/**
 * @param text - as the manifest has it; what names nothing that is there stays as it is
 * @param at - where it stands, which may be in a language with values of its own
 */
export function fillIn(text: string, manifest: unknown, at = ''): string {
  return text.replace(/\{\{|\{([a-z][A-Za-z0-9]*)\}/g, (reference, name?: string) => {
    // Two braces write one.
    if (name === undefined) return '{';
    const pointer = constantIn(manifest as Json, name, at);
    return pointer === undefined ? reference : String(valueAt(manifest as Json, pointer));
  });
}
