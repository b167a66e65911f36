/** A gallery before the app comes, and opened. In a browser, with keys and fingers: tests/e2e/tools/enlarged-images.spec.ts. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Image } from '../../../schema/atoms.ts';
import { type Surroundings, SurroundingsProvider } from '../../parts/shell.tsx';
import { Gallery } from './Gallery.tsx';

const photo: Image = { src: '/assets/mill.jpg', alt: 'A mill', width: 3000, height: 2000, widths: [480, 2304] };
const drawing: Image = { src: '/assets/plan.svg', alt: '', width: 400, height: 300, caption: 'The plan' };
const labels = { enlarge: 'Enlarge', previous: 'Previous', next: 'Next', close: 'Close' };

// The DOM of these tests knows no modal dialogs.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  HTMLElement.prototype.scrollTo = vi.fn();
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    act(() => void this.dispatchEvent(new Event('close')));
  });
});
afterEach(cleanup);

const dialog = () => screen.getByRole('dialog', { hidden: true }) as HTMLDialogElement;
const slides = () => [...dialog().querySelectorAll('li')];

/** What the app tells every part. Its links want a router around them, for pages of this site. */
const surroundings = { shell: { isolated: [] }, path: '/', prefetch: () => {} } as unknown as Surroundings;
const withSurroundings = (gallery: ReactNode) => (
  <SurroundingsProvider value={surroundings}>
    <MemoryRouter>{gallery}</MemoryRouter>
  </SurroundingsProvider>
);
const gallery = withSurroundings(<Gallery ratio="1:1" items={[photo, drawing, { ...photo, alt: 'Flour' }]} labels={labels} />);

/** The browser scrolls to an image. */
function scrollTo(index: number) {
  const strip = dialog().querySelector('ul') as HTMLElement;
  Object.defineProperties(strip, { clientWidth: { value: 100 }, scrollLeft: { value: 100 * index, configurable: true } });
  fireEvent.scroll(strip);
}

test('without the app each image is a link to its large file, named by what it shows', () => {
  const html = renderToStaticMarkup(gallery);
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)];
  expect(links.map(([, href]) => href)).toEqual(['/assets/mill-2304.webp', '/assets/plan.svg', '/assets/mill-2304.webp']);
  expect(links.map(([tag]) => /aria-label="([^"]+)"/.exec(tag)?.[1])).toEqual([undefined, 'Enlarge', undefined]);
  expect(html).toContain('The plan</figcaption>');
  // Nothing is loaded for a dialog that nobody has opened.
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html).not.toMatch(/<dialog[^>]* open/);
});

test('a click opens the image in place; one that wants another tab is left to the browser', () => {
  render(gallery);
  const link = screen.getByRole('link', { name: 'Flour' });
  let isLeft = false;
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', leave, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect([isLeft, dialog().open]).toEqual([true, false]);
  expect(fireEvent.click(link)).toBe(false);
  expect(dialog().open).toBe(true);
  expect(slides().map((slide) => slide.inert || slide.hasAttribute('inert'))).toEqual([true, true, false]);
  expect(dialog().textContent).toContain('3 / 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('keys and buttons lead to the next image, and no further than the last', () => {
  render(gallery);
  fireEvent.click(screen.getByRole('link', { name: 'A mill' }));
  const asked = vi.mocked(HTMLElement.prototype.scrollTo as (options: ScrollToOptions) => void);
  scrollTo(1);
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
  expect(asked).toHaveBeenLastCalledWith({ left: 200, behavior: 'instant' });
  scrollTo(2);
  expect(dialog().textContent).toContain('3 / 3');
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(asked).toHaveBeenLastCalledWith({ left: 200, behavior: 'instant' });
  fireEvent.keyDown(dialog(), { key: 'Home' });
  expect(asked).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
});

test('from right to left the next image lies to the left', () => {
  const { matches } = Element.prototype;
  const spied = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':dir(rtl)' || matches.call(this, selector);
  });
  render(gallery);
  fireEvent.click(screen.getByRole('link', { name: 'A mill' }));
  const asked = vi.mocked(HTMLElement.prototype.scrollTo as (options: ScrollToOptions) => void);
  scrollTo(-1);
  expect(dialog().textContent).toContain('2 / 3');
  fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
  expect(asked).toHaveBeenLastCalledWith({ left: -200, behavior: 'instant' });
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
  expect(asked.mock.lastCall?.[0].left).toBeCloseTo(0);
  spied.mockRestore();
});

test('closed, the focus is on the image that was seen last, and none of the large ones is left', () => {
  render(gallery);
  fireEvent.click(screen.getByRole('link', { name: 'A mill' }));
  scrollTo(2);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Flour' }));
  expect(slides()).toEqual([]);
});

test('an image with a target leads there, called by its caption where it has no description; the others are enlarged without it', () => {
  const href = { page: '/projects' };
  const items = [
    photo,
    { ...drawing, href },
    { ...photo, alt: 'Flour', href: { url: 'https://example.com/' } },
    { ...photo, alt: 'Bread' },
  ];
  render(withSurroundings(<Gallery ratio="1:1" items={items} labels={labels} />));
  expect(screen.getByRole('link', { name: 'The plan' }).getAttribute('href')).toBe('/projects');
  expect(screen.getByRole('link', { name: 'Flour' }).getAttribute('href')).toBe('https://example.com/');
  fireEvent.click(screen.getByRole('link', { name: 'Bread' }));
  expect(dialog().textContent).toContain('2 / 2');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bread' }));
});

test('without words for it nothing is enlarged, and what leads on does so', () => {
  const items = [photo, { ...drawing, href: { page: '/projects' } }];
  const html = renderToStaticMarkup(withSurroundings(<Gallery ratio="1:1" items={items} />));
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/projects']);
  expect(html).not.toContain('<dialog');
});
