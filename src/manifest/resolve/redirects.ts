/** Old addresses as hosts are told of them. */
import type { Href } from '../../../schema/atoms.ts';
import { redirects as schema } from '../../../schema/redirects.ts';
import type { Redirect } from '../../../schema/resolved.ts';
import { encodeUrl } from '../href.ts';
import { readOldAddress } from '../old-address.ts';
import type { ResolveContext } from './context.ts';
import { resolverOf } from './resolve.ts';
import type { WrittenManifest } from './written.ts';

const resolveTarget = resolverOf(schema.element.shape.to);

/** Where each old address leads; what cannot be read, a check reports. */
export function resolveRedirects({ redirects = [] }: WrittenManifest, context: ResolveContext): Redirect[] {
  return redirects.flatMap((written, index): Redirect[] => {
    // The schema of the field says that this is what its resolver returns.
    const href = resolveTarget(written.to, `/redirects/${index}/to`, context) as Href;
    const old = readOldAddress(written.from);
    return old ? [{ from: old.from, ...(old.below && { below: true }), to: addressOf(href) }] : [];
  });
}

const addressOf = (href: Href): string => encodeUrl('url' in href ? href.url : `${href.page ?? ''}${href.hash ?? ''}`);
