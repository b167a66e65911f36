import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callingCodes } from '../../manifest/resolve/calling-codes.ts';
import { NewsletterEmbedPhone } from './NewsletterEmbedPhone.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

/** The fields with a country chosen beforehand; in the browser of a visitor of an isolated page without the list. */
function phone(selected: string, countries: { countries?: ReturnType<typeof callingCodes> }) {
  const countryCode = { name: 'CODE', label: 'Country code', empty: 'Choose', country: { selected, ...countries } };
  const rules = { name: 'PHONE', label: 'Phone', hint: 'Digits', expected: 'Digits', minDigits: 6, maxDigits: 19 };
  return (
    <MantineProvider>
      <NewsletterEmbedPhone phone={{ ...rules, countryCode }} id="form-" />
    </MantineProvider>
  );
}
const complete = { countries: callingCodes('en') };
const findSelect = () => document.querySelector('select') ?? expect.fail('There is no select.');

describe.each([
  ['US', 'United States (+1)'],
  ['GB', 'United Kingdom (+44)'],
  ['DE', 'Germany (+49)'],
])('of the countries that share a code the chosen one is selected: %s', (country, label) => {
  test('in a document, and where the browser makes the list', () => {
    const html = new DOMParser().parseFromString(renderToString(phone(country, complete)), 'text/html');
    expect([...html.querySelectorAll('option[selected]')].map((option) => (option as HTMLOptionElement).label)).toEqual([label]);
    render(phone(country, complete));
    const select = findSelect();
    expect(select.selectedOptions[0]?.label).toBe(label);
    expect(select.value).toBe(`+${/\d+/.exec(label)?.[0]}`);
    expect([...select.options].every(({ value }) => value === '' || /^\+\d+$/.test(value))).toBe(true);
    expect(select.options.length).toBeGreaterThan(230);
  });

  test('where the app takes the list from the document, with what the visitor has chosen there', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(phone(country, complete));
    const select = findSelect();
    select.selectedIndex = 5;
    const before = select.innerHTML;
    const onRecoverableError = vi.fn();
    render(phone(country, {}), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect([findSelect() === select, select.innerHTML === before, select.selectedIndex]).toEqual([true, true, 5]);
  });
});
