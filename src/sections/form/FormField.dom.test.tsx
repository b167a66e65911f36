/** What is filled in already stands in the document itself, and gives way to what visitors typed before the app came. */
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { findMistakes } from '../../parts/form/fields.ts';
import examples from './examples.json' with { type: 'json' };
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
  vi.useRealTimers();
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

test('a day may be limited; what reaches up to today waits for the day of the visitor', () => {
  const limits = {
    min: { iso: '2027-03-01', isToday: true },
    max: { iso: '2027-06-30', isToday: false },
  };
  const day = (more: Partial<FieldProps>) => (
    <MantineProvider>
      <FormField field={{ ...filledIn('date', ''), ...more }} id="day" />
    </MantineProvider>
  );
  const limitsOf = () => ['min', 'max'].map((name) => one('[type="date"]').getAttribute(name));
  const open = (field: ReactNode) => {
    cleanup();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(field);
    const before = limitsOf();
    render(field, { container: root, hydrate: true });
    const after = limitsOf();
    root.remove();
    return { before, after };
  };
  vi.useFakeTimers({ now: new Date(2027, 2, 5, 0, 30), toFake: ['Date'] });
  expect(open(day(limits))).toEqual({ before: ['2027-03-01', '2027-06-30'], after: ['2027-03-05', '2027-06-30'] });
  expect(open(day({ max: limits.min }))).toEqual({ before: [null, null], after: [null, '2027-03-05'] });
  expect(open(day({}))).toEqual({ before: [null, null], after: [null, null] });
});

test('a day outside its limits is a mistake', () => {
  const limits = { min: { iso: '2027-03-01', isToday: false }, max: { iso: '2027-06-30', isToday: false } };
  const { container } = render(
    <MantineProvider>
      <form>
        <FormField field={filledIn('date', '', limits)} id="day" />
      </form>
    </MantineProvider>,
  );
  const said = ['2027-02-28', '2027-03-01', '2027-06-30', '2027-07-01', ''].map((day) => {
    one('[type="date"]').value = day;
    return [
      ...findMistakes(container.querySelector('form') as HTMLFormElement, { required: 'missing', invalid: 'wrong' }).values(),
    ];
  });
  expect(said).toEqual([['wrong'], [], [], ['wrong'], []]);
});

test('a latest day before the earliest is found, and one that does not exist', async () => {
  const found = async (limits: object) => {
    const form = { ...examples[0]?.section.form, fields: [{ name: 'day', label: 'Day', input: 'date', ...limits }] };
    const { problems } = await tryManifest(
      { '/routes/0/sections/1': { type: 'form', title: 'Write', form } },
      { today: '2027-03-01' },
    );
    return problems.filter(({ code }) => code.includes('date')).map(({ code, pointer }) => [code, pointer.split('/').at(-1)]);
  };
  expect(await found({ min: '2027-05-01', max: '30 April 2027' })).toEqual([['reversed-dates', 'max']]);
  expect(await found({ min: 'today', max: '2027-02-28' })).toEqual([['reversed-dates', 'max']]);
  expect(await found({ min: 'today', max: '2027-02-31' })).toEqual([['invalid-date', 'max']]);
  expect(await found({ min: 'today', max: 'today' })).toEqual([]);
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
