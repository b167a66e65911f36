/** Files at the root of a built site that hosts read (src/hosting/files.ts): nobody else gets them, and no file of one's own is called so. */

/** Those whose names begin with a letter, as those of one's own may; what begins with a dot or an underscore may not lie in `public/`. */
const hostFiles = ['vercel.json'];

/** The same as part of a pattern. */
export const hostFilePattern = hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
