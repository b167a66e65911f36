/** Makes the gallery's manifest: a page for each section type, one for each example alone, and one for the icons. */
import type { z } from 'zod';
import { iconNames } from '../../schema/icons.ts';
import type { Folders } from '../bundling/project.js';
import { buildJsonSchema, type JsonSchema, oneLine } from '../json-schema/build-schema.ts';
import { sectionSchemas } from '../registry/section-schemas.ts';
import { bareManifest, type WrittenPage } from './bare-manifest.ts';
import { type Example, listTypes, readExamples, withPlacedPictures, writtenExample } from './examples.ts';
import type partDefinition from './part.ts';
import { partType } from './part.ts';
import { propRows } from './prop-rows.ts';

/** Where the page of a type is. Not at the top, where names such as `index` are reserved. */
export const typePath = (type: string) => `/types/${type}`;

/** Where an example stands alone. `index` counts from 0. */
export const examplePath = (type: string, index: number) => `${typePath(type)}/${index + 1}`;

/** Whether a path is that of an example that stands alone. */
export const isExamplePath = (path: string) => /^\/types\/.*\//.test(path);

/** What a type is called and what it is for, in the language of the gallery. */
const wordsOf = (type: string): string => oneLine(sectionSchemas[type]?.en ?? [type, type]);

/** A text that is shown as it is: a brace that begins a constant is written twice. */
const literal = (text: string) => text.replaceAll('{', '{{');

/** The same where stars and the like are markup. */
const inRichText = (text: string) => literal(text.replace(/[\\`*_[\]]/g, '\\$&'));

/** The heading of the table that says so. */
const props = 'What may be written';

/** A section of the gallery's own type. */
const part = (props: Omit<z.input<typeof partDefinition.props>, 'title'> & { title?: string; id?: string; tone?: string }) => ({
  type: partType,
  ...props,
});

/**
 * @param only The types to show; none means all.
 */
export function galleryManifest(folders: Folders, only: readonly string[] = []) {
  const shown = (type: string) => sectionSchemas[type] && (only.length === 0 || only.includes(type));
  const { root, project } = folders;
  const types = listTypes(root, project).filter(shown);
  const definitions = buildJsonSchema(sectionSchemas, 'en').definitions as unknown as Record<string, JsonSchema>;
  const pages = types.flatMap((type): WrittenPage[] => {
    const examples = readExamples(root, type, project);
    return [
      typePage(type, types, examples, definitions[type] ?? {}),
      ...examples.map((example, index) => examplePage(type, example, index, folders)),
    ];
  });
  const text = [
    `${types.length} section types, made from their folders. Each page shows every example in light and dark, at three widths, with what may be written and the JSON to copy.`,
  ];
  const home = part({ id: 'types', title: 'Section types', text, finder: findType('cards', types) });
  const lists = types.some((type) => sectionSchemas[type]?.lists);
  const manifest = bareManifest([home], [...pages, ...(lists ? entryPages(folders) : []), iconPage()]);
  manifest.header.mail.href = '/icons';
  manifest.header.logo = withPlacedPictures(manifest.header.logo, folders);
  return manifest;
}

const findType = (layout: 'cards' | 'chips', types: readonly string[], current?: string) => ({
  label: 'Find a type',
  none: 'No type is called that.',
  layout,
  entries: types.map((name) => ({ name, text: literal(wordsOf(name)), href: typePath(name), current: name === current })),
});

function typePage(type: string, types: readonly string[], examples: readonly Example[], schema: JsonSchema): WrittenPage {
  const rows = propRows(schema).map(({ key, form, text }) => ({ cells: [`\`${key}\``, inRichText(form), inRichText(text)] }));
  return {
    path: typePath(type),
    title: `${type} – section types`,
    description: `The section type ${type} with its examples, its props and the JSON to copy into a manifest.`,
    sections: [
      part({ title: type, text: [literal(wordsOf(type))] }),
      ...examples.map(({ name, hidden = false, section }, index) => {
        const json = literal(JSON.stringify({ type, ...section }, null, 2));
        const tone = index % 2 === 0 ? 'tint' : 'plain';
        return part({ title: literal(name), tone, example: { hidden, src: examplePath(type, index), json } });
      }),
      { type: 'table', title: props, caption: props, columns: ['Key', 'Form', 'Meaning'], rowHeads: true, rows },
      part({ finder: findType('chips', types, type) }),
    ],
  };
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
    ...(example.section.title === undefined ? [part({ id: headingId, tone: 'tint', title: literal(example.name) })] : []),
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
      { date, tags: [index % 2 === 0 ? 'Even' : 'Odd'], image: { src: 'src/gallery/picture.svg', alt: 'A picture' } },
      folders,
    ),
    sections: [part({ title: `Entry number ${index + 1}`, text: ['Examples of lists show this page.'] })],
  }));

const iconPage = (): WrittenPage => ({
  path: '/icons',
  title: 'Icons – section types',
  description: 'Every icon that a manifest may name, to be found by its name. A click copies the name.',
  sections: [
    part({
      title: 'Icons',
      text: [
        `${iconNames.length} icons that a manifest may name. A click copies the name. More: add them to schema/icon-words.ts.`,
      ],
      finder: {
        label: 'Find an icon',
        none: 'No icon is called that.',
        layout: 'icons',
        entries: iconNames.map((name) => ({ icon: name, name })),
      },
    }),
  ],
});
