import { type CountryCode, getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { phoneCases } from '../../../tests/attacks/form.ts';
import { isNumber, readNumber } from './phone.ts';

const codeOf = (country: CountryCode) => `+${getCountryCallingCode(country)}`;
const codes = [...new Set(getCountries().map(codeOf))];

test('numbers as people write, paste and autofill them become what the provider wants, and what is none stays wrong', () => {
  const read = phoneCases.map(({ what, typed, chosen }) => {
    const { number, code } = readNumber(typed, chosen, codes);
    const right = isNumber(number, 6, 19);
    return { what, sent: right ? number : undefined, code: right && code !== chosen ? code : undefined };
  });
  expect(read).toEqual(phoneCases.map(({ what, sent, code }) => ({ what, sent, code })));
  expect(phoneCases.length).toBeGreaterThan(100);
});

test('the mobile numbers of all countries, in the forms that are usual there and abroad', () => {
  const wrong: string[] = [];
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples);
    if (!example) continue;
    const national = example.formatNational();
    const forms = [
      example.number,
      example.formatInternational(),
      example.format('IDD', { fromCountry: country === 'FR' ? 'DE' : 'FR' }),
      example.number.slice(1),
    ];
    // In Argentina one dials more for mobile numbers at home, in the middle of them.
    if (national.startsWith('0') && country !== 'AR') forms.push(national);
    for (const form of forms) {
      const { number } = readNumber(form, codeOf(country), codes);
      if (`+${number}` !== example.number) wrong.push(`${country} ${form}: ${number} instead of ${example.number}`);
    }
  }
  expect(wrong).toEqual([]);
});
