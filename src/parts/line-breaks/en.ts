/** What stays on one line in English. */

import type { Units } from './units.ts';

export const units: Units = [
  // A numbered thing: Article 6(1), No. 5.
  /(?<!\p{L})(?:Art\.|Article|Section|No\.|Fig\.|Chapter|Step|Page|p\.)\s\d+(?:\(\w+\))*/u,
  // A title and a name.
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|St)\.\s(?=\p{Lu})/u,
  // A day: February 2.
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}(?!\d)/u,
];
