import type { Fault } from '../fault.ts';
export const hosting: readonly Fault[] = [];
