/** One of two manifests that are compared, as a visitor meets it: constants filled in, and what is left out spelt out. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import { readOldAddress, writtenAs } from '../../schema/old-addresses.ts';
import type { Site } from '../../schema/resolved.ts';
import { homeOf, notFoundPath } from '../../schema/site-parts.ts';
import { keysOfPlace, putInsOf, sectionInPlace } from '../findings/sections.ts';
import { buildJsonSchema, type JsonSchema } from '../json-schema/build-schema.ts';
import { withDefaults } from '../json-schema/walk.ts';
import { parseAsWritten } from '../json-text/spelled-numbers.ts';
import { valueAt } from '../json-text/value.ts';
import { type Constants, collectConstants, fill as fillText, soleConstant } from '../manifest/resolve/constants.ts';
import type { WrittenManifest } from '../manifest/resolve/written.ts';
import { history } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import { sectionSchemas } from '../registry/section-schemas.ts';

/** Section type → what names the content of its folder. */
export type OwnCode = ReadonlyMap<string, string>;

/** A value as it is written, and with constants filled in. Both have the same shape. */
export type Both = { raw: Json; filled: Json };

/** A section as it stands on its page. */
export interface SectionSide extends Both {
  /** Of one that is written once: where, by what name, and what the place says in its own way. */
  putIn?: { definition: string; name: string; own: readonly string[] };
}

export interface Side {
  /** Everything but routes, redirects and constants. */
  shell: Both;
  /** Path → page, without its sections; of what is published. `original`: the path of the page that it translates. */
  routes: { path: string; original: string | undefined; page: Both; sections: SectionSide[] }[];
  /** Old address → where it leads. */
  redirects: ReadonlyMap<string, string>;
  /** Facts of collections by their names. */
  factLabels: ReadonlyMap<string, string>;
  /** Those that a language has in its own way are called `hours (en)`. */
  constants: ReadonlyMap<string, string>;
  /** What a constant is called that is named on a page. */
  constantOn: (name: string, path: string | undefined) => string;
  /** Undefined where the manifest has mistakes; what the pages load from elsewhere is not known then. */
  site: Site | undefined;
  /** The code of the site's own section types; undefined where nobody asks for it. */
  code?: OwnCode | undefined;
  /** Names the content of a file that the manifest names; undefined where there is none. */
  hashOf: (path: string) => string | undefined;
}

let schema: JsonSchema | undefined;

/**
 * @param text A manifest of whatever version, in JSON. What has another shape than it should is left out, or compared as it stands.
 * @param hashOf Names the content of a file that the manifest names; undefined where there is none.
 */
export function readSide(text: string, hashOf: Side['hashOf'], site: Site | undefined): Side {
  schema ??= buildJsonSchema(sectionSchemas);
  const manifest = objectIn(migrate(parseAsWritten(text), history).manifest);
  const named = { constants: objectIn(manifest.constants), placeholders: objectIn(manifest.placeholders) };
  const { constants } = collectConstants(named as Pick<WrittenManifest, 'constants' | 'placeholders'>);
  const languages = objectsIn(manifest.languages).map((written) => {
    const own = { ...objectIn(written.constants), ...objectIn(written.placeholders) };
    const overlay: Constants = new Map(Object.entries(own).map(([name, value]) => [name, { value: String(value), pointer: '' }]));
    return { lang: String(written.lang), home: String(written.path), own, constants: new Map([...constants, ...overlay]) };
  });
  const languageOf = (path: string) => homeOf(path, languages);
  // Home pages, and pages for unknown addresses, are those of each other unasked.
  const originalOf = (path: string, written: Json | undefined) => {
    const language = languageOf(path);
    const unasked = path === language?.home ? '/' : language && path === notFoundPath(language) ? '*' : undefined;
    return language && typeof written === 'string' ? written : unasked;
  };
  const both = (value: Json, filledBy: Constants = constants): Both => ({ raw: value, filled: fill(value, filledBy) });
  const {
    routes,
    redirects,
    constants: _,
    placeholders: __,
    version: ___,
    own: ____,
    $schema: _____,
    reused: ______,
    // How it is edited no visitor notices.
    editor: _______,
    ...shell
  } = withDefaults(manifest, schema) as JsonObject;
  const putIns = new Map(putInsOf(manifest).map((one) => [one.pointer, one]));
  const sectionsOf = (page: number, sections: Json | undefined, filledBy: Constants | undefined) =>
    objectsIn(sections).map((place, index): SectionSide => {
      const { definition, name = '' } = putIns.get(`/routes/${page}/sections/${index}`) ?? {};
      const written = definition === undefined ? undefined : valueAt(manifest, definition);
      const section = written !== undefined && isObject(written) ? sectionInPlace(written, place) : place;
      const filled = both(withDefaults(section, definitions[String(section.type)] ?? {}), filledBy);
      if (definition === undefined) return filled;
      return { ...filled, putIn: { definition, name, own: keysOfPlace.filter((key) => Object.hasOwn(place, key)) } };
    });
  const definitions = (schema.definitions ?? {}) as Record<string, JsonSchema>;
  return {
    shell: both({
      ...shell,
      ...(languages.length > 0 && {
        languages: objectsIn(shell.languages).map(({ constants: _, placeholders: __, reused: ___, ...parts }) => parts),
      }),
    }),
    factLabels: new Map(
      objectsIn(manifest.collections).flatMap(({ fields }) =>
        objectsIn(fields).map(({ name, label }) => [String(name), fillText(String(label), constants).text] as const),
      ),
    ),
    routes: objectsIn(routes).flatMap(({ path, sections, ...page }, index) => {
      const filledBy = languageOf(String(path))?.constants;
      const original = originalOf(String(path), page.translates);
      const shown = { path: String(path), original, page: both(page, filledBy), sections: sectionsOf(index, sections, filledBy) };
      return page.draft === true ? [] : [shown];
    }),
    constants: new Map([
      ...[...constants].map(([name, { value }]) => [name, value] as const),
      ...languages.flatMap(({ lang, own }) =>
        Object.entries(own).map(([name, value]) => [`${name} (${lang})`, String(value)] as const),
      ),
    ]),
    constantOn: (name, path) => {
      const language = path === undefined ? undefined : languageOf(path);
      return language && Object.hasOwn(language.own, name) ? `${name} (${language.lang})` : name;
    },
    redirects: new Map(
      objectsIn(redirects).map(({ from, to }) => {
        const old = readOldAddress(String(from));
        return [old ? writtenAs(old) : String(from), fillText(String(to), constants).text];
      }),
    ),
    site,
    hashOf,
  };
}

const objectIn = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {});
const objectsIn = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function fill(value: Json, constants: Constants): Json {
  // A number may be written as "{name}"; how it is written makes no difference to a visitor.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const constant = soleConstant(value, constants);
    return constant ? constant.value : fillText(value, constants).text;
  }
  if (Array.isArray(value)) return value.map((entry) => fill(entry, constants));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, constants)])) : value;
}
