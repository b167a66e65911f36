/** Where each forge answers: the one place besides its own host that the editor's policy lets it ask. */
export const apiOrigins = { github: ['https://api.github.com'] } as const;
