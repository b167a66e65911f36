/**
 * docs/fields.md: for developers of section types, what an author writes in each field, what a component gets of it, and which part shows
 * that. All of it is read from the sources, or made by the loader of the examples beside this file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtomName } from '../../schema/atoms.ts';
import type { Constants } from '../manifest/resolve/constants.ts';
import type { ResolveContext } from '../manifest/resolve/context.ts';
import type { NamedFiles } from '../manifest/resolve/named-files.ts';
import { noReferences } from '../manifest/resolve/references.ts';
import { resolverOf } from '../manifest/resolve/resolve.ts';
import { type AtomExample, constants, examples } from './examples.ts';
import { type Exported, readExports } from './read-exports.ts';

/** Where fields are made. */
const schemaFiles = ['fields', 'date-fields', 'picture-fields', 'blocks', 'resources'].map((name) => `schema/${name}.ts`);

/**
 * @param root - the builder's own folder
 * @returns the text of docs/fields.md
 */
export function fieldsPage(root: string): string {
  const read = (file: string) => readExports(file, readFileSync(join(root, file), 'utf8'));
  const entriesOf = (file: string, name: string) =>
    read(file).find((one) => one.name === name)?.entries ?? new Map<string, string>();
  const makers = schemaFiles.flatMap((file) => read(file).map((one) => ({ ...one, file })));
  const types = read('schema/atoms.ts');
  const parts = partsIn(root, read);
  const { name: builder } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const shared = new Set(readFileSync(join(root, 'src/public/parts.ts'), 'utf8').match(/(?<=\{[^}]*)\w+(?=[^{]*\} from)/g));
  const written = entriesOf('src/fields-page/examples.ts', 'examples');
  const shown = entriesOf('src/fields-page/shown.tsx', 'shown');
  const valueTypes = valueTypesIn(readFileSync(join(root, 'schema/atoms.ts'), 'utf8'));
  const told = new Set<string>();

  const atoms = (Object.entries(examples) as [AtomName, AtomExample][]).map(([name, example]) => {
    const call = written.get(`${name}.schema`) ?? '';
    const maker = makers.find((one) => call.startsWith(`${one.name}(`));
    const type = valueTypes.get(name) ?? '';
    const others = makers.filter((one) => one !== maker && one.source.includes(`atom: '${name}'`));
    return [
      `### \`${name}\``,
      '',
      maker?.about ?? '',
      '',
      ...(others.length > 0 ? [`Also made by ${others.map((one) => `\`${one.name}()\``).join(', ')}.`, ''] : []),
      '| | |',
      '|---|---|',
      `| in \`schema.ts\` | \`${example.key}: ${call}\`, from \`${maker?.file ?? ''}\` |`,
      `| an author writes | ${cell(`"${example.key}": ${json(example.written)}`)} |`,
      `| a component gets | \`${type}\`: ${cell(json(resolve(example)))} |`,
      `| and shows it | ${cell(bodyOf(shown.get(name) ?? ''))} |`,
      '',
      ...typeSource(type, types, told),
      ...takenBy(type, parts),
    ].join('\n');
  });

  return `${[
    head(builder),
    '## Atoms',
    '',
    `What is no atom (\`plainText()\`, \`z.boolean()\`, \`z.enum()\`) a component gets as it is written, with constants filled in. The examples stand in a German
manifest with these constants: \`${json(constants)}\`.`,
    '',
    ...atoms,
    '## Fields that are made of them',
    '',
    'What sections have in common, from the same files.',
    '',
    '| Field | Is |',
    '|---|---|',
    ...makers.filter(isComposed).map((one) => `| \`${one.name}()\` | ${withLinks(cellText(one.about), parts)} |`),
    '',
    '## Parts',
    '',
    `Props with \`?\` may be left out. What is marked with ◆ own section types of a site import from \`${builder}/parts\`; the others are the builder's own,
and may change with any version.`,
    '',
    ...parts.map((part) => partText(part, shared.has(part.name))),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

const head = (builder: string) => `# Fields and parts

<!-- Made by "npm run schema" of the schemas and parts, and of src/fields-page/. Changes by hand are lost. -->

For whoever writes a [section type](sections.md). An **atom** is a field whose value the loader turns into something else before a component sees it;
a **part** is a component of \`src/parts/\` that shows what comes of it. \`PropsOf<typeof definition>\` gives a component the types of this page.

An [own section type](own-sections.md) of a site imports all atoms and fields from \`${builder}/section\`, whatever file of the builder is named here, and
parts from \`${builder}/parts\`.
`;

/** A part with the file that it is in. */
interface Part extends Exported {
  file: string;
}

/** Components, and hooks, in the order of their names. */
function partsIn(root: string, read: (file: string) => Exported[]): Part[] {
  const files = ['src/parts', 'src/parts/form'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
  return files
    .flatMap((file) => read(file).map((one) => ({ ...one, file })))
    .filter(({ name }) => /^(?:[A-Z][a-z]|use[A-Z])/.test(name))
    .filter(({ source }) => source.startsWith('function') || /^\w*Context\.Provider$|^\(/.test(source))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param isShared - whether own section types of a site may use it */
function partText({ name, about, file, props, more, source }: Part, isShared: boolean): string {
  const rest = [...new Set(more)].map((type) => `\`${type}\``).join(' and ');
  return [
    `### \`${name}\`, ${kindOf(name)}`,
    '',
    `${isShared ? '◆ ' : ''}${about} \`${file}\``,
    '',
    ...(props && props.length > 0
      ? [
          '| Prop | Type | |',
          '|---|---|---|',
          ...props.map(
            (prop) => `| \`${prop.name}${prop.optional ? '?' : ''}\` | ${cell(shortType(prop))} | ${cellText(prop.about)} |`,
          ),
          '',
        ]
      : name.startsWith('use')
        ? ['```ts', signatureOf(name, source), '```', '']
        : []),
    ...(rest && props ? [`And what ${rest} ${more.length > 1 ? 'have' : 'has'}.`, ''] : []),
  ].join('\n');
}

/** Parts and atoms can have the same name. */
const kindOf = (name: string) => (name.startsWith('use') ? 'a hook' : name.endsWith('Provider') ? 'a provider' : 'a part');
/** As GitHub makes it of the heading. */
const anchorOf = (name: string) => `${name} ${kindOf(name)}`.toLowerCase().replaceAll(' ', '-');

/** A hook without what it does. */
const signatureOf = (name: string, source: string): string =>
  `${name}${source.startsWith('(') ? (source.split(' =>')[0] ?? '') : (/^function \w+([^{]*)/.exec(source)?.[1] ?? '').trim()}`;

/** What may be undefined may also be left out: that is said once. */
const shortType = ({ type, optional }: { type: string; optional: boolean }) =>
  optional ? type.replace(/ \| undefined$/, '') : type;

/** Atom → the name of the type that it becomes, from the one list of these. */
function valueTypesIn(text: string): ReadonlyMap<string, string> {
  const [, list = ''] = /interface AtomValues \{([\s\S]*?)\n\}/.exec(text) ?? [];
  return new Map([...list.matchAll(/(\w+): ([^;]+);/g)].map(([, name = '', type = '']) => [name, type]));
}

/** The type as it is declared, with those of the same file that it is made of; each stands on the page once. */
function typeSource(type: string, types: readonly Exported[], told: Set<string>): string[] {
  const wanted: Exported[] = [];
  const add = (name: string) => {
    const found = types.find((one) => one.name === name);
    if (!found || told.has(name)) return;
    told.add(name);
    wanted.push(found);
    for (const word of new Set(found.source.match(/\b[A-Z]\w+/g))) add(word);
  };
  add(type);
  if (wanted.length === 0) return [];
  return ['```ts', ...wanted.map(({ about, source }) => (about ? `/** ${about} */\n${source}` : source)), '```', ''];
}

/** The parts with a prop of this type. */
function takenBy(type: string, parts: readonly Part[]): string[] {
  if (!/^[A-Z]/.test(type)) return [];
  const pattern = new RegExp(`\\b${type}\\b`);
  const taking = parts.filter(({ props = [] }) => props.some((prop) => pattern.test(prop.type)));
  if (taking.length === 0) return [];
  return [`Parts that take it: ${taking.map(({ name }) => linkTo(name)).join(', ')}.`, ''];
}

/** A function that makes fields of atoms, and says what they are. */
const isComposed = ({ about, source }: Exported): boolean => source.startsWith('(') && about !== '' && !source.includes('atom: ');

/** A text with links to the parts that it names in its last sentence. */
const withLinks = (text: string, parts: readonly Part[]): string =>
  text.replace(/The parts? that .*$/, (sentence) =>
    sentence.replace(/\b[A-Za-z]+\b/g, (word) => (parts.some(({ name }) => name === word) ? linkTo(word) : word)),
  );
const linkTo = (name: string) => `[\`${name}\`](#${anchorOf(name)})`;

/** What the loader makes of an example, in a manifest that has what the examples name. */
export function resolve({ schema, written }: AtomExample): unknown {
  // Of files the examples ask no more.
  const files: Pick<NamedFiles, 'image' | 'drawing' | 'published'> = {
    image: () => ({ src: '/assets/backstube.Ab3dE5fG.jpg', width: 1600, height: 1200, type: 'jpg', size: 2e5, isCutOff: false }),
    drawing: () => ({ hasWords: false, dropped: undefined, isEndless: false }),
    published: () => undefined,
  };
  const context: ResolveContext = {
    base: '',
    ...{ lang: 'de', country: 'DE', shownIn: 'de-DE', today: '2026-06-01', findings: [] },
    constants: new Map(
      Object.entries(constants).map(([name, value]) => [name, { value, pointer: `/constants/${name}` }]),
    ) as Constants,
    files: files as NamedFiles,
    references: noReferences(new Map()),
  };
  const value = resolverOf(schema)(written, '', context);
  if (context.findings.length > 0) throw new Error(`docs/fields.md: ${JSON.stringify(context.findings)}`);
  return value;
}

/** The most entries of a list that are of use to a reader. */
const most = 6;

/** A value on one line; of a long list the first entries. */
function json(value: unknown): string {
  if (Array.isArray(value)) {
    const entries = value.length > most ? [...value.slice(0, 2).map(json), '…'] : value.map(json);
    return `[${entries.join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `"${key}": ${json(inner)}`)
    .join(', ')} }`;
}

/** What an arrow function gives, as it is written. */
const bodyOf = (arrow: string): string => arrow.replace(/^\([^)]*\) =>\s*/, '').replace(/\s+/g, ' ');

/** Code in a table: a bar would end its cell, and a backquote the code. */
function cell(code: string): string {
  const safe = code.replaceAll('|', '\\|');
  return safe.includes('`') ? `\`\` ${safe} \`\`` : `\`${safe}\``;
}
const cellText = (text: string): string => text.replaceAll('|', '\\|');
