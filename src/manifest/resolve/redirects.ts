/** Old addresses as hosts are told of them. */
import type { Href } from '../../../schema/atoms.ts';
import { readOldAddress } from '../../../schema/old-addresses.ts';
import { redirects as schema } from '../../../schema/redirects.ts';
import type { Redirect } from '../../../schema/resolved.ts';
import { aboutOf } from '../../../schema/words.ts';
import { encodeUrl } from '../../findings/href.ts';
import { misfit } from './constants.ts';
import type { ResolveContext } from './context.ts';
import { resolverOf } from './resolve.ts';
import type { WrittenManifest } from './written.ts';

const about = aboutOf(schema.element.shape.to);
const resolveTarget = resolverOf(schema.element.shape.to);

/** Where each old address leads; what cannot be read, a check reports. */
export function resolveRedirects({ redirects = [] }: WrittenManifest, context: ResolveContext): Redirect[] {
  return redirects.flatMap((written, index): Redirect[] => {
    // The schema of the field says that this is what its resolver returns.
    const href = resolveTarget(written.to, `/redirects/${index}/to`, context) as Href;
    const to = addressOf(href);
    // A constant may hold the address of something else, such as a phone number.
    if (to !== '#' && !/^(?:\/|https:)/i.test(to)) {
      context.findings.push(
        misfit(written.to, `/redirects/${index}/to`, context.constants, { value: to, about, wholeNumber: undefined }),
      );
    }
    const old = readOldAddress(written.from);
    return old ? [{ from: old.from, ...(old.below && { below: true }), to }] : [];
  });
}

const addressOf = (href: Href): string => encodeUrl('url' in href ? href.url : `${href.page ?? ''}${href.hash ?? ''}`);
