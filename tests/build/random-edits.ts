/** What may happen to a manifest between two builds, by chance that repeats itself. Not every edit leaves it valid. */
import { listTypes, readExamples, starterPicture } from '../../src/gallery/examples.ts';
import type { Random } from '../mutants/random.ts';
import { type Manifest, pagesOf, typesOf, type WrittenRoute, type WrittenSection, walk } from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';

type Edit = (manifest: Manifest, random: Random) => void;

/** The texts of a part, each with what holds it. */
function textsOf(part: unknown): { owner: Record<string, unknown>; key: string; text: string }[] {
  return [...walk(part)].flatMap(({ value }) =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, text]) =>
          typeof text === 'string' && /\s/.test(text) && !text.includes('{')
            ? [{ owner: value as Record<string, unknown>, key, text }]
            : [],
        ),
  );
}

/** Adds a word to one of the texts of a part. */
function addWord(part: unknown, random: Random): void {
  const { owner, key, text } = random.pick(textsOf(part));
  owner[key] = text.replace(/\s/, ` ${random.word(6)} `);
}

const pick = (manifest: Manifest, random: Random): WrittenRoute => random.pick(pagesOf(manifest));

/** Each as likely as the others. */
export const edits: Record<string, Edit> = {
  'a word on a page': (manifest, random) => addWord(pick(manifest, random).sections, random),
  'a word on several pages': (manifest, random) => {
    for (let times = 2 + random.below(3); times > 0; times--) addWord(pick(manifest, random).sections, random);
  },
  'a word in the footer': (manifest, random) => addWord(manifest.footer, random),
  'a word in the error view': ({ errorView }, random) => {
    errorView.title = `${errorView.title} ${random.word(4)}`;
  },
  'a title and a description': (manifest, random) => {
    const page = pick(manifest, random);
    page.title = `${random.word(8)} ${random.word(5)}`;
    page.description = `${page.description.slice(0, 90)} ${random.word(7)}`;
  },
  'a colour': ({ theme }, random) => {
    const color = random.pick(['accent', 'line', 'warm']);
    (theme.colors[color] as { light: string }).light = `#${random.below(256).toString(16).padStart(2, '0')}B070`;
  },
  'a constant': ({ constants }, random) => {
    const [name, value] = random.pick(Object.entries(constants).filter(([, text]) => typeof text === 'string' && / /.test(text)));
    constants[name] = `${value} ${random.word(5)}`;
  },
  'the address of the site': (manifest, random) => {
    manifest.site.url = `https://${random.word(9)}.example.com`;
  },
  'the name of the site': (manifest, random) => {
    manifest.site.name = `${manifest.site.name} ${random.word(3)}`;
  },
  'two sections change places': (manifest, random) => {
    const { sections } = pick(manifest, random);
    sections.push(...sections.splice(random.below(sections.length), 1));
  },
  'a section is removed': (manifest, random) => {
    const { sections } = random.pick(pagesOf(manifest).filter((page) => page.sections.length > 2));
    sections.splice(1 + random.below(sections.length - 1), 1);
  },
  'a section is repeated': (manifest, random) => {
    const { sections } = pick(manifest, random);
    const { id: _, ...copy } = structuredClone(random.pick(sections));
    sections.push(copy as (typeof sections)[0]);
  },
  'a section of another type': (manifest, random) => {
    const types = listTypes(root);
    const unused = types.filter((type) => !typesOf(manifest).includes(type));
    const type = random.pick(unused.length > 0 ? unused : types);
    const starter = readExamples(root, type).find((example) => example.starter === 'en');
    // The picture of starter content is a file of the builder.
    const text = JSON.stringify({ lang: 'en', type, ...starter?.section }).replaceAll(
      starterPicture,
      manifest.header.logo?.src ?? '',
    );
    pick(manifest, random).sections.push(JSON.parse(text) as WrittenSection);
  },
  'another tone': (manifest, random) => {
    random.pick(pick(manifest, random).sections).tone = random.pick(['plain', 'tint', 'deep']);
  },
  'another image': (manifest, random) => {
    const images = [...walk(manifest.routes)]
      .filter(({ keys }) => keys.at(-1) === 'image')
      .map(({ value }) => value as { src: string });
    random.pick(images).src = random.pick(images).src;
  },
  'a page is added': (manifest, random) => {
    const copy = structuredClone(pick(manifest, random));
    for (const section of copy.sections) delete section.id;
    manifest.routes.push({ ...copy, path: `/${random.word(7)}`, title: random.word(9) });
  },
  'a page is added in a folder': (manifest, random) => {
    const copy = structuredClone(pick(manifest, random));
    for (const section of copy.sections) delete section.id;
    manifest.routes.splice(1, 0, { ...copy, path: `/${random.word(4)}/${random.word(7)}`, title: random.word(9) });
  },
  'the last page is removed': (manifest) => {
    manifest.routes.splice(manifest.routes.length - 1, 1);
  },
  'pages in another order': (manifest, random) => {
    manifest.routes = random.shuffle(manifest.routes);
  },
  'a page is hidden from search engines, or shown': (manifest, random) => {
    const page = pick(manifest, random);
    page.noindex = !page.noindex;
  },
  'a page in the navigation': (manifest, random) => {
    manifest.header.links.push({ label: random.word(6), href: pick(manifest, random).path });
  },
  'the navigation in another order': ({ header }, random) => {
    header.links = random.shuffle(header.links);
  },
};
