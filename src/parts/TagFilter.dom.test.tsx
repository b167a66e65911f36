/** A link to a card that the filter hides, once the app is there. Before that the rules beside it show what is a target. */
import { fireEvent, render } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TagFilter } from './TagFilter.tsx';

test('shows all cards again, and the card has the focus', () => {
  const { container, getByText } = render(
    <MemoryRouter>
      <Link to="#rolls">To the rolls</Link>
      <Link to="#elsewhere">Elsewhere</Link>
      <TagFilter label="Filter" choices={['All', 'Bread', 'Rolls']} />
      <ul>
        <li data-group="1">Rye</li>
        <li data-group="2" id="rolls" tabIndex={-1}>
          Rolls
        </li>
      </ul>
    </MemoryRouter>,
  );
  const chosen = () => container.querySelector<HTMLInputElement>('input:checked')?.value;
  const card = container.querySelector<HTMLElement>('#rolls') ?? expect.fail();
  fireEvent.click(getByText('Bread'));
  fireEvent.click(getByText('Elsewhere'));
  expect(chosen()).toBe('1');
  fireEvent.click(getByText('To the rolls'));
  expect([chosen(), document.activeElement]).toEqual(['0', card]);
  // One that is shown stays, and so does what was chosen.
  card.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  fireEvent.click(getByText('Rolls', { selector: 'span' }));
  fireEvent.click(getByText('To the rolls'));
  expect(chosen()).toBe('2');
});
