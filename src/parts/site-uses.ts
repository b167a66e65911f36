/**
 * What not every site needs. Documents, the editor and the gallery are ready for all of it; in the app of one site, output/app/only-used.ts says
 * false where the site has none, and the bundler drops what stands behind that.
 */
export const usesBackdrops: boolean = true;
export const usesInsertions: boolean = true;
