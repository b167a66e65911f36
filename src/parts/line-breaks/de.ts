/** What stays on one line in German. */

export const units = [
  // Where a law says it, in pairs: Art. 6, Abs. 1, lit. a, § 19. A chain of them would cut a phone's line short.
  /(?<!\p{L})(?:§§?|Art\.|Artikel|Abs\.|Absatz|Satz|Nr\.|Nummer|lit\.|Buchst\.|Ziff\.|Kapitel|Seite)\s(?:\d+[a-z]?|[a-z]|[IVX]+)(?![\p{L}\p{N}])/u,
  // A title and a name.
  /(?<!\p{L})(?:Dr|Prof|Hr|Fr|St)\.\s(?=\p{Lu})/u,
  // A phone number: 031 316 26 00, 09403 8205, 0941/12 34-56.
  /(?<![\p{L}\d.,:+/-])0\d{1,5}(?:\s?[/–-]\s?\d+|\s\d{2,})(?:[\s-]\d{2,})*(?![\p{L}\d])/u,
  // A postcode and its town.
  /(?<!\d)\d{5}\s\p{Lu}\p{L}{1,12}(?!\p{L})/u,
];
