import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/project/project.ts';
import { LanguageProvider } from '../parts/InlineText.tsx';
import { type Surroundings, SurroundingsProvider } from '../parts/shell.tsx';
import * as sharedParts from '../public/parts.ts';
import * as sharedFields from '../public/section.ts';
import { Mantine } from '../render/Mantine.tsx';
import { examples } from './examples.tsx';
import { fieldsPage, resolve } from './fields-page.ts';

const page = fieldsPage(root);
const surroundings = { shell: { isolated: [], labels: {} }, path: '/', prefetch: () => {} } as unknown as Surroundings;
const isPart = (name: string) => /^(?:[A-Z]|use[A-Z])/.test(name);

test.each(Object.entries(examples))('%s: the page says all of it, and what a component gets can be shown so', (name, example) => {
  const [, section = ''] = page.split(`### \`${name}\`\n`);
  expect(section).toMatch(
    /^\n[A-Z`"].+\.\n[^#]*?```tsx\n.*schema\/[\w-]+\.ts:\n(\w+): (\w+)\(.*\)\n.*writes:\n"\1": .+\n.* `\w+`:\n.+\n.*shows it:\n.+[>)]\n```/,
  );
  const shown = renderToStaticMarkup(
    <StaticRouter location="/">
      <Mantine>
        <SurroundingsProvider value={surroundings}>
          <LanguageProvider value="de">{example.show(resolve(example))}</LanguageProvider>
        </SurroundingsProvider>
      </Mantine>
    </StaticRouter>,
  );
  expect(shown).toMatch(/^(?:<|\w)/);
  expect(sharedFields).toHaveProperty(/^\w+: (\w+)\(/m.exec(section)?.[1] ?? '');
});

test('what is shown of rich text is what the loader makes of it', () => {
  expect(page).toContain('[ "Brot mit ", { "em": [ "Zeit" ] }, ", seit ", { "strong": [ "1998" ] } ]');
});

test('every part has its sentence and its props, and what own section types of a site may import is marked', () => {
  const components = import.meta.glob<object>(['../parts/*.tsx', '../parts/form/*.tsx', '!../parts/**/*.test.tsx'], {
    eager: true,
  });
  const [, parts = ''] = page.split('\n## Parts\n');
  const told = [
    ...parts.matchAll(/^### `(\w+)`\n\n(◆ )?[A-Z0-9].+[.:)] `src\/parts\/.+\.tsx`\n\n```tsx\n(?:function|const) \1\W/gm),
  ];
  expect(told.map(([, name]) => name)).toEqual(Object.values(components).flatMap(Object.keys).filter(isPart).sort());
  expect(told.flatMap(([, name, mark]) => (mark ? name : []))).toEqual(Object.keys(sharedParts).filter(isPart).sort());
  expect(parts).toMatch(/function Heading\(.+\n```\n\n```ts\ninterface HeadingProps \{\n[^}]+depth\?: 0 \| 1 \| 2;\n/);
});
