import type { Fault } from '../fault.ts';
export const render: readonly Fault[] = [];
