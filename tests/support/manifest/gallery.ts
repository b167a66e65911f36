/** For tests: a site that shows every example of every section type, one page for each type. It grows with the folders. */
import { type Example, listTypes, readExamples as readExamplesOf, writtenExample } from '../../../src/gallery/examples.ts';
import shell from '../../../src/gallery/shell.json' with { type: 'json' };
import { root } from '../project/project.ts';
import { type Manifest, type WrittenSection, writeManifest } from './manifest.ts';
import { minimalManifest } from './minimal.ts';

/** The folders of all section types. */
export const sectionTypes = listTypes(root);

/** The examples of a type. Starter content comes last: of a section it shows the least, and no picture where it may be left out. */
export function readExamples(type: string): Example[] {
  const examples = readExamplesOf(root, type);
  return [...examples.filter(({ starter }) => !starter), ...examples.filter(({ starter }) => starter)];
}

/** Home has something of everything that tests look for: height, a contact section, a form, an address to copy. */
const onHome = ['hero', 'card-grid', 'newsletter-embed', 'split', 'call-to-action', 'text'];

/** Where the page of a type is. Not the type alone: that could be an address that a site needs for itself, such as `/assets`. */
export const pathOf = (type: string) => `/type-${type}`;

export function makeGallery(): Manifest {
  const gallery = minimalManifest();
  // A folder without examples is the contract test's to name; the others are shown all the same.
  const shown = sectionTypes.filter((type) => readExamples(type).length > 0);
  const first = (type: string) => ({ type, ...readExamples(type)[0]?.section });
  const page = (path: string, title: string, list: WrittenSection[]) => ({
    path,
    title,
    description: `What ${title} looks like, from its examples.`,
    sections: list,
  });
  gallery.routes = [
    page('/', 'Gallery', [...onHome.filter((type) => shown.includes(type)).map(first), { ...first('contact'), id: 'contact' }]),
    ...shown.map((type) =>
      page(
        pathOf(type),
        `Type ${type}`,
        readExamples(type).map((example) => writtenExample(type, example)),
      ),
    ),
    ...gallery.routes.filter(({ path }) => path === '*'),
  ];
  const link = (type: string) => ({ label: `Type ${type}`, href: pathOf(type) });
  gallery.header.logo = { src: 'media/logo.svg', alt: '' };
  gallery.header.links = shown.slice(0, 3).map(link);
  gallery.footer.links = shown.map(link);
  // What examples of lists show.
  Object.assign(gallery, { collections: shell.collections });
  Object.assign(gallery.errorView, { text: 'This page could not be loaded.', reload: 'Load again' });
  return gallery;
}

/** Writes the gallery's manifest into a folder. */
export const writeGallery = (folder: string): string => writeManifest(makeGallery(), folder, root);
