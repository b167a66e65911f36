/**
 * From a template to the site.json of a new site: with its name, in its language. In a language that the template is not written in, each
 * text is a placeholder: the list of what is still open is then the list of what is still to be said.
 */
import { z } from 'zod';
import { sectionBase } from '../../schema/define-section.ts';
import { atoms } from '../../schema/fields.ts';
import type { Json, JsonObject } from '../../schema/json.ts';
import { manifest } from '../../schema/site.ts';
import { byJsonType, nodeOf, type Schema, unwrap } from '../../schema/walk.ts';
import { writeInto } from '../json-text/between.ts';
import { sectionSchemas } from '../registry/section-schemas.ts';

/** As much of its shape as all templates have. */
interface Template extends JsonObject {
  constants: JsonObject & { siteName: string };
  placeholders: JsonObject;
  site: JsonObject & { lang: string };
  theme: JsonObject & { fonts: JsonObject };
  reused?: Record<string, JsonObject & { type: string }>;
  routes: (JsonObject & { path: string; sections: (JsonObject & { type: string })[] })[];
}

export interface NewSite {
  name: string;
  /** A BCP 47 tag, such as `de`, `de-AT` or `pl`. */
  lang: string;
  /** Where the JSON Schema lies, from the folder of the new site. */
  schemaPath: string;
}

/**
 * @param text - a template's `site.<language>.json`, which is valid
 * @returns the new site's, written in the manner of the template's. The name stands in it once, as the constant `siteName`
 */
export function siteFrom(text: string, { name, lang, schemaPath }: NewSite): string {
  const template = JSON.parse(text) as Template;
  const named: Template = {
    ...template,
    $schema: schemaPath,
    constants: { ...template.constants, siteName: name },
    site: { ...template.site, lang },
    theme: { ...template.theme, fonts: fontsFor(lang) ?? template.theme.fonts },
  };
  return writeInto(text, mainOf(lang) === mainOf(template.site.lang) ? named : withOpenTexts(named));
}

/** `de` of `de-AT` */
const mainOf = (lang: string) => lang.split('-')[0];

const pairOf = (heading: string, text: string) => ({ heading: { family: heading }, text: { family: text } });

/**
 * The fonts of a language whose letters, as its names of months and days of the week show, those of templates lack; of other letters than
 * Arabic ones, that of the device. In fonts that lack some letters, words would be set in two of them.
 */
function fontsFor(lang: string): ReturnType<typeof pairOf> | undefined {
  const format = new Intl.DateTimeFormat(lang, { month: 'long', weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month, 1 + month))).join('');
  if (/^[\0-\u024f]*$/.test(names)) return undefined;
  return /\p{Script=Arabic}/u.test(names) ? pairOf('Cairo', 'Vazirmatn') : pairOf('system', 'system');
}

/** The same site with each text as a placeholder, named after the place where it stands first. */
function withOpenTexts({ $schema = '', version = 1, constants, placeholders, reused, routes, ...shell }: Template): Template {
  const { siteName, ...texts } = constants;
  const open: JsonObject = { ...placeholders, ...texts };
  const names = new Map<string, string>();
  const nameOf = (words: string, place: string): string => {
    const known = names.get(words);
    if (known !== undefined) return known;
    let name = place;
    for (let part = 2; Object.hasOwn(open, name); part++) name = `${place}Part${part}`;
    names.set(words, name);
    open[name] = words;
    return name;
  };
  const openText: MapText = (text, place, isRich) =>
    text
      .split(isRich ? constantOrMarkup : constant)
      // Every other piece is what it was split at.
      .map((piece, index) =>
        index % 2 === 1 || !letter.test(piece)
          ? piece
          : piece.replace(index === 0 ? fromTheStart : fromAWord, (words) => `{${nameOf(words, place)}}`),
      )
      .join('');
  const opened = <Part extends JsonObject>(part: Part, shape: z.ZodObject, place: string) =>
    mapTexts(part, shape, place, openText) as Part;

  const openedSection = <Section extends JsonObject & { type: string }>(section: Section, place: string): Section => {
    const shape = sectionSchemas[section.type]?.props.extend(sectionBase.shape);
    return shape ? opened(section, shape, place) : section;
  };

  const newShell = opened(shell, manifest.partial(), '');
  const newReused = Object.entries(reused ?? {}).map(([name, section]) => [name, openedSection(section, name)] as const);
  const newRoutes = routes.map(({ sections, ...route }) => {
    const page = route.path === '/' ? 'home' : route.path === '*' ? 'notFound' : camel(route.path);
    const newRoute = opened(route, manifest.shape.routes.element.partial(), page);
    const newSections = sections.map((section, index) => {
      const { type } = section;
      const before = sections.slice(0, index).filter((other) => other.type === type).length;
      return openedSection(section, camel(page, type, before > 0 && before + 1));
    });
    return { ...newRoute, sections: newSections };
  });
  return {
    ...{ $schema, version, constants: { siteName }, placeholders: open, ...newShell },
    ...(reused && { reused: Object.fromEntries(newReused) }),
    routes: newRoutes,
  } as Template;
}

const letter = /\p{L}/u;

/** Of a piece of text, the words: without the space around them, and without a comma that closes what stands before. */
const fromTheStart = /\S.*(?<=\S)/s;
const fromAWord = /[\p{L}\p{N}(“].*(?<=\S)/su;

/** The value of a constant names no other one, and no markup is read in it: these stay in the text. */
const constant = /(\{[a-z][A-Za-z0-9]*\})/;
const constantOrMarkup = /(\{[a-z][A-Za-z0-9]*\}|`[^`]*`|\*\*|\[|\]\([^)\s]*\)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}]))/u;

/** What a text becomes that visitors read. */
type MapText = (text: string, place: string, isRich: boolean) => string;

/** The atoms that hold words: all others are names, days, numbers and addresses. */
const holdWords: ReadonlySet<string> = new Set(['richText', 'group', 'image', 'href']);

function mapTexts(value: Json, schema: Schema, place: string, map: MapText): Json {
  const { inner } = unwrap(schema);
  const atom = atoms.get(inner)?.atom;
  if (atom !== undefined && !holdWords.has(atom)) return value;
  const node = nodeOf(inner);
  switch (node.kind) {
    case 'text':
      // A text with a form of its own, such as a path, can hold no words and constants in any order.
      return z.safeParse(inner, 'One {constant}, and words.').success ? map(value as string, place, atom === 'richText') : value;
    case 'object':
      return Object.fromEntries(
        Object.entries(value as JsonObject).map(([key, one]) => {
          const part = node.shape[key];
          return [key, part ? mapTexts(one, part, camel(place, key), map) : one];
        }),
      );
    case 'list': {
      const entries = value as Json[];
      return entries.map((entry, index) => mapTexts(entry, node.entry, camel(place, entries.length > 1 && index + 1), map));
    }
    case 'union': {
      const member = byJsonType(node.members, (one) => one)(value);
      return member ? mapTexts(value, member, place, map) : value;
    }
    case 'record':
    case 'choice':
    case 'number':
    case 'switch':
    case 'literal':
      return value;
    default:
      return node satisfies never;
  }
}

/** `'home', 'card-grid', 2` → `homeCardGrid2` */
function camel(...parts: (string | number | false)[]): string {
  const words = parts.flatMap((part) => (part === false ? [] : (String(part).match(/[A-Za-z0-9]+/g) ?? [])));
  return words
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('');
}
