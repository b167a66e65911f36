/** An image with its caption and its shape. What the boxes of photos and drawings are: tests/e2e/tools/photos.spec.ts. */
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const image = { src: '/assets/a.jpg', alt: 'A mill', width: 1200, height: 600 };
const markup = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(<Picture image={image} sizes="(min-width: 60em) 40rem, 90vw" className="place" {...props} />);
const sizesIn = (html: string) => [...new Set([...html.matchAll(/ sizes="([^"]*)"/g)].map(([, sizes]) => sizes))];

test('without a caption there is the image alone, in its place', () => {
  expect(markup({})).toMatch(/^<picture><img class="place" src/);
});

test('whoever asks for less motion gets the first picture of an animation', () => {
  const html = markup({ image: { ...image, widths: [480], moving: '/assets/a-moving.webp' } });
  expect(html).toMatch(
    /^<picture><source media="\(prefers-reduced-motion: no-preference\)" type="image\/webp" srcSet="\/assets\/a-moving\.webp"\/><source type="image\/avif"/,
  );
  expect(html).toContain('<img class="place" src="/assets/a.jpg"');
});

test('a caption stands below the image, and both are in its place', () => {
  const html = markup({ image: { ...image, caption: ['A ', { strong: ['mill'] }] } });
  expect(html).toMatch(/^<figure class="place"><picture><img class="\w+" /);
  expect(html).toMatch(/<\/picture><figcaption class="[\w -]+">A <strong>mill<\/strong><\/figcaption><\/figure>$/);
});

test("an image's own shape counts, else that of its place", () => {
  expect(markup({ ratio: '3:2' })).toContain('data-ratio="3:2"');
  expect(markup({ image: { ...image, ratio: '1:1' } })).toContain('data-ratio="1:1"');
  expect(markup({})).not.toContain('data-ratio');
});

test('of what is cut off at the sides a file is loaded that is as much wider', () => {
  const photo = { ...image, widths: [480, 1200] };
  expect(sizesIn(markup({ image: photo }))).toEqual(['(min-width: 60em) 40rem, 90vw']);
  expect(sizesIn(markup({ image: photo, ratio: '1:1' }))).toEqual(['(min-width: 60em) calc(40rem*2), calc(90vw*2)']);
  // Cut above and below: it is as wide as its place.
  const upright = { ...photo, width: 600, height: 1200 };
  expect(sizesIn(markup({ image: upright, ratio: '1:1' }))).toEqual(['(min-width: 60em) 40rem, 90vw']);
});
