/** What is written for people is so: links lead somewhere, files and commands that are named are there, and what code cites is written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import MarkdownIt from 'markdown-it';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../support/project/project.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files below a folder, by their path from the top. */
const filesIn = (folder: string, ending: RegExp, recursive = true) =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));

const isCode = /\.(?:tsx?|js|css)$/;
// What tests write comes and goes meanwhile.
const ofTests = readdirSync(join(root, 'tests'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== '.output',
);
const code = [
  ...['schema', 'scripts', 'src', ...ofTests.map(({ name }) => `tests/${name}`)].flatMap((folder) => filesIn(folder, isCode)),
  ...filesIn('tests', isCode, false),
];

interface Page {
  /** Addresses of links and images. */
  links: string[];
  /** What stands in backquotes, and lines that are shown to be typed. */
  code: string[];
  commands: string[];
  /** Heading → its anchor, as GitHub makes them. */
  headings: Map<string, string>;
}

const pages = new Map(
  [...filesIn('.', /\.md$/, false), ...filesIn('docs', /\.md$/), 'tests/newcomer.md'].map((file) => [file, readPage(file)]),
);

function readPage(file: string): Page {
  const page: Page = { links: [], code: [], commands: [], headings: new Map() };
  const tokens = new MarkdownIt().parse(read(file), {});
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'fence' && token.info === 'sh') page.commands.push(...token.content.trim().split('\n'));
    for (const inner of token.children ?? []) {
      if (inner.type === 'link_open') page.links.push(String(inner.attrGet('href')));
      if (inner.type === 'image') page.links.push(String(inner.attrGet('src')));
      if (inner.type === 'code_inline') page.code.push(inner.content);
    }
    if (token.type !== 'heading_open') continue;
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
    const anchor = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    page.headings.set(text, anchor);
  }
  page.commands.push(...page.code.filter((text) => /^npm |&& npm /.test(text)));
  return page;
}

/** A changelog tells of what was. */
const current = [...pages].filter(([file]) => file !== 'CHANGELOG.md');

describe.each([...pages])('%s', (file, { links }) => {
  test('leads nowhere that is not there', () => {
    const broken = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = decodeURIComponent(link).split('#');
        const target = path === '' ? file : posix.join(dirname(file), path);
        const anchors = pages.get(target)?.headings.values() ?? [];
        return !existsSync(join(root, target)) || (anchor !== undefined && ![...anchors].includes(anchor));
      });
    expect(broken).toEqual([]);
  });
});

describe.each(current)('%s', (_, { code: named, commands }) => {
  test('names files that there are', () => {
    const made = read('.gitignore').split('\n');
    // Of a section type that a reader is told to make.
    const future = commands.flatMap((line) => /new-section -- ([a-z][\w-]+)/.exec(line)?.[1] ?? []);
    const missing = named
      .filter((text) => /^(?:src|schema|tests|docs|scripts)\/[^\s]*$/.test(text) && !made.includes(text))
      .filter((text) => !future.some((name) => text.split('/').includes(name)))
      // `<type>` and `*` stand for any.
      .filter((text) => !existsSync(join(root, text.replace(/[^/]*[<*{].*$/, ''))));
    expect(missing).toEqual([]);
  });
});

describe('commands', async () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const helps = await readHelps();
  const allHelps = [...helps.values()].join('\n');

  test('that are named are there, and take the options that are named with them', () => {
    const wrong = current.flatMap(([file, { code: named, commands }]) => [
      ...commands.flatMap((line) => wrongIn(line).map((text) => `${file}: ${text}`)),
      ...named
        // There they are variables, which own-styles.test.ts compares with the styles.
        .filter((text) => file !== 'docs/own-styles.md' && /^--[a-z]/.test(text) && !hasOption(allHelps, text))
        .map((text) => `${file}: ${text}`),
    ]);
    expect(wrong).toEqual([]);
  });

  test('are all named by README or CONTRIBUTING', () => {
    const named = ['README.md', 'CONTRIBUTING.md'].flatMap((file) => pages.get(file)?.commands ?? []).join('\n');
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(named))).toEqual([]);
  });

  /** What a line names that is not there. */
  function wrongIn(line: string): string[] {
    return line.split(/&&|\s#/).flatMap((part) => {
      const [call, name = '', rest = ''] = /npm (?:run )?(?:--silent )?([a-z][\w:-]*)(.*)/.exec(part) ?? [];
      if (call === undefined || ['ci', 'create', 'install', 'pack', 'update'].includes(name)) return [];
      const verb = /boot\.js (\S+)/.exec(scripts[name] ?? '')?.[1];
      if (verb === undefined) return [call];
      const options = rest.match(/(?<=[\s[])--[a-z][\w-]*/g) ?? [];
      return options.filter((option) => !hasOption(helps.get(verb) ?? '', option)).map((option) => `${name} ${option}`);
    });
  }
});

const hasOption = (help: string, option: string) =>
  new RegExp(`${option.split(/[ =]/)[0]}(?![\\w-])`).test(`${help} --help --version`);

/** Verb → what its `--help` prints. */
async function readHelps(): Promise<Map<string, string>> {
  const modules = import.meta.glob<{ main: (args: string[], context: unknown) => Promise<number> }>([
    '../../scripts/*.ts',
    '!../../scripts/*.test.ts',
  ]);
  const helps = new Map<string, string>();
  for (const [path, load] of Object.entries(modules)) {
    const { main } = await load();
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    await main(['--help'], {});
    helps.set(posix.basename(path, '.ts'), print.mock.calls.flat().join('\n'));
    print.mockRestore();
  }
  return helps;
}

test('README is a door', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('every room is named in the architecture', () => {
  const rooms = ['src', 'src/manifest', 'src/loader', 'src/output', 'src/editor'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/`),
  );
  const named = pages.get('docs/architecture.md')?.code ?? [];
  expect(rooms.filter((room) => !named.includes(room))).toEqual([]);
});

describe('what code cites is written', () => {
  const cited = [...code, 'biome.json', '.github/workflows/ci.yml'].map((file) => [file, read(file)] as const);

  test('sections of the specification', () => {
    const numbers = [...(pages.get('docs/specification.md')?.headings.keys() ?? [])].map((text) => /^(\d+)\. /.exec(text)?.[1]);
    const missing = cited.flatMap(([file, text]) =>
      [...text.matchAll(/§(\d+)/g)].filter(([, number]) => !numbers.includes(number)).map(([sign]) => `${file}: ${sign}`),
    );
    expect(missing).toEqual([]);
  });

  test('pages, and headings on them', () => {
    const missing = cited.flatMap(([file, text]) =>
      [...text.matchAll(/(?:"([^"\\]+)\\?" in )?(?<![\w/])((?:docs\/[\w/-]+|[A-Z]{4,})\.md)/g)]
        .filter(([, heading, path = '']) => {
          const page = pages.get(path);
          return !page || (heading !== undefined && !page.headings.has(heading));
        })
        .map(([whole]) => `${file}: ${whole}`),
    );
    expect(missing).toEqual([]);
  });
});
