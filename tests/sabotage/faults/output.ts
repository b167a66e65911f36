import type { Fault } from '../fault.ts';
export const output: readonly Fault[] = [];
