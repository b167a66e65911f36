// @vitest-environment jsdom
/** What a browser gets of the built site: no builder, nothing of another page, nothing that blockers or a strict policy stop. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { appIn, typesInApp } from '../build/types-in-app.ts';
import { plain, readManifest, typesOf, type WrittenRoute, walk } from '../support/manifest/manifest.ts';
import { builtSite } from '../support/project/built-site.ts';
import { root } from '../support/project/project.ts';

const manifest = readManifest(join(root, 'site.json'));
let out = '';

/** Text of each file that a browser may ask for, by its path below `out`, with slashes. */
const files = new Map<string, string>();
const filesOfType = (...types: string[]) => [...files].filter(([file]) => types.includes(extname(file)));
const fileOf = (file: string): string => files.get(file) ?? expect.fail(`The build has no ${file}.`);

/** What the build said. */
let said = '';

beforeAll(async () => {
  ({ folder: out, said } = await builtSite(join(root, 'site.json')));
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (['.html', '.json', '.js', '.css', '.svg'].includes(extname(file))) {
      files.set(file.replaceAll('\\', '/'), readFileSync(join(out, file), 'utf8'));
    }
  }
});

test('what a build says is in one language, that of the findings, and calm', () => {
  expect(said).toMatch(/^\d+ Seiten \(\d+ kB\) aus .*site\.json nach .* geschrieben, in \d+,\d s\.$/m);
  expect(said).not.toMatch(/\b(?:Built|Made|Rendered|Drew|Encoded)\b|!!!/);
});

const parsed = new Map<string, Document>();
/** A file as a document. Styles are left out, as jsdom would report the CSS that it does not know. */
function documentOf(file: string): Document {
  const known = parsed.get(file);
  if (known) return known;
  const page = new DOMParser().parseFromString(fileOf(file).replace(/<style[^>]*>[\s\S]*?<\/style>/g, ''), 'text/html');
  parsed.set(file, page);
  return page;
}

const stemOf = ({ path }: WrittenRoute) => (path === '*' ? '404' : path.slice(1) || 'index');
const normalize = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
const countWords = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The texts of the manifest or a part of it, as visitors read them. */
const textsOf = (part: unknown): string[] =>
  [...walk(part)].flatMap(({ value }) => (typeof value === 'string' ? [normalize(plain(value, manifest))] : []));

describe('the builder stays at home', () => {
  /** What only the builder needs: how it is used, and texts of its own that no minifier can change. */
  const packages = {
    zod: {
      code: "import { z } from 'zod'; z.strictObject({ a: z.string().min(1) }).parse(globalThis);",
      marks: ['ZodError', 'unrecognized_keys'],
    },
    ajv: {
      code: "import { Ajv } from 'ajv'; new Ajv().validate({}, globalThis);",
      marks: ['must NOT have additional properties', 'strict mode: '],
    },
    'markdown-it': {
      code: "import Markdown from 'markdown-it'; globalThis.a = new Markdown('zero');",
      marks: ['text_special', 'blockquote_open'],
    },
    'libphonenumber-js': {
      code: "import { getCountries } from 'libphonenumber-js'; globalThis.a = getCountries();",
      marks: ['country_calling_codes'],
    },
    'image-size': {
      code: "import { SVG } from 'image-size/types/svg'; globalThis.a = SVG.calculate(globalThis.b);",
      marks: ['Invalid SVG'],
    },
    svgo: { code: "import { optimize } from 'svgo/browser'; globalThis.a = optimize('<svg/>');", marks: ['preset-default'] },
    fontkitten: {
      code: "import { create } from 'fontkitten'; globalThis.a = create(globalThis.b);",
      marks: ['Unknown font format'],
    },
    postcss: { code: "import postcss from 'postcss'; globalThis.a = postcss.parse('a{}');", marks: ['CssSyntaxError'] },
  };

  test.each(Object.entries(packages))('no client file contains %s', async (name, { code, marks }) => {
    // A mark proves something only if it would be there: so the package is bundled as the app is.
    const bundled = await bundle(code);
    for (const mark of marks) {
      expect(bundled.includes(mark), `"${mark}" must be in ${name}; if it no longer is, choose another mark`).toBe(true);
      expect(filesContaining(mark)).toEqual([]);
    }
  });

  test('no client file contains the mock provider for the provider of forms', () => {
    const mark = 'mockProviderRuns';
    expect(readFileSync(join(root, 'src/mock-provider/provider-script.ts'), 'utf8')).toContain(mark);
    expect(filesContaining(mark)).toEqual([]);
  });

  test('nothing marks placeholders, which dev, start and the editor do', () => {
    const source = readFileSync(join(root, 'src/render/open-texts.ts'), 'utf8');
    for (const mark of ['::highlight(', 'a[href=$']) expect(source).toContain(mark);
    for (const mark of ['::highlight(', '.highlights', '/__start.js']) expect(filesContaining(mark)).toEqual([]);
  });

  test.each([
    ['react-dom/cjs/react-dom-client.development.js', 'https://react.dev/link/hydration-mismatch'],
    ['react/cjs/react-jsx-dev-runtime.development.js', 'jsxDEV'],
    ['vite/dist/client/client.mjs', '[vite] connecting...'],
  ])('no client file contains %s', (source, mark) => {
    expect(readFileSync(join(root, 'node_modules', source), 'utf8')).toContain(mark);
    expect(filesContaining(mark)).toEqual([]);
  });

  const filesContaining = (mark: string) => [...files].filter(([, text]) => text.includes(mark)).map(([file]) => file);
});

describe('the app of a site', () => {
  const minimal = join(root, 'tests/fixtures/valid/minimal/site.json');
  let small = '';
  beforeAll(async () => {
    small = (await builtSite(minimal)).folder;
  });

  test('holds the section types that the manifest names, and no others', () => {
    expect(typesInApp(out)).toEqual(typesOf(manifest));
    expect(typesInApp(small)).toEqual(typesOf(readManifest(minimal)));
  });

  test.each([
    ['src/sections/newsletter-embed/provider.ts', 'sib-form-container'],
    // Components that only a form is made of.
    ['node_modules/@mantine/core/esm/components/Input/InputWrapper/InputWrapper.mjs', 'inputWrapperOrder'],
    ['src/parts/line-breaks/de.ts', 'Buchst'],
  ])('holds what is in %s only where a page needs it', (source, mark) => {
    expect(readFileSync(join(root, source), 'utf8')).toContain(mark);
    expect({ german: appIn(out).includes(mark), minimal: appIn(small).includes(mark) }).toEqual({ german: true, minimal: false });
  });
});

/** A module with all that it imports, for browsers, minified. */
async function bundle(code: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(root, 'entry.js') : null),
        load: (id) => (id === join(root, 'entry.js') ? code : null),
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: 'entry' } },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))).join('\n');
}

describe('icons', () => {
  const set = JSON.parse(readFileSync(join(root, 'node_modules/@tabler/icons/tabler-nodes-outline.json'), 'utf8')) as Record<
    string,
    [tag: string, attributes: Record<string, string>][]
  >;
  const pathsOfIcon = (name: string) => (set[name] ?? []).flatMap(([, { d }]) => d ?? []);
  /** The paths of all icons that a part of the manifest names. */
  const pathsNamed = (part: unknown) =>
    new Set([...walk(part)].flatMap(({ keys, value }) => (keys.at(-1) === 'icon' ? pathsOfIcon(String(value)) : [])));
  const pathsInData = (file: string) =>
    new Set([...walk(JSON.parse(fileOf(file)))].flatMap(({ keys, value }) => (keys.at(-1) === 'd' ? [String(value)] : [])));

  test('the data of a page holds the icons that the page names, and no others', () => {
    for (const route of manifest.routes) {
      expect(pathsInData(`_data/${stemOf(route)}.json`), route.path).toEqual(pathsNamed(route));
    }
    expect(pathsInData('_data/_shell.json')).toEqual(pathsNamed([manifest.header, manifest.footer, manifest.errorView]));
    expect(pathsNamed(manifest).size).toBeGreaterThan(0);
  });

  test('the document of a page draws no others either', () => {
    const all = new Set(Object.keys(set).flatMap(pathsOfIcon));
    for (const route of manifest.routes) {
      const named = pathsNamed(route);
      const drawn = [...documentOf(`${stemOf(route)}.html`).querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
      const foreign = drawn.filter((d) => all.has(d) && !named.has(d));
      expect(foreign, route.path).toEqual([]);
    }
  });

  test('the app and its styles hold no icon at all', () => {
    const text = filesOfType('.js', '.css')
      .map(([, content]) => content)
      .join('\n');
    const shapes = [...text.matchAll(/m-?\d[-\d\s.,a-z]{6,}/gi)].map(([shape]) => shape).join('\n');
    const paths = Object.keys(set).flatMap(pathsOfIcon);
    expect(paths.length).toBeGreaterThan(1000);
    // Shorter ones could be part of something else.
    expect(paths.filter((d) => d.length >= 8 && shapes.includes(d))).toEqual([]);
  });
});

describe('texts', () => {
  test('the app holds no text of the manifest', () => {
    const app = normalize(unescaped(filesOfType('.js').map(([, text]) => text)));
    const found = textsOf(manifest).filter((text) => countWords(text) >= 2 && app.includes(text));
    // The router has an error page of its own, which is never shown; it cannot be left out of the bundle.
    expect(found.filter((text) => !router().includes(text))).toEqual([]);
  });

  /** Code with letters in the place of their escapes. */
  const unescaped = (code: string[]) =>
    code
      .join('\n')
      .replace(/\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})/gi, (_, long?: string, short?: string) =>
        String.fromCodePoint(Number.parseInt(long ?? short ?? '', 16)),
      );

  /** The sources of the router, for the texts that the app has from there. */
  function router(): string {
    const folder = join(root, 'node_modules/react-router/dist/production');
    const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
    return modules.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  }

  test('no file of a page holds a text that belongs to another page', () => {
    const { routes, ...shell } = manifest;
    const shared = textsOf(shell).join('\n');
    const own = new Map(routes.map((route) => [route, textsOf(route)] as const));
    const ownText = new Map([...own].map(([route, texts]) => [route, texts.join('\n')]));
    let checked = 0;
    const found = routes.flatMap((route) => {
      const stem = stemOf(route);
      const contents = { html: saidByPage(documentOf(`${stem}.html`)), data: saidByData(fileOf(`_data/${stem}.json`)) };
      const foreign = routes
        .filter((other) => other !== route)
        .flatMap((other) => own.get(other) ?? [])
        .filter((text) => countWords(text) >= 4 && !ownText.get(route)?.includes(text) && !shared.includes(text));
      checked += foreign.length;
      return Object.entries(contents).flatMap(([kind, content]) =>
        foreign.filter((text) => content.includes(text)).map((text) => `${route.path} (${kind}): ${text}`),
      );
    });
    expect(checked).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  test('what all pages share holds no text of a single page', () => {
    const { routes, ...shell } = manifest;
    const shared = textsOf(shell).join('\n');
    const content = saidByData(fileOf('_data/_shell.json'));
    const found = textsOf(routes).filter((text) => countWords(text) >= 4 && !shared.includes(text) && content.includes(text));
    expect(found).toEqual([]);
  });

  function saidByPage(page: Document): string {
    const values = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value));
    return [page.title, page.body.textContent, ...values].map(normalize).join('\n');
  }

  // Text with markup is a list of pieces: put together, they read as they were written.
  function saidByData(json: string): string {
    const leaves = [...walk(JSON.parse(json))].flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
    return normalize(leaves.join(''));
  }
});

describe('what a strict policy or a content blocker would stop', () => {
  test('no document and no drawing has inline event handlers or script addresses', () => {
    for (const [file] of filesOfType('.html', '.svg')) {
      const attributes = [...documentOf(file).querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      const active = attributes.filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value));
      const shown = active.map(({ name, value }) => `${name}="${value}"`);
      expect(shown, file).toEqual([]);
    }
  });

  test('no name that the builder gives holds a word that blockers look for', () => {
    const blocked = /newsletter|subscri|pop-?up/i;
    const names = new Set(readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => basename(file)));
    for (const [file] of filesOfType('.html')) {
      for (const element of documentOf(file).querySelectorAll('[class], [id]')) {
        for (const name of [...element.classList, element.id]) names.add(name);
      }
    }
    for (const [, css] of filesOfType('.css')) for (const [name] of css.matchAll(/[.#][A-Za-z_][\w-]*/g)) names.add(name);
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => blocked.test(withoutAuthored(name)))).toEqual([]);
  });

  /** What the manifest's author has chosen: addresses, anchors, fields and images. */
  const authored = [...walk(manifest)].flatMap(({ keys, value }) =>
    ['path', 'id', 'name', 'src'].includes(keys.at(-1) ?? '') ? [basename(String(value), extname(String(value)))] : [],
  );
  const withoutAuthored = (name: string) => authored.reduce((rest, own) => (own === '' ? rest : rest.replaceAll(own, '')), name);
});
