/** Images that other sections than a gallery enlarge: src/sections/gallery/Gallery.dom.test.tsx opens and closes them. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Image } from '../../schema/atoms.ts';
import { LeadingImageProvider, Picture } from './Picture.tsx';
import { PictureGroup } from './PictureGroup.tsx';
import { type Surroundings, SurroundingsProvider } from './shell.tsx';
import { useEnlarging } from './use-enlarging.tsx';

const photo = (alt: string): Image => ({ src: '/assets/mill.jpg', alt, width: 3000, height: 2000, widths: [480, 2304] });
const images = ['Bread', 'Rolls', 'Cakes'].map(photo);
const labels = { enlarge: 'Enlarge', previous: 'Previous', next: 'Next', close: 'Close' };

function Section({ hidden }: { hidden?: string }) {
  const { links, dialog } = useEnlarging(images, labels);
  return (
    <>
      {images.map((image) => (
        <div key={image.alt} hidden={image.alt === hidden}>
          <Picture image={image} sizes="100vw" enlarge={links.get(image)} />
        </div>
      ))}
      {dialog}
    </>
  );
}

/** Around a section, what the app tells every part of the site. */
const inSite = (isStatic?: true) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <SurroundingsProvider value={{ shell: { isStatic } } as unknown as Surroundings}>{children}</SurroundingsProvider>
  ),
});

// The DOM of these tests knows no modal dialogs, and does not tell what is seen.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  HTMLElement.prototype.scrollTo = vi.fn();
  HTMLElement.prototype.checkVisibility = function (this: HTMLElement) {
    return this.closest('[hidden]') === null;
  };
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    act(() => void this.dispatchEvent(new Event('close')));
  });
});
afterEach(cleanup);

test('what a filter hides is not leafed through, and the focus comes back to what was seen', () => {
  render(<Section hidden="Rolls" />, inSite());
  fireEvent.click(screen.getByRole('link', { name: 'Cakes' }));
  const dialog = screen.getByRole('dialog');
  expect([...dialog.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Bread', 'Cakes']);
  expect(dialog.textContent).toContain('2 / 2');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cakes' }));
});

test('on a site without the app an image is a link to its large file and no more', () => {
  const { container } = render(<Section />, inSite(true));
  expect(container.querySelector('dialog')).toBeNull();
  const link = screen.getByRole('link', { name: 'Rolls' });
  expect(link.getAttribute('href')).toBe('/assets/mill-2304.webp');
  expect(fireEvent.click(link), 'the browser follows it').toBe(true);
});

test('without words for it nothing is a link', () => {
  function Plain() {
    const { links, dialog } = useEnlarging(images, undefined);
    return (
      <>
        <PictureGroup images={images} sizes="100vw" links={links} />
        {dialog}
      </>
    );
  }
  const { container } = render(<Plain />, inSite());
  expect(container.querySelectorAll('a, dialog')).toHaveLength(0);
});

test('two images have one shape, that of the first; of three each may have its own', () => {
  const ratios = (group: Image[]) => {
    const { container } = render(<PictureGroup images={group} sizes="100vw" />);
    return [...container.querySelectorAll('img')].map(({ dataset }) => dataset.ratio);
  };
  const [first, second, third] = images as [Image, Image, Image];
  expect(ratios([first, second])).toEqual(['4:5', '4:5']);
  expect(ratios([{ ...first, ratio: '4:3' }, second])).toEqual(['4:3', '4:3']);
  expect(ratios([first, { ...second, ratio: '16:9' }, third])).toEqual(['3:4', '16:9', '1:1']);
});

test('where a page begins all images of a group load at once, the first before the others', () => {
  const group = <PictureGroup images={images} sizes="100vw" opening />;
  const loadingOf = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loadingOf(render(<LeadingImageProvider value={images[0]}>{group}</LeadingImageProvider>).container)).toEqual([
    null,
    null,
    null,
  ]);
  // Further down they wait like all others.
  expect(loadingOf(render(group).container)).toEqual(['lazy', 'lazy', 'lazy']);
});
