/** The app's part of a choice. tests/e2e/tools/choose.spec.ts shows the part that browsers do alone, by the rules of the style sheet. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Choose } from '../../schema/choose.ts';
import type { Shell } from '../../schema/resolved.ts';
import { useChoice } from './Choose.tsx';
import { SurroundingsProvider } from './shell.tsx';

interface Bread {
  title: string;
  flour: string;
  day: string;
}

const breads: Bread[] = [
  { title: 'Rye loaf', flour: 'Rye', day: 'Monday' },
  { title: 'Rye roll', flour: 'Rye', day: 'Friday' },
  { title: 'Spelt loaf', flour: 'Spelt', day: 'Friday' },
];
const flour = { by: 'flour', label: 'Which flour?', all: 'Any flour' };
const day = { by: 'day', label: 'On which days?', several: true };
const words = { results: 'Found:', none: 'Nothing.', reset: 'Start anew' };

function Page({ choose, isStatic }: { choose: Choose; isStatic?: true | undefined }) {
  const { controls, groupOf } = useChoice(choose, breads, (bread, by) => {
    const name = bread[by as 'flour' | 'day'];
    return [{ name, text: name }];
  });
  const shell = (isStatic ? { isStatic } : {}) as Shell;
  return (
    <SurroundingsProvider value={{ shell, path: '/', prefetch: () => {} }}>
      <Link to="#spelt">To the spelt loaf</Link>
      <Link to="#elsewhere">Elsewhere</Link>
      {controls}
      <div>
        {['Rye', 'Spelt'].map((one) => (
          <section key={one} aria-label={one} data-group={groupOf(...breads.filter((bread) => bread.flour === one))}>
            {breads.map(
              (bread) =>
                bread.flour === one && (
                  <p key={bread.title} id={bread.flour.toLowerCase()} tabIndex={-1} data-group={groupOf(bread)}>
                    {bread.title}
                  </p>
                ),
            )}
          </section>
        ))}
      </div>
    </SurroundingsProvider>
  );
}

function open(choose: Choose, { search = '', isStatic }: { search?: string; isStatic?: true } = {}) {
  window.history.replaceState(null, '', `/${search}`);
  const { container } = render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <Page choose={choose} isStatic={isStatic} />
    </MemoryRouter>,
  );
  return {
    shown: () => [...container.querySelectorAll('p[data-group]:not([data-group~="out"])')].map((one) => one.textContent),
    groups: () =>
      [...container.querySelectorAll('section:not([data-group~="out"])')].map((one) => one.getAttribute('aria-label')),
    chosen: () => [...container.querySelectorAll<HTMLInputElement>('input:checked')].map((one) => one.labels?.[0]?.textContent),
  };
}

const choice = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const said = () => screen.getByRole('status').textContent;

afterEach(cleanup);

test('what fits all criteria is shown, a group without any goes, and the number of results is said once somebody has chosen', () => {
  const { shown, groups } = open({ criteria: [flour, day], ...words });
  expect([shown().length, said()]).toEqual([3, '']);
  fireEvent.click(choice('Friday'));
  expect([shown(), groups(), said()]).toEqual([['Rye roll', 'Spelt loaf'], ['Rye', 'Spelt'], 'Found: 2']);
  fireEvent.click(choice('Rye'));
  expect([shown(), groups(), said()]).toEqual([['Rye roll'], ['Rye'], 'Found: 1']);
  fireEvent.click(choice('Monday'));
  expect([shown(), said()]).toEqual([['Rye loaf', 'Rye roll'], 'Found: 2']);
});

test('when nothing fits, that is said, and a button shows all again', () => {
  const { shown } = open({ criteria: [flour, day], ...words });
  fireEvent.click(choice('Spelt'));
  fireEvent.click(choice('Monday'));
  expect([shown(), said()]).toEqual([[], 'Nothing.']);
  fireEvent.click(screen.getByRole('button', { name: 'Start anew' }));
  expect([shown().length, said(), window.location.search]).toEqual([3, 'Found: 3', '']);
  expect(document.activeElement).toBe(choice('Any flour'));
});

test('the choice is in the address, and a page with such an address shows it', () => {
  open({ criteria: [flour, day] });
  for (const name of ['Rye', 'Monday', 'Friday']) fireEvent.click(choice(name));
  expect(window.location.search).toBe('?flour=Rye&day=Monday&day=Friday');
  fireEvent.click(choice('Any flour'));
  expect(window.location.search).toBe('?day=Monday&day=Friday');
  cleanup();
  const { shown, chosen } = open({ criteria: [flour, day] }, { search: '?page=2&day=Monday' });
  expect([shown(), chosen()]).toEqual([['Rye loaf'], ['Any flour', 'Monday']]);
  fireEvent.click(choice('Monday'));
  expect(window.location.search).toBe('?page=2');
});

test('what is chosen beforehand is not in the address, but that all are shown instead is', () => {
  const spelt = { name: 'Spelt', text: 'Spelt' };
  const { shown } = open({ criteria: [{ ...flour, first: spelt, order: [spelt] }] });
  expect([shown(), window.location.search]).toEqual([['Spelt loaf'], '']);
  const offers = within(screen.getByRole('group', { name: 'Which flour?' })).getAllByRole('radio');
  expect(offers.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual(['Any flour', 'Spelt', 'Rye']);
  fireEvent.click(choice('Any flour'));
  expect([shown().length, window.location.search]).toEqual([3, '?flour=']);
  cleanup();
  expect(open({ criteria: [{ ...flour, first: spelt }] }, { search: '?flour=' }).chosen()).toEqual(['Any flour']);
});

test('a site without the app has no controls that only the app could follow', () => {
  open({ criteria: [flour, day] }, { isStatic: true });
  expect(screen.queryByLabelText('Rye', { selector: 'input' })).toBe(null);
  cleanup();
  open({ criteria: [flour], ...words }, { isStatic: true });
  expect([choice('Rye'), screen.queryByRole('status')]).toEqual([expect.anything(), null]);
});

test('a link to an entry that is hidden shows all again, and the entry has the focus', () => {
  const { chosen, shown } = open({ criteria: [flour] });
  const entry = screen.getByText('Spelt loaf');
  fireEvent.click(choice('Rye'));
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(chosen()).toEqual(['Rye']);
  fireEvent.click(screen.getByText('To the spelt loaf'));
  expect([chosen(), shown().length, document.activeElement]).toEqual([['Any flour'], 3, entry]);
  // One that is shown stays, and so does what was chosen.
  entry.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  fireEvent.click(choice('Rye'));
  fireEvent.click(screen.getByText('To the spelt loaf'));
  expect(chosen()).toEqual(['Rye']);
});

test('what an author chooses beforehand while the page is open is chosen there at once', () => {
  window.history.replaceState(null, '', '/');
  const page = (name: string) => (
    <MemoryRouter>
      <Page choose={{ criteria: [{ ...flour, first: { name, text: name } }], ...words }} />
    </MemoryRouter>
  );
  const { rerender } = render(page('Rye'));
  expect([(choice('Rye') as HTMLInputElement).checked, said()]).toEqual([true, 'Found: 2']);
  rerender(page('Spelt'));
  expect([(choice('Spelt') as HTMLInputElement).checked, said()]).toEqual([true, 'Found: 1']);
});
