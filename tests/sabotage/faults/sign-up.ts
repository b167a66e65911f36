import type { Fault } from '../fault.ts';
export const signUp: readonly Fault[] = [];
