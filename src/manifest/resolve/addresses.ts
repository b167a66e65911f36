/** Addresses that pages load from and send to, as the resolver meets them, and what follows from them for a page. */
import type { Resources } from '../../../schema/atoms.ts';
import type { Allowance, Page, SitePage } from '../../../schema/resolved.ts';
import { parseAddress } from '../../findings/web-address.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';

export interface AddressReference {
  kind: 'endpoint' | 'mailbox' | 'script' | 'style' | 'font' | 'frame';
  /** When it is loaded. Without it, it is sent to, at the visitor's command. */
  load?: Exclude<Resources['load'], 'never'>;
  /** With constants filled in. */
  url: string;
  /** As it stands in the manifest. */
  written: string;
  pointer: string;
  /** A font's name. */
  family?: string;
}

/** The path at which `dev` and `start` answer in place of a provider. A page cannot have it. */
export const mockProviderPath = '/__signup';

/**
 * The origin of an address where it is not the site's own.
 *
 * @param url A path or an absolute address.
 * @param site The address of the site.
 */
export function foreignOrigin(url: string, site: string): string | undefined {
  const origin = /^https?:/.test(url) ? parseAddress(url)?.origin : undefined;
  return origin === parseAddress(site)?.origin ? undefined : origin;
}

/** What the addresses of one page ask of its document. */
export function describeAddresses(
  addresses: readonly AddressReference[],
  site: string,
): Pick<Page, 'isolated' | 'eager' | 'foreignHosts' | 'allows'> {
  const hostsOf = (...kinds: AddressReference['kind'][]) => {
    const named = addresses.filter(({ kind }) => kinds.includes(kind));
    return [...new Set(named.flatMap(({ url }) => foreignOrigin(url, site) ?? []))].sort();
  };
  const foreignHosts = hostsOf('endpoint', 'script', 'style', 'font', 'frame');
  const isolated = foreignHosts.length > 0 || addresses.some(({ kind }) => kind !== 'endpoint' && kind !== 'mailbox');
  // Without JavaScript the browser itself hands the form to the mail program.
  const mails = addresses.some(({ kind }) => kind === 'mailbox');
  const frame = hostsOf('frame');
  const allows: Allowance = {
    script: hostsOf('script'),
    style: hostsOf('style'),
    font: hostsOf('font'),
    endpoint: [...hostsOf('endpoint'), ...(mails ? ['mailto:'] : [])],
    ...(frame.length > 0 && { frame }),
    guest: addresses.some(({ kind }) => kind === 'script'),
  };
  const eager = addresses.some(({ load }) => load === 'on-enter');
  return { isolated, eager, foreignHosts, ...((isolated || mails) && { allows }) };
}

/** A page while somebody edits it: its frames lead nowhere, so that nothing of another host is shown. */
export function withoutFrames(page: SitePage, addresses: readonly AddressReference[]): SitePage {
  const start = `${page.pointer}/`;
  const frames = addresses.filter(({ kind, pointer }) => kind === 'frame' && pointer.startsWith(start));
  if (frames.length === 0) return page;
  const copy = structuredClone(page);
  for (const { pointer } of frames) {
    const keys = pointerKeys(pointer.slice(start.length - 1));
    const last = keys.pop() as string;
    (keys.reduce<unknown>(child, copy) as Record<string, unknown>)[last] = '';
  }
  return copy;
}
