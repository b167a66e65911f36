/** What can be done to constants, as operations that belong together. */
import type { Json, JsonObject } from '../../../../schema/migrations.ts';
import { child, pointerTo } from '../../../manifest/pointer.ts';
import type { Operation } from '../../document/operations.ts';
import { isRecord, valueAt } from '../../document/value.ts';
import { constantAt, soleName, usesOf } from './constant-uses.ts';

/** Braces as the loader reads them: two of them write one, and begin no name. */
const references = /\{\{|\{([a-z][A-Za-z0-9]*)\}/g;

/** A text with something else in the places of a constant. */
const replaceName = (text: string, name: string, by: string): string =>
  text.replace(references, (written, named?: string) => (named === name ? by : written));

/**
 * Gives a constant another name, everywhere.
 *
 * @param to - a name that is free
 * @returns no operations where there is no such constant
 */
export function rename(manifest: Json, name: string, to: string): Operation[] {
  const pointer = constantAt(manifest, name);
  if (pointer === undefined || to === name) return [];
  const home = pointer.slice(0, pointer.lastIndexOf('/'));
  const order = Object.keys(valueAt(manifest, home) as JsonObject).map((key) => (key === name ? to : key));
  return [
    { kind: 'remove', pointer },
    { kind: 'set', pointer: pointerTo(home, to), value: valueAt(manifest, pointer) ?? '', order },
    ...usesOf(manifest, name).map((use): Operation => {
      return { kind: 'set', pointer: use, value: replaceName(String(valueAt(manifest, use)), name, `{${to}}`) };
    }),
  ];
}

/** Writes the value of a constant into all its places, and takes the constant away. */
export function writeOut(manifest: Json, name: string): Operation[] {
  const pointer = constantAt(manifest, name);
  if (pointer === undefined) return [];
  const value = valueAt(manifest, pointer) ?? '';
  // A brace of a value is a brace; in a text it would begin a name.
  const text = String(value).replaceAll('{', '{{');
  return [
    ...usesOf(manifest, name).map((use): Operation => {
      const written = valueAt(manifest, use);
      // A number in the place of a number stays one.
      const isNumber = typeof value === 'number' && soleName(written) === name;
      return { kind: 'set', pointer: use, value: isNumber ? value : replaceName(String(written), name, text) };
    }),
    { kind: 'remove', pointer },
  ];
}

/** Settles what was open: it becomes a constant like the others. */
export function settle(manifest: Json, name: string): Operation[] {
  const pointer = pointerTo('/placeholders', name);
  const value = valueAt(manifest, pointer);
  if (value === undefined) return [];
  const settled: Operation = isRecord(child(manifest, 'constants') as Json)
    ? { kind: 'set', pointer: pointerTo('/constants', name), value }
    : { kind: 'set', pointer: '/constants', value: { [name]: value }, order: ['$schema', 'version', 'constants'] };
  return [{ kind: 'remove', pointer }, settled];
}

/** What is wrong with a name for a constant: that it is none, or that it is taken. */
export function faultOfName(manifest: Json, name: string): 'bad' | 'taken' | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return 'bad';
  return constantAt(manifest, name) === undefined ? undefined : 'taken';
}
