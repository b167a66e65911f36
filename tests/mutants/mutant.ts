/** What all operators have in common: they turn a valid manifest into another one and know whether it is still valid. */
import { pointerKeys } from '../../src/json-text/pointer.ts';
import type { Random } from './random.ts';

export interface Subject {
  name: string;
  /** A path whose folder holds the images. */
  file: string;
  text: string;
  manifest: unknown;
}

export interface Mutant {
  operator: string;
  /** A mistake of form, of JSON itself, in what refers to something else; or none at all. */
  kind: 'structure' | 'syntax' | 'reference' | 'harmless';
  subject: Subject;
  text: string;
  /** The node that was changed. */
  pointer: string;
  /** How many places name what is gone; all are to be in one finding. */
  places?: number;
}

/** Makes mutants of one subject. */
export type Operator = (subject: Subject, random: Random) => Generator<() => Mutant>;

/** A copy of a manifest in which the value at a pointer is replaced, `change` gets what holds it. */
export function changed(
  subject: Subject,
  pointer: string,
  change: (parent: Record<string, unknown>, key: string) => void,
): string {
  const copy = structuredClone(subject.manifest);
  const keys = pointerKeys(pointer);
  const last = keys.pop() ?? '';
  const parent = keys.reduce((outer, key) => (outer as Record<string, unknown>)[key], copy);
  change(parent as Record<string, unknown>, last);
  return JSON.stringify(copy, null, 2);
}

export const replaced = (subject: Subject, pointer: string, value: unknown): string =>
  pointer === '' ? JSON.stringify(value) : changed(subject, pointer, (parent, key) => Object.assign(parent, { [key]: value }));

/** A copy of an object with one key under another name, in the same place. */
export function renamed(object: object, from: string, to: string): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}

/** Stands for an operator that has nothing to do at a node. */
export const none = (subject: Subject): Mutant => ({ operator: '', kind: 'harmless', subject, text: subject.text, pointer: '' });
