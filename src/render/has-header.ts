/** Pages without a header. The app of a site that has none such knows of none (output/app/only-used.ts). */
import type { Page } from '../../schema/resolved.ts';

export const hasHeader = ({ header }: Pick<Page, 'header'>): boolean => header === undefined;
