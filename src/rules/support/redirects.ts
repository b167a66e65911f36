/** Old addresses as rules see them: each with its place, what it means, and where it leads. */
import { inOrder, isAt, type OldAddress, readOldAddress } from '../../../schema/old-addresses.ts';
import { memo } from '../../disk/memo.ts';
import type { LinkReference } from '../../manifest/resolve/references.ts';
import type { CheckContext } from './rule.ts';

export interface PlacedRedirect extends OldAddress {
  pointer: string;
  /** As its author wrote it. */
  written: { from: string; to: string };
  /** The path of the site that it leads to, in plain letters, without an anchor; undefined where it leads elsewhere, or nowhere yet. */
  target: string | undefined;
}

type Context = Pick<CheckContext, 'manifest' | 'url' | 'references'>;

/** All that can be read, in the order of the manifest. */
export const placedRedirects = memo(({ manifest, url, references }: Context): PlacedRedirect[] => {
  const targets = new Map(references.links.map((link) => [link.where.pointer, link]));
  return (manifest.redirects ?? []).flatMap((written, index) => {
    const pointer = `/redirects/${index}`;
    const old = readOldAddress(written.from);
    return old ? [{ ...old, pointer, written, target: pathOf(targets.get(`${pointer}/to`), url) }] : [];
  });
});

function pathOf(link: LinkReference | undefined, site: string): string | undefined {
  const { page, url } = { page: undefined, url: undefined, ...link?.href };
  const whole = page ?? url;
  // An address of the site itself may be written out.
  const path = whole?.startsWith(`${site}/`) ? whole.slice(site.length) : whole;
  if (!path?.startsWith('/')) return undefined;
  return readOldAddress(path.replace(/[?#].*$/s, ''))?.from ?? path;
}

/** The redirect that answers a path of the site; undefined for whatever stays. */
export function redirectAt(redirects: readonly PlacedRedirect[], path: string): PlacedRedirect | undefined {
  const { single, below } = indexOf(redirects);
  return single.get(path) ?? below.find((one) => isAt(one, path));
}

const indexOf = memo((redirects: readonly PlacedRedirect[]) => {
  const single = new Map<string, PlacedRedirect>();
  for (const one of redirects) if (!one.below && !single.has(one.from)) single.set(one.from, one);
  return { single, below: inOrder(redirects.filter(({ below }) => below)) };
});
