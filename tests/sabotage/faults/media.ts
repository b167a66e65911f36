import type { Fault } from '../fault.ts';
export const media: readonly Fault[] = [];
