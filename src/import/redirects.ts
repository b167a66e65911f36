/** Addresses that pages had elsewhere, which lead on to where they stand now. */
import { ownAddresses } from '../../schema/built-addresses.ts';
import { isObject, type JsonObject } from '../../schema/json.ts';
import { readOldAddress } from '../../schema/old-addresses.ts';
import type { Source } from './source.ts';

export interface Redirect {
  from: string;
  to: string;
}

/**
 * @param there - the addresses that the site has
 * @returns those that can be written, each once
 */
export function redirectsOf(sources: readonly Source[], manifest: JsonObject, there: readonly string[]): Redirect[] {
  const old = Array.isArray(manifest.redirects) ? manifest.redirects.filter(isObject) : [];
  // A page has a file, whose address leads to it.
  const pages = [...there, ...sources.map(({ path }) => path)].flatMap((path) => [path, `${path}.html`]);
  const taken = new Set([...pages, ...old.map(({ from }) => readOldAddress(String(from))?.from ?? '')].map(inOneCase));
  const isOwn = ownAddresses({ pages: there.map((path) => ({ path })), editor: manifest.editor });
  return sources.flatMap(({ about: { address, oldAddresses }, path }) =>
    [...oldAddresses, ...(address?.startsWith('/') ? [address] : [])].flatMap((written) => {
      const read = readOldAddress(`/${written.replace(/^\/+|(?:\/index\.html)?\/*$/g, '')}`);
      const from = read?.below === false && !read.from.includes('/.') ? read.from : '/';
      if (from === '/' || taken.has(inOneCase(from)) || isOwn(from)) return [];
      taken.add(inOneCase(from));
      return [{ from, to: path }];
    }),
  );
}

/** Not every host tells capitals apart. */
const inOneCase = (address: string) => address.toLowerCase();
