/** Links inside the site, as the resolver meets them. */
import type { Href } from '../../schema/resolved.ts';
import { pointerKeys, type Where } from './findings.ts';

export interface FoundLink {
  /** Where it stands, and the piece of the text where it stands in a text. */
  where: Where;
  href: Href;
}

/** The index of the route that a pointer leads into; undefined for header, footer and whatever stands on every page. */
export function routeIndexOf(pointer: string): number | undefined {
  const [list, index] = pointerKeys(pointer);
  return list === 'routes' && index !== undefined ? Number(index) : undefined;
}
