/** The postal code in what people write as their town, by the form that the codes of a country have (Universal Postal Union). */

const forms: readonly [countries: string, form: string][] = [
  ['AT AU BE BG CH CY DK HU LI LU LV NO NZ SI', String.raw`\d{4}`],
  ['DE EE ES FI FR HR IT LT MC MX RS SM TR UA', String.raw`\d{5}`],
  ['CZ GR SE SK', String.raw`\d{3} ?\d{2}`],
  ['NL', String.raw`\d{4} ?[A-Z]{2}`],
  ['PL', String.raw`\d{2}-\d{3}`],
  ['PT', String.raw`\d{4}-\d{3}`],
  ['GB', String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`],
  ['IE', String.raw`[A-Z]\d[\dW] ?[A-Z\d]{4}`],
  ['CA', String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`],
  ['US', String.raw`\d{5}(?:-\d{4})?`],
];

/** Before a letter five digits are a whole code in every country that has them. */
const anyForm = String.raw`\d{5}(?=\s+\p{L})`;

/** @returns the town alone, where a code of the country stands before it or behind it; else all as it is written */
export function splitTown(city: string, country: string | undefined): { code?: string; town: string } {
  const form = country === undefined ? anyForm : forms.find(([countries]) => countries.includes(country))?.[1];
  const parts =
    form &&
    new RegExp(`^(?:(?<code>(?:[A-Z]{1,2}-)?${form}),?\\s+(?<town>.+)|(?<before>.+?),?\\s+(?<end>${form}))$`, 'u').exec(city);
  const { code, town, before, end } = (parts || undefined)?.groups ?? {};
  return { ...((code ?? end) !== undefined && { code: code ?? end }), town: town ?? before ?? city };
}
