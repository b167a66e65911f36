/** What the schema.ts of a site's own section type is made of. */
export { z } from 'zod';
