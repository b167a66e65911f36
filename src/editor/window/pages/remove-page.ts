/** What goes with a page, and what becomes of all that leads to it, as operations on the manifest. */
import type { Json } from '../../../../schema/json.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child } from '../../../json-text/pointer.ts';
import { isSame, valueAt } from '../../../json-text/value.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { fillIn } from '../state/fill-in.ts';
import { addressesOf } from '../state/new-page.ts';
import { listAt } from '../state/selection.ts';
import { languageOfPath, originalOf } from '../state/site-languages.ts';
import { pageOf, pointLinks, translationsOf } from './links.ts';
import { canRedirect } from './redirects.ts';
import { unlink } from './unlink.ts';

export interface Removal {
  /** The page by its place, and its translations where they go as well. */
  pages: readonly number[];
  /** The page that takes its place, for links and old addresses; a translation is replaced by the translation of that. */
  target: string;
  /** Whether their addresses lead there from now on, and with them the redirects that led to them. */
  leadsOn: boolean;
  links: 'point' | 'remove' | 'keep';
}

/** Tells whether a link is an entry of header or footer, be it within a group. A button in the header is none. */
export const isNavigation = (pointer: string): boolean => /^\/(?:languages\/\d+\/)?(?:header|footer)\/.*\blinks\//.test(pointer);

/** The translations of a page, by their places. */
export const translationsOfPage = (manifest: Json, page: number): number[] =>
  addressesOf(manifest).flatMap((_, other) => (originalOf(manifest, other) === page ? [other] : []));

/** Removes a page: one step, however much leads to it. */
export function removePages(manifest: Json, forms: Forms, { pages, target, leadsOn, links }: Removal): Operation[] {
  const all = addressesOf(manifest);
  const targets = new Map(pages.map((page) => [all[page] ?? '', targetFor(manifest, all[page] ?? '', target)]));
  const isKnown = (page: number) =>
    canRedirect(manifest, all[page] ?? '') && (page === pages[0] || valueAt(manifest, `/routes/${page}/draft`) !== true);
  const operations: Operation[] = [];
  let now = manifest;
  const add = (more: readonly Operation[]) => {
    operations.push(...more);
    now = more.reduce(changeValue, now);
  };
  // From behind, so that each is still at its place.
  add(pages.toSorted((one, other) => other - one).map((page) => ({ kind: 'remove', pointer: `/routes/${page}` })));
  for (const path of targets.keys()) add(translationsOf(now, path).map((pointer) => ({ kind: 'remove', pointer })));
  add(
    redirects(now, forms, {
      targets,
      leadsOn,
      links,
      fresh: leadsOn ? pages.filter(isKnown).map((page) => all[page] ?? '') : [],
    }),
  );
  const isGone = (address: string) => targets.has(pageOf(address));
  if (links === 'remove') add(unlink(now, forms, isGone).operations);
  // Under its old name an entry would promise a page that is no more.
  if (links === 'point') add(unlink(now, forms, isGone, isNavigation).operations);
  // Where a link cannot be missing, it leads to what takes the place of the page.
  if (links !== 'keep') for (const [from, to] of targets) add(pointLinks(now, forms, { from, to, keepsPlace: false }));
  return operations;
}

/** What takes the place of a page in its own language: a page of it as it is, of another the translation, else the home page. */
function targetFor(manifest: Json, path: string, target: string): string {
  const language = languageOfPath(manifest, path);
  if (languageOfPath(manifest, target).at === language.at) return target;
  const all = addressesOf(manifest);
  const twin = translationsOfPage(manifest, all.indexOf(target)).find(
    (page) => languageOfPath(manifest, all[page] ?? '').at === language.at,
  );
  return all[twin ?? -1] ?? language.home;
}

function redirects(
  manifest: Json,
  forms: Forms,
  {
    targets,
    leadsOn,
    links,
    fresh,
  }: Pick<Removal, 'leadsOn' | 'links'> & { targets: ReadonlyMap<string, string>; fresh: string[] },
): Operation[] {
  const before = listAt(manifest, 'redirects') as Json[];
  const kept = before.flatMap((redirect): Json[] => {
    const to = child(redirect, 'to');
    const target = typeof to === 'string' ? targets.get(pageOf(fillIn(to, manifest))) : undefined;
    if (target === undefined || (!leadsOn && links === 'keep')) return [redirect];
    return !leadsOn && links === 'remove' ? [] : [{ ...(redirect as object), to: target }];
  });
  const known = new Set(kept.map((redirect) => child(redirect, 'from')));
  const value = [...kept, ...fresh.flatMap((from) => (known.has(from) ? [] : [{ from, to: targets.get(from) ?? '/' }]))];
  if (isSame(before, value)) return [];
  if (value.length === 0) return [{ kind: 'remove', pointer: '/redirects' }];
  return [{ kind: 'set', pointer: '/redirects', value, order: Object.keys(forms.parts) }];
}
