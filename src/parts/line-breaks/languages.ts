/** The languages that have rules of their own: path such as `./de.ts` → its rules. The app of a site holds only those of its texts. */
export const languages = import.meta.glob<readonly RegExp[]>('./??.ts', { eager: true, import: 'units' });
