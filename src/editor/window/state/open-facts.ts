/** Facts that only the author knows and every site needs: what is new names them, and they are open until somebody has entered them. */
import { isObject, type Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, pointerTo } from '../../../json-text/pointer.ts';
import type { Companion } from '../../draft/fields/model.ts';
import { constantAt } from './constant-uses.ts';

/** Name of the constant → what starters of sections say in its place. */
const samples: Readonly<Record<string, string>> = {
  email: 'name@example.com',
  formKey: '00000000-0000-0000-0000-000000000000',
};

/** The constant in the place of a sample; undefined for any other text. */
export function sampleOf(text: string): string | undefined {
  const found = Object.entries(samples).find(([, sample]) => sample === text);
  return found && `{${found[0]}}`;
}

/** @returns the same operations, and before them what makes open facts of those that something new names and the site does not have */
export const withOpenFacts: Companion = (operations, { manifest }) => {
  // What an author types is a text by itself.
  const added = operations.map((one) => ('value' in one && typeof one.value === 'object' ? JSON.stringify(one.value) : ''));
  const missing = Object.entries(samples).filter(
    ([name]) => constantAt(manifest, name) === undefined && added.some((text) => text.includes(`"{${name}}"`)),
  );
  if (missing.length === 0) return operations;
  const open: Operation[] = isObject(child(manifest, 'placeholders') as Json)
    ? missing.map(([name, value]) => ({ kind: 'set', pointer: pointerTo('/placeholders', name), value }))
    : [{ kind: 'set', pointer: '/placeholders', value: Object.fromEntries(missing), order: ['$schema', 'version', 'constants'] }];
  return [...open, ...operations];
};
