/** Makes the gallery's manifest: a page for each section type, one for each example alone, and one for the icons. */
import { iconNames } from '../../schema/icons.ts';
import type { Words } from '../../schema/words.ts';
import { buildJsonSchema, type JsonSchema, oneLine } from '../json-schema/build-schema.ts';
import { sectionSchemas } from '../sections/schemas.ts';
import { bareManifest, type WrittenPage } from './bare-manifest.ts';
import { type Example, listTypes, readExamples, writtenExample } from './examples.ts';
import { propRows } from './prop-rows.ts';

/** Where the page of a type is. Not at the top, where names such as `index` are reserved. */
export const typePath = (type: string) => `/types/${type}`;

/** Where an example stands alone. `index` counts from 0. */
export const examplePath = (type: string, index: number) => `${typePath(type)}/${index + 1}`;

/** What a type is called and what it is for, in the language of the gallery. */
const wordsOf = (type: string): Words => sectionSchemas[type]?.en ?? [type, type];

/** A text that is shown as it is: a brace that begins a constant is written twice. */
const literal = (text: string) => text.replaceAll('{', '{{');

/**
 * @param root The builder's own folder.
 * @param only The types to show; none means all.
 */
export function galleryManifest(root: string, only: readonly string[] = []) {
  const shown = (type: string) => sectionSchemas[type] && (only.length === 0 || only.includes(type));
  const types = listTypes(root).filter(shown);
  const definitions = buildJsonSchema(sectionSchemas, 'en').definitions as unknown as Record<string, JsonSchema>;
  const pages = types.flatMap((type): WrittenPage[] => {
    const examples = readExamples(root, type);
    return [
      typePage(type, types, examples, definitions[type] ?? {}),
      ...examples.map((example, index) => framed(type, example, index)),
    ];
  });
  const text = [
    `${types.length} section types, made from their folders in src/sections. Each page shows every example in light and dark, at three widths, with what may be written and the JSON to copy.`,
  ];
  const home = [{ ...overview(types), id: 'types', title: 'Section types', text, layout: 'cards' }];
  const manifest = bareManifest(home, [...pages, iconPage()]);
  manifest.header.mail.href = '/icons';
  return manifest;
}

function overview(types: readonly string[], current?: string) {
  return {
    type: 'gallery-overview',
    filter: 'Find a type',
    none: 'No type is called that.',
    layout: 'chips',
    items: types.map((type) => ({
      name: type,
      title: literal(wordsOf(type)[0]),
      text: literal(wordsOf(type)[1]),
      href: typePath(type),
      ...(type === current && { current: true }),
    })),
  };
}

function typePage(type: string, types: readonly string[], examples: readonly Example[], schema: JsonSchema): WrittenPage {
  return {
    path: typePath(type),
    title: `${type} – section types`,
    description: `The section type ${type} with its examples, its props and the JSON to copy into a manifest.`,
    sections: [
      { type: 'text', title: type, text: [literal(oneLine(wordsOf(type)))] },
      ...examples.map((example, index) => exampleSection(type, example, index)),
      {
        type: 'gallery-props',
        title: 'What may be written',
        head: { key: 'Key', form: 'Form', text: 'Meaning' },
        required: '(required)',
        rows: propRows(schema).map((row) => ({ ...row, form: literal(row.form), text: literal(row.text) })),
      },
      overview(types, type),
    ],
  };
}

function exampleSection(type: string, { name, hidden, section }: Example, index: number) {
  return {
    type: 'gallery-example',
    tone: index % 2 === 0 ? 'tint' : 'plain',
    title: literal(name),
    ...(hidden && { mark: 'edge case' }),
    src: examplePath(type, index),
    schemes: [
      { hash: 'light', label: 'Light' },
      { hash: 'dark', label: 'Dark' },
    ],
    alone: { label: 'Open alone', href: examplePath(type, index) },
    realSize: 'Real size',
    jsonLabel: 'JSON',
    json: literal(JSON.stringify({ type, ...section }, null, 2)),
    copy: 'Copy JSON',
    copied: 'JSON copied',
  };
}

/**
 * An example alone. What makes the page a frame has another tone than any example: of two plain sections in a row the second has less
 * room above. It has a heading where the example has none.
 */
function framed(type: string, example: Example, index: number): WrittenPage {
  const { name, section } = example;
  return {
    path: examplePath(type, index),
    title: literal(`${type}: ${name}`),
    description: `Example ${index + 1} of the section type ${type}, alone on its page, as it is framed in the gallery.`,
    sections: [
      { type: 'gallery-frame', tone: 'tint', ...(section.title === undefined && { title: literal(name) }) },
      writtenExample(type, example),
    ],
  };
}

function iconPage(): WrittenPage {
  return {
    path: '/icons',
    title: 'Icons – section types',
    description: 'Every icon that a manifest may name, to be found by its name. A click copies the name.',
    sections: [
      {
        type: 'gallery-icons',
        title: 'Icons',
        text: [`${iconNames.length} icons that a manifest may name. A click copies the name. More: add them to schema/icons.ts.`],
        filter: 'Find an icon',
        none: 'No icon is called that.',
        copied: 'Name copied',
        items: iconNames.map((name) => ({ icon: name, name })),
      },
    ],
  };
}
