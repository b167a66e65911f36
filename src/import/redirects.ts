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
 * @returns those that can be written, each once; of the others those that a file names as old ones are said there
 */
export function redirectsOf(sources: readonly Source[], manifest: JsonObject, there: readonly string[]): Redirect[] {
  const old = Array.isArray(manifest.redirects) ? manifest.redirects.filter(isObject) : [];
  // A page has a file, whose address leads to it.
  const pages = [...there, ...sources.map(({ path }) => path)].flatMap((path): [string, string][] =>
    [path, `${path}.html`].map((from) => [from, path]),
  );
  const known = old.map(({ from, to }): [string, string] => [readOldAddress(String(from))?.from ?? '', String(to)]);
  const taken = new Map([...pages, ...known].map(([from, to]) => [inOneCase(from), to]));
  const isOwn = ownAddresses({ pages: there.map((path) => ({ path })), editor: manifest.editor });
  return sources.flatMap(({ about: { address, oldAddresses }, path, notes }) =>
    [...oldAddresses, ...(address?.startsWith('/') ? [address] : [])].flatMap((written, index) => {
      const read = readOldAddress(`/${written.replace(/^\/+|(?:\/index\.html)?\/*$/g, '')}`);
      const from = read?.below === false && !read.from.includes('/.') ? read.from : '/';
      if (from === '/' || taken.has(inOneCase(from)) || isOwn(from)) {
        if (index < oldAddresses.length && taken.get(inOneCase(from)) !== path)
          notes.push({ kind: 'lost-address', what: written });
        return [];
      }
      taken.set(inOneCase(from), path);
      return [{ from, to: path }];
    }),
  );
}

/** Not every host tells capitals apart. */
const inOneCase = (address: string) => address.toLowerCase();
