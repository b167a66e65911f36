/** Texts with the values of the constants that they name, for lists and lines of the editor. What visitors read, the loader makes. */

import type { Json } from '../../../../schema/json.ts';
import { child } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { languageAt } from './site-languages.ts';

/**
 * @param text - as the manifest has it; what names nothing that is there stays as it is
 * @param at - where it stands, where that may be in a language with values of its own
 */
export function fillIn(text: string, manifest: unknown, at = ''): string {
  let homes: unknown[] | undefined;
  return text.replace(/\{\{|\{([a-z][A-Za-z0-9]*)\}/g, (reference, name?: string) => {
    // Two braces write one.
    if (name === undefined) return '{';
    homes ??= [at && valueAt(manifest as Json, languageAt(manifest as Json, at).at), manifest];
    const values = homes.flatMap((home) => [child(child(home, 'constants'), name), child(child(home, 'placeholders'), name)]);
    const value = values.find((one) => one !== undefined);
    return value === undefined ? reference : String(value);
  });
}
