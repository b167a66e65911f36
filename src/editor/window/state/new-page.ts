/** A new page: its address, its place among the others, and what it begins with. */
import type { Json } from '../../../../schema/json.ts';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { rightPath } from '../../../findings/page-path.ts';
import type { Operation } from '../../../json-text/operations.ts';
import type { EditorState } from './editor-state.ts';
import { fillIn } from './fill-in.ts';
import { listAt } from './selection.ts';
import { languageAt } from './site-languages.ts';
import { starterFor } from './starter-for.ts';

const pattern = /^(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/;

/** @returns the address of a page that somebody means who writes `Über mich`; empty where there is none */
export function addressFrom(text: string): string {
  const trimmed = text.trim();
  if (pattern.test(trimmed)) return trimmed;
  // Capitals are meant where an address is written, and not where a title is.
  return rightPath(trimmed.startsWith('/') ? trimmed : trimmed.toLowerCase(), pattern) ?? '';
}

/** The addresses of all pages. */
export const addressesOf = (manifest: Json): string[] =>
  listAt(manifest, 'routes').map((page) => String((page as { path?: unknown } | null)?.path ?? ''));

/** Where a new page goes: behind the others, and before the page for unknown addresses. */
export function placeOfNewPage(manifest: Json): number {
  const addresses = addressesOf(manifest);
  const last = addresses.findLastIndex((address) => !isNotFound(address));
  return last + 1;
}

export interface NewPage {
  title: string;
  path: string;
  /** The address of the page that it is the translation of. */
  translates?: string | undefined;
}

/** What a page of this title is, which a place leads to: in the language of that, at an address that no other page has. */
export function pageFor(manifest: Json, title: string, at: string): NewPage {
  const { home } = languageAt(manifest, at);
  // A title may have no letters that an address can have.
  const path = `${home === '/' ? '' : home}${addressFrom(fillIn(title, manifest)) || '/page'}`;
  const taken = addressesOf(manifest);
  let count = 1;
  while (taken.includes(count === 1 ? path : `${path}-${count}`)) count++;
  return { title: title.trim(), path: count === 1 ? path : `${path}-${count}` };
}

/** A page that begins with the least of a section, behind the others. */
export function addPage(state: EditorState, { title, path }: NewPage): Operation[] {
  const sections = [beginningOf(state, title)];
  const index = placeOfNewPage(state.document.value);
  // The title says of what it is as long as nobody has described it; a finding asks for more.
  return [{ kind: 'insert', pointer: `/routes/${index}`, value: { path, title, description: title, sections } }];
}

/** The least of a section, under the title of its page: whatever else its samples say would have to be taken away again. */
function beginningOf(state: EditorState, title: string): Json {
  const types = Object.entries(state.forms?.sections ?? {});
  const [type = ''] = types.find(([, { opens }]) => opens === true) ?? types[0] ?? [];
  const fields = state.forms?.sections[type]?.fields ?? [];
  const isNeeded = (key: string) => key === 'type' || fields.some((field) => field.key === key && !field.optional);
  const least = Object.entries(starterFor(state, type)).filter(([key]) => isNeeded(key));
  return { ...Object.fromEntries(least), ...(isNeeded('title') && { title }) } as Json;
}
