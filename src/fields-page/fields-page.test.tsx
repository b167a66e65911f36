import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { root } from '../../tests/support/project/project.ts';
import { LanguageProvider } from '../parts/InlineText.tsx';
import { type Surroundings, SurroundingsProvider } from '../parts/shell.tsx';
import { Mantine } from '../render/Mantine.tsx';
import { type AtomExample, examples } from './examples.ts';
import { fieldsPage, resolve } from './fields-page.ts';
import { readExports } from './read-exports.ts';
import { shown } from './shown.tsx';

const page = fieldsPage(root);

const surroundings = { shell: { isolated: [], labels: {} }, path: '/', prefetch: () => {} } as unknown as Surroundings;
const around = (content: ReactNode) => (
  <StaticRouter location="/">
    <Mantine>
      <SurroundingsProvider value={surroundings}>
        <LanguageProvider value="de">{content}</LanguageProvider>
      </SurroundingsProvider>
    </Mantine>
  </StaticRouter>
);

describe.each(Object.entries(examples) as [keyof typeof examples, AtomExample][])('%s', (name, example) => {
  test('what a component gets can be shown as the page says', () => {
    const show = shown[name] as (value: unknown) => ReactNode;
    expect(renderToStaticMarkup(around(show(resolve(example))))).toMatch(/^(?:<|\w)/);
  });

  test('the page says all of it', () => {
    const [, section = ''] = page.split(`### \`${name}\`\n`);
    const row = (start: string) => new RegExp(`^\\| ${start} \\| (.+) \\|$`, 'm').exec(section)?.[1] ?? '';
    expect(section).toMatch(/^\n[A-Z`"].+\.\n/);
    expect(row('in `schema.ts`')).toMatch(/^`\w+: \w+\(.*\)`, from `schema\/[\w-]+\.ts`$/);
    for (const start of ['an author writes', 'a component gets', 'and shows it']) expect(row(start), start).toMatch(/\w/);
  });
});

test('what is shown of rich text is what the loader makes of it', () => {
  expect(page).toContain('`["Brot mit ", { "em": ["Zeit"] }, ", seit ", { "strong": ["1998"] }]`');
});

test('every part has its sentence, and every component of the folder is one', () => {
  const components = import.meta.glob<Record<string, unknown>>(
    ['../parts/*.tsx', '../parts/form/*.tsx', '!../parts/**/*.test.tsx'],
    {
      eager: true,
    },
  );
  const names = Object.values(components).flatMap((module) =>
    Object.keys(module).filter((key) => /^(?:[A-Z]|use[A-Z])/.test(key)),
  );
  const [, parts = ''] = page.split('\n## Parts\n');
  const sections = new Map([...parts.matchAll(/^### `(\w+)`, a \w+\n\n(.+)$/gm)].map(([, name, about = '']) => [name, about]));
  expect([...sections.keys()].sort()).toEqual(names.sort());
  for (const [name, about] of sections) expect(about, name).toMatch(/^(?:◆ )?[A-Z0-9].+[.:)] `src\/parts\/.+\.tsx`$/);
});

test('props are read as they are written, of types beside them and above them', () => {
  const exports = readExports(
    'a.tsx',
    `import type { Icon as Shapes } from './b.ts';
     interface Entry { label: string; icon?: Shapes }
     interface Base { /** How wide. */ wide: boolean }
     interface Props extends Base, Omit<Other, 'x'> {
       /**
        * What is
        * listed.
        */
       entries: readonly Entry[];
     }
     /** A list. @param one nothing */
     export function List({ entries }: Props & { late?: string | undefined }) { return null; }
     const hidden = 1;
     export const size = 24;`,
  );
  expect(exports).toMatchObject([
    {
      name: 'List',
      about: 'A list.',
      props: [
        { name: 'entries', optional: false, type: 'readonly { label: string; icon?: Icon }[]', about: 'What is listed.' },
        { name: 'wide', optional: false, type: 'boolean', about: 'How wide.' },
        { name: 'late', optional: true, type: 'string | undefined', about: '' },
      ],
      more: ["Omit<Other, 'x'>"],
    },
    { name: 'size', source: '24' },
  ]);
  expect(() => readExports('b.ts', 'export const = 1')).toThrow('b.ts');
});

test('what own section types of a site may import is marked, and no other part', async () => {
  const [parts, section] = await Promise.all([import('../public/parts.ts'), import('../public/section.ts')]);
  const marked = [...page.matchAll(/^### `(\w+)`, a \w+\n\n◆ /gm)].map(([, name]) => name);
  expect(marked.sort()).toEqual(
    Object.keys(parts)
      .filter((name) => /^(?:[A-Z]|use[A-Z])/.test(name))
      .sort(),
  );
  const makers = [...page.matchAll(/^\| in `schema\.ts` \| `\w+: (\w+)\(/gm)].map(([, name = '']) => name);
  expect(makers.length).toBeGreaterThan(10);
  expect(makers.filter((name) => !(name in section))).toEqual([]);
});
