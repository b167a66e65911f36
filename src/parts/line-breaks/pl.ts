/** What stays on one line in Polish. */

export const units = [
  // A company's form: sp. z o.o.
  /(?<!\p{L})sp\.\sz\so\.\s?o\./u,
  // A word of one letter is not the last one of a line: w domu, z nami, i my.
  /(?<![\p{L}\p{N}-])[aiouwzAIOUWZ]\s(?=[^\s–—-])/u,
  // Where a law says it, in pairs: art. 6, ust. 1, lit. a, § 5, nr 12.
  /(?<!\p{L})(?:§§?|[Aa]rt\.|ust\.|pkt|lit\.|[Nn]r|poz\.|str\.|[Rr]ozdz\.|[Rr]ys\.|[Tt]ab\.)\s(?:\d+[a-z]?|[a-z])(?![\p{L}\p{N}])/u,
  // A street: ul. Długa, al. 3 Maja.
  /(?<!\p{L})(?:ul|al|pl|os)\.\s(?=[\p{Lu}\d])/u,
  // A title and a name; initials and a name.
  /(?<!\p{L})(?:(?:[Dd]r|[Mm]gr|[Ii]nż\.|[Pp]rof\.|hab\.|[Kk]s\.|[Śś]w\.|[Ll]ek\.)\s)+(?=\p{Lu})|(?<!\p{L})(?:\p{Lu}\.\s){1,3}(?=\p{Lu}\p{Ll})/u,
  // A phone number: 600 123 456, 22 123 45 67. Thousands and what there are so many of: 1 200 zł, 5 tys. zł.
  /(?<![\d,.+])(?:\d\d\s\d{3}\s\d\d\s\d\d|\d{1,3}(?:\s\d{3})+(?!\d)(?:\s(?:zł|PLN|[%€]))?)(?![\d\p{L}])/u,
  /(?<![\d.,])\d[\d.,]*\s(?:tys\.|mln|mld)(?:\s(?:zł|PLN|€))?/u,
  // A year, a century, a time: 2025 r., XXI w., godz. 10:30.
  /(?<!\d)\d{4}\sr\.|(?<!\p{L})[IVX]+\sw\.|(?<!\p{L})godz\.\s\d{1,2}(?:[:.]\d\d)?/u,
  // A postcode and its town: 00-950 Warszawa.
  /(?<!\d)\d\d-\d{3}\s\p{Lu}\p{L}{1,12}(?!\p{L})/u,
];
