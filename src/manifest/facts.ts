/**
 * What of a manifest may be told to machines as a fact. A placeholder is shown to visitors, where it is seen to be one; said
 * to a search engine it would be a lie.
 */
import type { z } from 'zod';
import type { Facts, Page, Settled } from '../../schema/resolved.ts';
import type { publisher } from '../../schema/site.ts';
import type { WrittenManifest } from './check.ts';
import { type Constants, namedConstants } from './constants.ts';

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
  const settled: Facts['pages'] = new Map();
  for (const [index, page] of pages.entries()) {
    const route = written.routes[index];
    if (!route || !mentions([route.title, route.description, route.sections], isPlaceholder)) continue;
    const said = <Key extends 'title' | 'description' | 'sections'>(key: Key) =>
      settle(route[key], page[key], isPlaceholder) as Page[Key] | undefined;
    const [title, description] = [said('title'), said('description')];
    settled.set(page.path, {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      sections: said('sections') ?? [],
    });
  }
  const said = publisher && (settle(written.site.publisher, publisher, isPlaceholder) as Settled<Publisher> | undefined);
  // Without a name there is nobody to say anything about.
  return {
    ...(!mentions(written.site.name, isPlaceholder) && { name }),
    ...(said?.name !== undefined && { publisher: said }),
    pages: settled,
  };
}

type IsPlaceholder = (name: string) => boolean;

/** Whether a written value names a placeholder anywhere. */
function mentions(written: unknown, isPlaceholder: IsPlaceholder): boolean {
  if (typeof written === 'string') {
    return namedConstants(written).some(isPlaceholder);
  }
  if (typeof written !== 'object' || written === null) return false;
  return Object.values(written).some((value) => mentions(value, isPlaceholder));
}

/** The resolved value without the parts that name a placeholder where they are written; undefined when nothing is left. */
function settle(written: unknown, resolved: unknown, isPlaceholder: IsPlaceholder): unknown {
  if (!mentions(written, isPlaceholder)) return resolved;
  if (Array.isArray(written) && Array.isArray(resolved)) {
    // Entries can be lists themselves, such as a paragraph with markup: they stay whole.
    const kept = resolved.map((value, index) => settle(written[index], value, isPlaceholder));
    return kept.filter((value) => value !== undefined);
  }
  if (!isRecord(written) || !isRecord(resolved)) return undefined;
  // What the loader has turned into something else has lost keys, and with them the trace of what they said.
  if (Object.keys(written).some((key) => !(key in resolved))) return undefined;
  const kept = Object.entries(resolved).map(([key, value]) => [key, settle(written[key], value, isPlaceholder)] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
