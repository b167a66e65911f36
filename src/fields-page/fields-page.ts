/**
 * docs/fields.md: for developers of section types, what an author writes in each field, what a component gets of it, and which part shows
 * that. All of it is quoted from the sources, or made by the loader of the examples beside this file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectConstants } from '../manifest/resolve/constants.ts';
import type { NamedFiles } from '../manifest/resolve/named-files.ts';
import { noReferences } from '../manifest/resolve/references.ts';
import { resolverOf } from '../manifest/resolve/resolve.ts';
import { constants, examples } from './examples.tsx';

/**
 * @param root - the builder's own folder
 * @returns the text of docs/fields.md
 */
export function fieldsPage(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { name: builder } = JSON.parse(read('package.json')) as { name: string };
  const shared = new Set(read('src/public/parts.ts').match(/(?<=\{[^}]*)\w+(?=[^{]*\} from)/g));
  const makers = ['fields', 'date-fields', 'picture-fields', 'blocks', 'resources']
    .flatMap((name) => declarationsIn(`schema/${name}.ts`, read))
    .filter(({ isExported, about, source }) => isExported && about && /^const \w+ = \(/.test(source));
  const types = declarationsIn('schema/atoms.ts', read);
  const typeOf = types.find(({ name }) => name === 'AtomValues')?.source;
  const quoted = read('src/fields-page/examples.tsx');
  const told = new Set<string>();

  const atoms = Object.entries(examples).map(([name, example]) => {
    const source = oneLine(
      new RegExp(`^ {2}${name}: example\\(\\w+\\.([\\s\\S]*?)\\),\\n(?: {2}[\\w/]|\\})`, 'm').exec(quoted)?.[1],
    );
    const [, call = '', key = '', shown = ''] = /^(.*?\)), .*?\((\w+)\) => (.*?),?$/.exec(source) ?? [];
    const made = makers.filter((maker) => new RegExp(`${makesAtom.source}'${name}'|\\b${name}Of\\(`).test(maker.source));
    const maker = made.find((one) => call.startsWith(`${one.name}(`));
    const others = made.filter((one) => one !== maker);
    const type = new RegExp(`^ +${name}: (\\w+);`, 'm').exec(typeOf ?? '')?.[1] ?? '';
    const also = others.length > 0 ? `\n\nAlso made by ${others.map((one) => `\`${one.name}()\``).join(', ')}.` : '';
    return `### \`${name}\`

${maker?.about}${also}

\`\`\`tsx
// In schema.ts, from ${maker?.file}:
${key}: ${call}
// An author writes:
"${key}": ${json(example.written)}
// A component gets \`${type}\`:
${json(resolve(example))}
// And shows it:
${shown.replace(/^\( (.*) \)$/, '$1')}
\`\`\`
${typesNamedIn(type, types, told)}`;
  });
  const parts = ['src/parts', 'src/parts/form'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^[^.]+\.tsx$/.test(name))
      .flatMap((name) => {
        const all = declarationsIn(`${folder}/${name}`, read);
        return all
          .filter((one) => one.isExported && /^(?:function|const) (?:[A-Z][a-z]|use[A-Z])/.test(one.source))
          .map((part) => ({ ...part, types: all }));
      }),
  );
  return `# Fields and parts

<!-- Made by "npm run schema" of the schemas and parts, and of src/fields-page/. Changes by hand are lost. -->

For whoever writes a [section type](sections.md). An **atom** is a field whose value the loader turns into something else before a component sees it;
a **part** is a component of \`src/parts/\` that shows what comes of it. \`PropsOf<typeof definition>\` gives a component the types of this page.

An [own section type](own-sections.md) of a site imports all atoms and fields from \`${builder}/section\`, whatever file of the builder is named here, and
parts from \`${builder}/parts\`.

## Atoms

What is no atom (\`plainText()\`, \`z.boolean()\`, \`z.enum()\`) a component gets as it is written, with constants filled in. The examples stand in a German
manifest with these constants: \`${json(constants)}\`.

${atoms.join('\n')}
## Fields that are made of them

What sections have in common, from the same files.

${makers
  .filter(({ source }) => !makesAtom.test(source) && !source.includes('imageOf('))
  .map(({ name, about }) => `- \`${name}()\`: ${about}`)
  .join('\n')}

## Parts

What is marked with ◆ own section types of a site import from \`${builder}/parts\`; the others are the builder's own, and may change with any version.

${parts
  .sort((one, other) => (one.name < other.name ? -1 : 1))
  .map(({ name, about, file, source, types }) => {
    const signature = (/^function [\s\S]*?\)(?::.+)?(?= \{$)|^.*?(?= =>)/m.exec(source) ?? [source])[0];
    return `### \`${name}\`\n\n${shared.has(name) ? '◆ ' : ''}${about} \`${file}\`\n\n\`\`\`tsx\n${signature}\n\`\`\`\n${typesNamedIn(signature, types)}`;
  })
  .join('\n')}`;
}

/** How the name of an atom is said: with what it is made of, or to the registry. */
const makesAtom = /\batom(?:\(\s*|: )/;

interface Declaration {
  name: string;
  isExported: boolean;
  /** What the comment above it says, without its marks and tags. */
  about: string;
  source: string;
  file: string;
}

/** The declarations of a file, which the formatter begins at the left edge. */
function declarationsIn(file: string, read: (file: string) => string): Declaration[] {
  return read(file)
    .split(/(?<!\*\/)\n(?=\/[*/]|[a-z])/)
    .flatMap((text) => {
      const [, comment, exported, source = '', name] =
        /^(?:\/\*\*([\s\S]*?)\*\/\n)?(export )?((?:function|const|interface|type) (\w+)[\s\S]*)/.exec(text) ?? [];
      const about = oneLine(comment?.replace(/^ \* ?/gm, '').replace(/\s@(?:param|returns|throws)[\s\S]*/, ''));
      return name ? [{ name, isExported: exported !== undefined, about, source: source.trim(), file }] : [];
    });
}

/** A block of the types of a file that a text names, with those that they are made of. */
function typesNamedIn(text: string, types: readonly Declaration[], told = new Set<string>()): string {
  const named = (inner: string): string[] =>
    types.flatMap(({ name, about, source }) => {
      if (told.has(name) || !/^(?:interface|type)/.test(source) || !new RegExp(`\\b${name}\\b`).test(inner)) return [];
      told.add(name);
      return [`${about ? `/** ${about} */\n` : ''}${source}`, ...named(source)];
    });
  const found = named(text);
  return found.length > 0 ? `\n\`\`\`ts\n${found.join('\n')}\n\`\`\`\n` : '';
}

/** What the loader makes of an example, in a manifest that has what the examples name. */
export function resolve({ schema, written }: Pick<typeof examples.richText, 'schema' | 'written'>): unknown {
  // Of files the examples ask no more.
  const files: Pick<NamedFiles, 'image' | 'drawing' | 'published'> = {
    image: () => ({ src: '/assets/backstube.Ab3dE5fG.jpg', width: 1600, height: 1200, type: 'jpg', size: 2e5, isCutOff: false }),
    drawing: () => ({ hasWords: false, dropped: undefined, isEndless: false }),
    published: () => undefined,
  };
  const findings: never[] = [];
  const value = resolverOf(schema)(written, '', {
    ...{ base: '', lang: 'de', country: 'DE', shownIn: 'de-DE', today: '2026-06-01', findings },
    constants: collectConstants({ constants }).constants,
    spelled: new Map(),
    files: files as NamedFiles,
    references: noReferences(new Map()),
  });
  if (findings.length > 0) throw new Error(`docs/fields.md: ${JSON.stringify(findings)}`);
  return value;
}

/** A value on one line; of a long list the first entries. */
const json = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, inner) => (Array.isArray(inner) && inner.length > 6 ? [...inner.slice(0, 2), '…'] : inner),
    1,
  ).replace(/\n\s*/g, ' ');

const oneLine = (text = ''): string => text.replace(/\s+/g, ' ').trim();
