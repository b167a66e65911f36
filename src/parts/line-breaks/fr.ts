/** What stays on one line in French. */

import type { Units } from './keep-together.ts';

export const units: Units = [
  // A sign and the blank before it, or behind the one that opens: « Bonjour » !
  /(?<=\S)\s[;:!?»]|«\s/u,
  // A time: 9 h 30.
  /(?<!\d)\d{1,2}\sh(?:\s\d\d)?(?![\p{L}\p{N}])/u,
  // Where a law says it: art. 6, n° 5.
  /(?<!\p{L})(?:[Aa]rt\.|[Aa]rticle|n°|p\.)\s\d+/u,
  // A title and a name.
  /(?<!\p{L})(?:M|Mme|Mlle|Dr)\.?\s(?=\p{Lu})/u,
];
