/**
 * More redirects than a host takes: it leaves out the rest, or refuses the site. It warns, since others have no limit.
 * https://developers.cloudflare.com/pages/configuration/redirects/, https://vercel.com/docs/redirects/configuration-redirects
 */

import { formsOf, waysToWrite } from '../../schema/old-addresses.ts';
import { placedRedirects } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

/** Cloudflare Pages: without and with `*`. Vercel: in `vercel.json`. */
const most = { single: 2000, below: 100, vercel: 1024 };

export const rule: Rule<{ hosts: ('Cloudflare Pages' | 'Vercel')[]; count: number }> = {
  severity: 'warning',
  since: '1.1.0',
  check(context) {
    const redirects = placedRedirects(context);
    const single = redirects.filter(({ below }) => !below);
    const below = redirects.filter((one) => one.below);
    const linesOf = (list: typeof redirects) =>
      list.flatMap((one) => formsOf(one.from).flatMap((from) => waysToWrite({ ...one, from }))).length;
    // An entry of each everything-below is for the address itself; one that ends in `.html` is asked for without that, too.
    const ofVercel = single.flatMap(({ from }) => (/\.html$/.test(from) ? [from, from] : [from])).length + 2 * below.length;
    const isTooMany = linesOf(single) + 2 * below.length > most.single || below.length > most.below;
    const hosts = [...(isTooMany ? ['Cloudflare Pages' as const] : []), ...(ofVercel > most.vercel ? ['Vercel' as const] : [])];
    return hosts.length > 0 ? [{ pointer: '/redirects', at: 'key', params: { hosts, count: redirects.length } }] : [];
  },
  de: {
    message: ({ hosts, count }) => `${count} Weiterleitungen sind mehr, als ${hosts.join(' und ')} annimmt.`,
    hint: () =>
      'Fassen Sie Adressen zusammen, die dasselbe Ziel haben: „/blog/*“ ist alles unter „/blog/“. Bei einem anderen Host können Sie das übergehen.',
    explanation: 'Cloudflare Pages nimmt 2.000 Weiterleitungen an und 100 mit „*“, Vercel 1.024.',
  },
  en: {
    message: ({ hosts, count }) => `${count} redirects are more than ${hosts.join(' and ')} takes.`,
    hint: () =>
      'Put addresses together that have the same target: “/blog/*” is all below “/blog/”. With another host you can ignore this.',
    explanation: 'Cloudflare Pages takes 2,000 redirects and 100 with “*”, Vercel 1,024.',
  },
  example: { wrong: '"redirects": [… 3000 …]', right: '"redirects": [{ "from": "/blog/*", "to": "/aktuelles" }]' },
};
