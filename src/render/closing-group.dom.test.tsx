import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useClosingGroup } from './closing-group.ts';

afterEach(cleanup);

function Menu() {
  const root = useRef<HTMLDetailsElement>(null);
  useClosingGroup(root);
  return (
    <>
      <nav>
        <details ref={root}>
          <summary>Shop</summary>
          <a href="#bread">Bread</a>
        </details>
      </nav>
      <button type="button">Elsewhere</button>
    </>
  );
}

/** An open group, and what is around it. */
function open() {
  const { container } = render(<Menu />);
  const get = <Kind extends HTMLElement>(selector: string) => container.querySelector<Kind>(selector) ?? expect.fail();
  const group = get<HTMLDetailsElement>('details');
  group.open = true;
  return { group, button: get('summary'), link: get('a'), elsewhere: get('button') };
}

const press = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('a group stays open while the visitor is in it, and closes when she turns elsewhere', () => {
  const { group, link, elsewhere } = open();
  press(link);
  link.focus();
  expect(group.open).toBe(true);
  elsewhere.focus();
  expect(group.open).toBe(false);
  group.open = true;
  press(elsewhere);
  expect(group.open).toBe(false);
});

test('Escape closes it and gives the focus back to its button', () => {
  const { group, button, link } = open();
  button.tabIndex = 0;
  link.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(group.open).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([group.open, document.activeElement]).toEqual([false, button]);
});

test('a link of it closes it', () => {
  const { group, link } = open();
  link.click();
  expect(group.open).toBe(false);
});
