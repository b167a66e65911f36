/** The entries of the navigation at the top that lead to a page. */
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { fillIn } from '../state/fill-in.ts';
import { languageOfPath } from '../state/site-languages.ts';

/** The navigation that a page is in: that of its language. */
export const navigationOf = (manifest: Json, path: string): string => `${languageOfPath(manifest, path).at}/header/links`;

/** The entries of a navigation; undefined where there is none. */
function entriesOf(manifest: Json, path: string): readonly Json[] | undefined {
  const entries = valueAt(manifest, navigationOf(manifest, path));
  return Array.isArray(entries) ? entries : undefined;
}

/** @returns the places of the entries that lead to the top of a page; undefined where the site has no navigation */
export function entriesTo(manifest: Json, path: string): number[] | undefined {
  return entriesOf(manifest, path)?.flatMap((entry, index) => {
    const href = child(entry, 'href');
    return typeof href === 'string' && fillIn(href, manifest, navigationOf(manifest, path)) === path ? [index] : [];
  });
}

/** An entry behind the others. What a title says for search engines alone, behind a colon or a dash, is too long for it. */
export function enter(manifest: Json, { title, path }: { title: string; path: string }): Operation[] {
  const [label = title] = title.split(/: | [–|-] /);
  const list = navigationOf(manifest, path);
  const place = entriesOf(manifest, path)?.length ?? 0;
  return [{ kind: 'insert', pointer: `${list}/${place}`, value: { label: label.trim(), href: path } }];
}

/** Takes all entries away that lead to a page. */
export const leaveOut = (manifest: Json, path: string): Operation[] =>
  (entriesTo(manifest, path) ?? [])
    .reverse()
    .map((index) => ({ kind: 'remove', pointer: `${navigationOf(manifest, path)}/${index}` }));
