/** What an author does to the languages of a site, as operations on the manifest. */

import type { Json } from '../../../../schema/json.ts';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { addressesOf } from '../state/new-page.ts';
import { listAt } from '../state/selection.ts';
import { languageAt, languagesOf, originalOf, type SiteLanguage } from '../state/site-languages.ts';
import { leadLinks } from './links.ts';
import { copyPage, pagesByLanguage, translatesNow } from './page-operations.ts';
import { canRedirect } from './redirects.ts';

/** What a language begins with: copies, which its author translates. */
const begun = ['labels', 'header', 'footer', 'errorView'];

interface NewLanguage {
  lang: string;
  path: string;
  label: string;
  /** The name of the site's own language, where it has none yet. */
  ownLabel: string | undefined;
}

/** Adds a language behind the others, with all that a site needs in each: the rest its author adds page by page. */
export function addLanguage(manifest: Json, forms: Forms, { lang, path, label, ownLabel }: NewLanguage): Operation[] {
  const parts = begun.flatMap((part) => (child(manifest, part) === undefined ? [] : [[part, child(manifest, part)]]));
  const value = { lang, path, label, ...Object.fromEntries(parts) } as Json;
  const before = listAt(manifest, 'languages').length;
  const addresses = addressesOf(manifest);
  const pages = ['/', '*'].filter((address) => addresses.includes(address));
  const site = forms.parts.site?.kind === 'object' ? forms.parts.site.fields.map(({ key }) => key) : [];
  const operations: Operation[] = [
    ...(ownLabel === undefined ? [] : [{ kind: 'set', pointer: '/site/langLabel', value: ownLabel, order: site } as const]),
    before === 0
      ? { kind: 'set', pointer: '/languages', value: [value], order: Object.keys(forms.parts) }
      : { kind: 'insert', pointer: `/languages/${before}`, value },
    ...pages.flatMap((address, index): Operation[] => {
      const [from, to] = [addresses.indexOf(address), addresses.length + index];
      return [
        { kind: 'duplicate', pointer: `/routes/${from}` },
        { kind: 'move', pointer: `/routes/${from + 1}`, to: `/routes/${to}` },
        { kind: 'set', pointer: `/routes/${to}/path`, value: address === '/' ? path : `${path}/*` },
        ...(address === '/' ? [translatesNow(`/routes/${to}`, address)] : []),
      ];
    }),
  ];
  return [...operations, ...leadWithin(operations, manifest, forms, `/languages/${before}`)];
}

/** Copies a page into another language; the links that lead to it there lead to the copy, and its own to pages of that language. */
export function translatePage(
  manifest: Json,
  forms: Forms,
  page: number,
  language: SiteLanguage,
  { title, path }: { title: string; path: string },
): Operation[] {
  const operations = copyPage(manifest, page, { title, path, translates: addressesOf(manifest)[page] });
  return [...operations, ...leadWithin(operations, manifest, forms, language.at)];
}

/** Leads the links of a language to pages of its own, where there are such. */
function leadWithin(operations: readonly Operation[], manifest: Json, forms: Forms, language: string): Operation[] {
  const now = operations.reduce(changeValue, manifest);
  const addresses = addressesOf(now);
  const all = pagesByLanguage(now);
  const own = all.find(({ language: { at } }) => at === language);
  const targets = new Map(
    own?.pages.flatMap((page): [string, string][] => {
      const [original, address = ''] = [originalOf(now, page), addresses[page]];
      return original === undefined || isNotFound(address) ? [] : [[addresses[original] ?? '', address]];
    }),
  );
  return leadLinks(now, forms, (pointer) => languageAt(now, pointer).at === language, targets);
}

/** The pages that go with a language, by their places. */
export const pagesOf = (manifest: Json, { at }: SiteLanguage): number[] =>
  pagesByLanguage(manifest).find(({ language }) => language.at === at)?.pages ?? [];

/**
 * Removes a language with its pages.
 *
 * @param leadsOn - whether the addresses of its pages, as far as they were published, lead to their originals
 */
export function removeLanguage(manifest: Json, language: SiteLanguage, leadsOn: boolean): Operation[] {
  const pages = pagesOf(manifest, language);
  const addresses = addressesOf(manifest);
  const targets = new Map(
    pages.map((page): [string, string] => [addresses[page] ?? '', addresses[originalOf(manifest, page) ?? -1] ?? '/']),
  );
  const redirects = listAt(manifest, 'redirects');
  const led = redirects.flatMap((redirect, index): Operation[] => {
    const target = leadsOn ? targets.get(String(child(redirect, 'to'))) : undefined;
    return target === undefined ? [] : [{ kind: 'set', pointer: `/redirects/${index}/to`, value: target }];
  });
  const fresh = pages.flatMap((page) => {
    const from = addresses[page] ?? '';
    const isKnown = canRedirect(manifest, from) && !isNotFound(from) && valueAt(manifest, `/routes/${page}/draft`) !== true;
    const isThere = redirects.some((redirect) => child(redirect, 'from') === from);
    return leadsOn && isKnown && !isThere ? [{ from, to: targets.get(from) ?? '/' }] : [];
  });
  return [
    // From behind, so that each is still at its place.
    ...[...pages].reverse().map((page): Operation => ({ kind: 'remove', pointer: `/routes/${page}` })),
    { kind: 'remove', pointer: languagesOf(manifest).length === 2 ? '/languages' : language.at },
    ...led,
    ...(redirects.length === 0 && fresh.length > 0
      ? [{ kind: 'set', pointer: '/redirects', value: fresh } as const]
      : fresh.map((value, index): Operation => ({ kind: 'insert', pointer: `/redirects/${redirects.length + index}`, value }))),
  ];
}
