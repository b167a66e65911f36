/** What stays on one line in every language, each as a pattern; where several begin at one place, the first one counts. */

export const units = [
  // A time, and from when to when: 11:00 - 12:30 Uhr.
  /(?<![\d:])\d{1,2}:\d\d(?:\s?[–-]\s?\d{1,2}:\d\d)?(?:\s(?:Uhr|h|[ap]\.?m\b\.?))?/u,
  // A phone number: +49 151 1234567.
  /\+\d{1,3}(?:[\s/-]\d+)+/u,
  // Letters for words, also two of them: z. B., J. R. R. Tolkien's.
  /(?<![\p{L}\p{N}])\p{L}\.(?:\s\p{L}\.)+/u,
  // A name of capitals, and laws are called so in other languages too: EU AI Act.
  /(?<![\p{L}\p{N}-])[A-Z]{2,4}(?:\s(?:[A-Z]{2,4}|Act)(?![\p{L}\p{N}-])){1,2}/u,
  // Short pieces and the word that they belong to: Live-Kurs, E-Mail-Marketing-Anbieter, of which the last piece may part.
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]{1,4}-)+[\p{L}\p{N}]{1,13}(?![\p{L}\p{N}])(?:-[\p{L}\p{N}]{1,3}(?![\p{L}\p{N}]))*/u,
  // A shorter piece also before a long word, or behind it: KI-Weiterbildungen, Double-Opt-in. Long pieces may part: Konzept-Entwicklung.
  /(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}]+-[\p{L}\p{N}])(?:[\p{L}\p{N}]{1,3}-)*[\p{L}\p{N}]+(?:-[\p{L}\p{N}]{1,3}(?![\p{L}\p{N}]))*/u,
  // From how many to how many: 6–10 weeks, P3–6, 8–10 %, 2. – 4. Mai. From one short word to another: Mo–Fr, A–Z.
  /(?<![\p{L}\p{N}.,:/–-])\p{L}{0,2}\d{1,4}(?:[.,]\d+)?\.?\s?–\s?\p{L}{0,2}\d{1,4}(?:[.,]\d+)?(?:\s?[%‰€$£°]|\.?\s\p{L}{1,8}(?!\p{L})|\.)?(?![\p{L}\p{N}–-])/u,
  /(?<![\p{L}\p{N}–-])\p{L}{1,4}\.?–\p{L}{1,4}(?![\p{L}\p{N}–-])\.?/u,
  // A number and its sign: 5 %, 20 €, © 2024.
  /\d[\d.,]*\s[%‰€$£]|[©№#]\s\d+/u,
  // A small number and what there are so many of: 90 Minuten, 10+ Jahre, 2. Februar.
  /(?<![\p{L}\p{N}.,:/-])\d{1,3}(?:[.,]\d+)?[+.]?\s\p{L}{1,12}(?!\p{L})/u,
  // Stars that somebody has given: ★★★★☆ (4 of 5).
  /[★☆]{2,}(?:\s\([^()]{1,12}\))?/u,
];
