/** Links inside the site, as the resolver meets them. */
import type { Href } from '../../schema/resolved.ts';
import { pointerKeys } from './findings.ts';

export interface FoundLink {
  pointer: string;
  href: Href;
}

/** The index of the route that a pointer leads into; undefined for header, footer and whatever stands on every page. */
export function routeIndexOf(pointer: string): number | undefined {
  const [list, index] = pointerKeys(pointer);
  return list === 'routes' && index !== undefined ? Number(index) : undefined;
}
