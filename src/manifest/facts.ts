/**
 * What of a manifest may be told to machines as a fact. A placeholder is shown to visitors, where it is seen to be one; said
 * to a search engine it would be a lie.
 */
import type { z } from 'zod';
import type { Facts, Page, PageFacts, Settled } from '../../schema/resolved.ts';
import type { publisher } from '../../schema/site.ts';
import type { WrittenManifest } from './check.ts';
import { type Constants, namedConstants } from './constants.ts';
import { routeIndexOf } from './found.ts';

type Publisher = z.output<typeof publisher>;

/**
 * @param written The manifest as it stands, which alone says where a placeholder is named.
 * @param name The site's name with constants filled in.
 * @param publisher The same of the publisher.
 * @param pages In the order of the manifest's routes.
 */
export function collectFacts(
  written: WrittenManifest,
  { name, publisher, pages }: { name: string; publisher: Publisher | undefined; pages: readonly Page[] },
  constants: Constants,
): Facts {
  const isPlaceholder = (constant: string) => constants.get(constant)?.pointer.startsWith('/placeholders/') ?? false;
  const indexes = new Map(pages.map(({ path }, index) => [path, index]));
  const placeholders = placeholdersByRoute(constants);
  const settled = new Map<number, PageFacts>();
  const said: Settled<Publisher> | typeof unsaid | undefined =
    publisher && settle(written.site.publisher, publisher, isPlaceholder);
  // Without a name there is nobody to say anything about.
  return {
    ...(!mentions(written.site.name, isPlaceholder) && { name }),
    ...(said && said !== unsaid && said.name !== undefined && { publisher: said }),
    ofPage({ path }) {
      const index = indexes.get(path) ?? -1;
      const page = pages[index];
      const route = written.routes[index];
      if (!page || !route) throw new Error(`src/manifest/facts.ts: ${path} is no page of this manifest.`);
      const known = settled.get(index) ?? (placeholders.has(index) ? settlePage(route, page, isPlaceholder) : page);
      settled.set(index, known);
      return known;
    },
    unsaidOfPage: ({ path }) => placeholders.get(indexes.get(path) ?? -1)?.join(' ') ?? '',
  };
}

/** Index of a route → where its texts name placeholders, below the route. */
function placeholdersByRoute(constants: Constants): Map<number, string[]> {
  const byRoute = new Map<number, string[]>();
  for (const { pointer, namedAt } of constants.values()) {
    if (!pointer.startsWith('/placeholders/')) continue;
    for (const place of namedAt) {
      const index = routeIndexOf(place);
      if (index === undefined) continue;
      const places = byRoute.get(index) ?? [];
      places.push(place.slice(`/routes/${index}`.length));
      byRoute.set(index, places);
    }
  }
  return byRoute;
}

function settlePage(route: WrittenManifest['routes'][number], page: Page, isPlaceholder: IsPlaceholder): PageFacts {
  const title = settle(route.title, page.title, isPlaceholder);
  const description = settle(route.description, page.description, isPlaceholder);
  const sections = settle(route.sections, page.sections, isPlaceholder);
  return {
    ...(title !== unsaid && { title }),
    ...(description !== unsaid && { description }),
    sections: sections === unsaid ? [] : sections,
  };
}

type IsPlaceholder = (name: string) => boolean;

/** What is left of a value that may not be said. */
const unsaid = Symbol('unsaid');

/** Whether a written value names a placeholder anywhere. */
function mentions(written: unknown, isPlaceholder: IsPlaceholder): boolean {
  if (typeof written === 'string') return namedConstants(written).some(isPlaceholder);
  if (typeof written !== 'object' || written === null) return false;
  return Object.values(written).some((value) => mentions(value, isPlaceholder));
}

/** The resolved value without the parts that name a placeholder where they are written: itself where there are none. */
function settle<Value>(written: unknown, resolved: Value, isPlaceholder: IsPlaceholder): Value | typeof unsaid {
  if (Array.isArray(written) && Array.isArray(resolved)) {
    // Entries can be lists themselves, such as a paragraph with markup: they stay whole.
    const said: unknown[] = resolved.map((value, index) => settle(written[index], value, isPlaceholder));
    if (said.every((value, index) => value === resolved[index])) return resolved;
    return said.filter((value) => value !== unsaid) as Value;
  }
  if (isRecord(written) && isRecord(resolved)) return settleRecord(written, resolved, isPlaceholder);
  return mentions(written, isPlaceholder) ? unsaid : resolved;
}

function settleRecord<Value extends Record<string, unknown>>(
  written: Record<string, unknown>,
  resolved: Value,
  isPlaceholder: IsPlaceholder,
): Value | typeof unsaid {
  const changed: Record<string, unknown> = {};
  let isLost = false;
  for (const key in written) {
    if (key in resolved) {
      const said = settle(written[key], resolved[key], isPlaceholder);
      if (said !== resolved[key]) changed[key] = said;
    } else {
      isLost = true;
      if (mentions(written[key], isPlaceholder)) return unsaid;
    }
  }
  if (Object.keys(changed).length === 0) return resolved;
  // What the loader has turned into something else has lost keys, and with them the trace of what they said.
  if (isLost) return unsaid;
  const kept = Object.entries({ ...resolved, ...changed }).filter(([, value]) => value !== unsaid);
  return Object.fromEntries(kept) as Value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
