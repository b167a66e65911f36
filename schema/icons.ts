/** The curated part of Tabler Icons (MIT) that a manifest may name. "npm run schema" writes the shapes of a name that is added to icon-words.ts. */
import { iconWords } from './icon-words.ts';

export type IconName = keyof typeof iconWords;

export const iconNames = Object.keys(iconWords) as [IconName, ...IconName[]];
