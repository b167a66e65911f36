/** The languages that have rules of their own: path such as `./de.ts` → its rules. The app of a site holds only those of its texts. */
import type { Units } from './units.ts';

export const languages = import.meta.glob<Units>('./??.ts', { eager: true, import: 'units' });
