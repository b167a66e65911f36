/** Makes the manifest of the site that the gallery frames: a page for each example alone. */
import type { Folders } from '../bundling/project.js';
import { sectionSchemas } from '../registry/section-schemas.ts';
import { bareManifest, type WrittenPage } from './bare-manifest.ts';
import { type Example, readExamples, withPlacedPictures, writtenExample } from './examples.ts';

/** Where an example stands alone. `index` counts from 0. */
export const examplePath = (type: string, index: number) => `/types/${type}/${index + 1}`;

/** A text that is shown as it is: a brace that begins a constant is written twice. */
const literal = (text: string) => text.replaceAll('{', '{{');

/** @param types - those whose examples are shown */
export function galleryManifest(folders: Folders, types: readonly string[]) {
  const pages = types.flatMap((type) =>
    readExamples(folders.root, type, folders.project).map((example, index) => examplePage(type, example, index, folders)),
  );
  const lists = types.some((type) => sectionSchemas[type]?.lists);
  return bareManifest([...pages, ...(lists ? entryPages(folders) : [])], folders);
}

/** The anchor of a heading that only screen readers meet. */
export const headingId = 'heading';

/** An example alone, as it is framed. Every page needs a heading: where the example has none, the page has one out of sight. */
const examplePage = (type: string, example: Example, index: number, folders: Folders): WrittenPage => ({
  path: examplePath(type, index),
  title: literal(`${type}: ${example.name}`),
  description: `Example ${index + 1} of the section type ${type}, alone on its page, as it is framed in the gallery.`,
  sections: [
    // In a tone that no example has: of two sections of one tone in a row the second has less room above.
    ...(example.section.title === undefined
      ? [{ type: 'text', id: headingId, tone: 'tint', title: literal(example.name), text: ['An example.'] }]
      : []),
    withPlacedPictures(writtenExample(type, example), folders, type),
  ],
});

/** What examples of lists have to show. */
const entryPages = (folders: Folders): WrittenPage[] =>
  ['2026-05-12', '2026-03-02', '2025-11-20', '2025-02-07'].map((date, index) => ({
    path: `/entry-${index + 1}`,
    title: `Entry number ${index + 1} of the lists`,
    description: `A page that examples of lists show as an entry of theirs, number ${index + 1} of four, with an image and a tag.`,
    entry: withPlacedPictures(
      {
        date,
        tags: [index % 2 === 0 ? 'Even' : 'Odd'],
        image: { src: 'src/gallery/picture.svg', alt: 'A picture' },
        facts: { place: `Hall ${index + 1}`, days: [date, date.replace(/..$/, '28')] },
      },
      folders,
    ),
    sections: [{ type: 'text', title: `Entry number ${index + 1}`, text: ['Examples of lists show this page.'] }],
  }));
