/** Calling codes of all countries, from libphonenumber's data, named and sorted in the manifest's language. */
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CallingCodes } from '../../../schema/atoms.ts';
import { memo } from '../../disk/memo.ts';

/** All countries with a calling code, sorted for readers of a language (BCP 47). */
export const callingCodes = memo((lang: string): NonNullable<CallingCodes['countries']> => {
  // A language that this Node does not know is read as English, not as that of the machine.
  const names = new Intl.DisplayNames([lang, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator([lang, 'en']);
  return getCountries()
    .map((iso) => ({ iso, name: names.of(iso) ?? iso, code: getCountryCallingCode(iso) }))
    .sort((a, b) => compare(a.name, b.name));
});

/** ISO 3166 codes of all countries with a calling code. */
export const countryCodes: readonly string[] = getCountries();

/**
 * A phone number as it is dialled from abroad: `030 1234567` → `+49 30 1234567`.
 *
 * @param country ISO 3166 code of the country where it is written without one.
 * @returns Undefined where the country is not known, or where there can be no such number.
 */
export function internationalNumber(text: string, country: string): string | undefined {
  const home = getCountries().find((iso) => iso === country);
  const number = parsePhoneNumberFromString(
    text
      .trim()
      // Where it is dialled from abroad as well, as in Italy, it stays.
      .replace(/\((0+)\)/, '$1')
      .replace(/^00/, '+'),
    home,
  );
  if (!number?.isPossible()) return undefined;
  // Without blanks it may stand in a `tel:` link as well, where there can be none.
  return /\s/.test(text.trim()) ? number.formatInternational() : number.number;
}
