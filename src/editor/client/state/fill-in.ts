/** Texts with the values of the constants that they name, for lists and lines of the editor. What visitors read, the loader makes. */
import { child } from '../../../json-text/pointer.ts';

/** @param text - as the manifest has it; what names nothing that is there stays as it is */
export function fillIn(text: string, manifest: unknown): string {
  return text.replace(/\{\{|\{([a-z][A-Za-z0-9]*)\}/g, (reference, name?: string) => {
    // Two braces write one.
    if (name === undefined) return '{';
    const value = child(child(manifest, 'constants'), name) ?? child(child(manifest, 'placeholders'), name);
    return value === undefined ? reference : String(value);
  });
}
