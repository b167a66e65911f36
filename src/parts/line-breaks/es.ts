/** What stays on one line in Spanish. */

export const units = [
  // A phone number: 912 345 678, 91 234 56 78. Thousands and what there are so many of: 12 000 €.
  /(?<![\d,.+])(?:[6-9]\d\d\s\d{3}\s\d{3}|[89]\d\s\d{3}\s\d\d\s\d\d|\d{1,3}(?:\s\d{3})+(?!\d)(?:\s[%€$])?)(?!\d)/u,
  // A day: 2 de febrero.
  /(?<![\p{L}\p{N}.,:/-])\d{1,2}\sde\s(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?!\p{L})/u,
  // A numbered thing: n.º 5, artículo 6, pág. 12, siglo XXI.
  /(?<!\p{L})(?:[Nn]\.º|[Nn]úm\.|[Aa]rts?\.|[Aa]rtículo|[Aa]pdo\.|[Cc]ap\.|[Cc]apítulo|[Pp]ágs?\.|[Pp]ágina|[Pp]aso)\s\d+/u,
  /(?<!\p{L})siglos?\s[IVX]+(?!\p{L})/u,
  // A title and a name; initials and a name.
  /(?<!\p{L})(?:(?:Sr|Sres|Sra|Srta|Dr|Dra|Dña|Prof|Lic|Ing|Sto|Sta)\.\s(?=\p{Lu})|(?:\p{Lu}\.\s){1,3}(?=\p{Lu}\p{Ll}))/u,
  // Short forms of several words: EE. UU., p. ej.
  /(?<!\p{L})(?:EE\.\sUU\.|p\.\sej\.)/u,
  // A postcode and its town.
  /(?<!\d)\d{5}\s\p{Lu}\p{L}{1,12}(?!\p{L})/u,
];
