// @vitest-environment jsdom
/** What is filled in already stands in the document itself, and gives way to what visitors typed before the app came. */
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './props.ts';

const options = [{ label: 'Bread' }, { label: 'Cake', value: 'sweet' }, { label: 'Rolls' }];
const filledIn = (input: FieldProps['input'], value: string, more: Partial<FieldProps> = {}) =>
  ({ name: input, label: input, input, value, required: false, autocomplete: 'off', ...more }) as unknown as FieldProps;
const fields = [
  filledIn('text', 'Table for four'),
  filledIn('textarea', 'A loaf, please\n& more'),
  filledIn('select', 'Cake', { options }),
  filledIn('radio', 'Cake', { options }),
  filledIn('checkbox', 'Cake', { options }),
];
const form = (
  <MemoryRouter>
    <MantineProvider>
      {fields.map((field, index) => (
        <FormField key={index} field={field} id={`f${index}`} />
      ))}
    </MantineProvider>
  </MemoryRouter>
);

const one = <T extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector) ?? expect.fail(`no ${selector}`);
const values = () => [
  one('[name="text"]').value,
  one('textarea').value,
  one('select').value,
  [...document.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]')].map(({ checked }) => checked),
];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function openDocument(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(form);
  return root;
}

test('stands in the document; of options the one with this label is chosen, and no box is ticked for anybody', () => {
  const root = openDocument();
  const given = ['Table for four', 'A loaf, please\n& more', 'sweet', [false, true, false, false, false, false]];
  expect(values()).toEqual(given);
  render(form, { container: root, hydrate: true });
  expect(values()).toEqual(given);
});

test('gives way to what was typed before the app came', () => {
  const root = openDocument();
  one('[name="text"]').value = 'Table for two';
  one('textarea').value = 'Six rolls';
  one('select').value = 'Rolls';
  one('[type="radio"]').checked = true;
  render(form, { container: root, hydrate: true });
  expect(values()).toEqual(['Table for two', 'Six rolls', 'Rolls', [true, false, false, false, false, false]]);
});
