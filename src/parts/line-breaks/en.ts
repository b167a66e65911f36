/** What stays on one line in English. */

export const units = [
  // A numbered thing: Article 6(1), No. 5, Part II.
  /(?<!\p{L})(?:Art\.|Article|Section|No\.|Nos\.|Fig\.|Figure|Table|Vol\.|Ch\.|Chapter|Part|Step|Page|pp?\.)\s(?:\d+(?:\(\w+\))*|[IVX]+(?!\p{L}))/u,
  // A title and a name; initials and a name.
  /(?<!\p{L})(?:(?:Mr|Mrs|Ms|Dr|Prof|St)\.?\s(?=\p{Lu})|(?:\p{Lu}\.\s){1,3}(?=\p{Lu}\p{Ll}))/u,
  // A day: February 2.
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}(?!\d)/u,
  // A sum in words: £1.5 million. An hour: 9 a.m.
  /[£$€]\d[\d.,]*\s(?:thousand|million|billion)(?!\p{L})|(?<![\d:])\d{1,2}\s[ap]\.m\./u,
  // A phone number: 020 7946 0000. A postcode: SW1A 1AA.
  /(?<!\d)0\d{2,4}(?:\s\d{3,4}){1,2}(?!\d)|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/u,
];
