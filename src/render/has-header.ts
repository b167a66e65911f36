/** Pages without a header. */
import type { Page } from '../../schema/resolved.ts';

export const hasHeader = ({ header }: Pick<Page, 'header'>): boolean => header === undefined;
