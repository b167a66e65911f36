/** Files at the root of a built site that hosts read (src/hosting/files.ts): nobody else gets them, and no file of one's own is called so. */

/** Those whose names begin with no dot; one that does is hidden anyway. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/** The same as part of a pattern. */
export const hostFilePattern = hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
