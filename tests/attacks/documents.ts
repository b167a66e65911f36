/** A site in which every text that visitors read is the same one, and what its documents consist of. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../schema/resolved.ts';
import { pageAround } from '../../src/contract/around.ts';
import { readExamples } from '../../src/gallery/examples.ts';
import shell from '../../src/gallery/shell.json' with { type: 'json' };
import { loadSite } from '../../src/loader/node/load-site.ts';
import type { Problem } from '../../src/loader/say/problems.ts';
import { prepareSearchEngines } from '../../src/output/seo/search-engines.ts';
import { render } from '../../src/render/render.tsx';
import { manifestAround } from '../contract/around.ts';
import { type Manifest, walk } from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';

const publisher = { kind: 'organization', name: 'a', founder: 'a', street: 'a', city: 'a', vatId: 'a' };

/** All section types, each with its fullest example. */
function everything(): Manifest {
  const types = readdirSync(join(root, 'src/sections'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const sections = types.map((type) => {
    const [longest] = readExamples(root, type).sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
    return { type, ...longest?.section };
  });
  const manifest = manifestAround(sections.map((section) => pageAround(section)));
  manifest.site.publisher = publisher;
  // What the example of a list shows.
  Object.assign(manifest, { collections: shell.collections });
  return manifest;
}

const load = (manifest: Manifest) => loadSite(join(root, 'attack.json'), { content: Buffer.from(JSON.stringify(manifest)) });
const errorsOf = (problems: Problem[]) => problems.filter(({ severity }) => severity === 'error');

function write(manifest: Manifest, places: readonly string[][], text: string): Manifest {
  const copy = structuredClone(manifest);
  for (const keys of places) {
    const last = keys.at(-1) ?? '';
    const parent = keys.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], copy);
    (parent as Record<string, string>)[last] = text;
  }
  return copy;
}

export interface Texts {
  /** How many there are. */
  count: number;
  /** The site with another text at all of these places; undefined with the mistakes that stand in its way. */
  with: (text: string) => Promise<{ site: Site | undefined; errors: Problem[] }>;
}

/** Finds every place that takes whatever text: what is a mistake there, an address or a date, is none. */
export async function findTexts(): Promise<Texts> {
  const manifest = everything();
  const isText = ({ keys, value }: { keys: string[]; value: unknown }) =>
    typeof value === 'string' && !['constants', 'placeholders'].includes(keys[0] ?? '');
  let places = [...walk(manifest)].filter(isText).map(({ keys }) => keys);
  for (;;) {
    const { site, problems } = await load(write(manifest, places, 'Word; <word> & (word), 1 %'));
    if (site) break;
    const wrong = new Set(
      errorsOf(problems).flatMap(({ pointer, related }) => [pointer, ...related.map((other) => other.pointer)]),
    );
    const left = places.filter((keys) => !wrong.has(`/${keys.join('/')}`));
    if (left.length === places.length)
      throw new Error(
        errorsOf(problems)
          .map(({ pointer, message }) => `${pointer}: ${message}`)
          .join('\n'),
      );
    places = left;
  }
  return {
    count: places.length,
    async with(text) {
      const { site, problems } = await load(write(manifest, places, text.replaceAll('{', '{{')));
      return { site, errors: errorsOf(problems) };
    },
  };
}

/** What may differ in a value from one text to another: what follows the address itself. */
const addressLike = new Set(['href', 'src', 'action', 'srcset', 'cite']);
const harmlessAddress = /^(?:$|[/#]|https?:\/\/|tel:|mailto:|data:image\/)/;

/**
 * What every document of a site consists of: elements and their attributes, styles and programs, without texts. Two sites that differ in
 * texts alone consist of the same, but for the spans that keep a word in one piece (parts/InlineText.tsx).
 */
export function skeletons(site: Site): string[][] {
  const found = prepareSearchEngines(site);
  return [...site.pages, site.shells[0].notFound].map((page) => {
    const html = render(site, page.path, () => ({
      app: '/a.js',
      script: 'go()',
      build: 'a.b',
      style: '.a{}',
      found: found.tags(page),
    }));
    const document = new DOMParser().parseFromString(html, 'text/html');
    return [...document.querySelectorAll('*:not(span.whole, span:not([class]):has(> .whole))')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        addressLike.has(name) ? `${name}=${harmlessAddress.test(value) ? 'address' : value}` : name,
      );
      const isData = element.getAttribute('type') === 'application/ld+json';
      const inner = isData
        ? shapeOf(JSON.parse(element.textContent ?? ''))
        : /^(?:SCRIPT|STYLE)$/.test(element.tagName)
          ? element.textContent
          : '';
      return `${element.tagName} ${attributes.sort().join(' ')} ${inner}`;
    });
  });
}

const shapeOf = (data: unknown): string =>
  [...walk(data)].map(({ keys, value }) => `${keys.join('.')}:${typeof value}`).join(' ');
