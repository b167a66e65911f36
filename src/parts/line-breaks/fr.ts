/** What stays on one line in French. */

import type { Units } from './units.ts';

export const units: Units = [
  // A sign and the blank before it, or behind the one that opens: « Bonjour » !
  /(?<=\S)\s[;:!?»]|«\s/u,
  // Thousands and what there are so many of: 1 200 €. A phone number: 04 65 71 23 45.
  /(?<![\d,])\d{1,3}(?:\s\d{3})+(?!\d)(?:\s[%€])?|(?<!\d)0\d(?:\s\d\d){4}(?!\d)/u,
  // A time: 9 h 30.
  /(?<!\d)\d{1,2}\sh(?:\s\d\d)?(?![\p{L}\p{N}])/u,
  // Where a law says it: art. 6, n° 5.
  /(?<!\p{L})(?:[Aa]rt\.|[Aa]rticle|n°|p\.)\s\d+/u,
  // A title and a name.
  /(?<!\p{L})(?:M|Mme|Mlle|Dr)\.?\s(?=\p{Lu})/u,
];
