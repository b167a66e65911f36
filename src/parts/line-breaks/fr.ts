/** What stays on one line in French. */

export const units = [
  // A sign and the blank before it, or behind the one that opens: « Bonjour » ! These blanks are narrow (keep-together.ts). The word
  // before may be in bold, a piece of its own, so that the sign's piece begins with the blank.
  /(?<!\s)\s[;:!?»]|«\s/u,
  // Thousands and what there are so many of: 1 200 €. A phone number: 04 65 71 23 45.
  /(?<![\d,])\d{1,3}(?:\s\d{3})+(?!\d)(?:\s[%€])?|(?<!\d)0\d(?:\s\d\d){4}(?!\d)/u,
  // A time: 9 h 30.
  /(?<!\d)\d{1,2}\sh(?:\s\d\d)?(?![\p{L}\p{N}])/u,
  // Where a law says it: art. 6, n° 5. A century: XXIe siècle.
  /(?<!\p{L})(?:[Aa]rt\.|[Aa]rticle|[Nn]°|[Cc]hap\.|[Cc]hapitre|pp?\.)\s\d+|(?<!\p{L})[IVX]+e\ssiècle/u,
  // A day: 1er février.
  /(?<![\p{L}\p{N}])1er\s\p{L}{3,9}(?!\p{L})/u,
  // A title and a name; initials and a name.
  /(?<!\p{L})(?:(?:MM?|Mmes?|Mlles?|Me|Dre?|Pre?)\.?\s(?=\p{Lu})|(?:\p{Lu}\.\s){1,3}(?=\p{Lu}\p{Ll}))/u,
  // A short form of two words.
  /(?<!\p{L})p\.\sex\./u,
  // A postcode and its town.
  /(?<!\d)\d{5}\s\p{Lu}\p{L}{1,12}(?!\p{L})/u,
];
