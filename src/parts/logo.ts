/** Logos come in all kinds of forms; what is shown of them is limited by its height. */
import type { Image } from '../../schema/atoms.ts';

/** The `sizes` of a logo that stylesheets make so many rem high, and no wider than a fair share of the width. */
export const sizesAtHeight = ({ width, height }: Image, rem: number) => `min(12rem, ${((rem * width) / height).toFixed(2)}rem)`;

/** Whether a logo needs a line for itself: as `data-wide`. */
export const isWide = ({ width, height }: Image) => width > height * 1.5 || undefined;
