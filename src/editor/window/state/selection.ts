/** Which part of the manifest is being edited. */
import { child, pointerKeys } from '../../../json-text/pointer.ts';

export type Selection =
  | { kind: 'section'; page: number; section: number }
  | { kind: 'page'; page: number }
  /** `header`, `theme` …, and what a language has in its own way: `languages/0/header` … */
  | { kind: 'part'; part: string };

/** What a language has in its own way: each has a form of its own. */
export const partsOfLanguages = ['header', 'footer', 'labels', 'errorView', 'constants', 'placeholders', 'site'];

/** The part of a language that is selected; undefined where something else is. */
export function partOfLanguage(selection: Selection): { index: number; part: string } | undefined {
  const [first, index, part] = selection.kind === 'part' ? selection.part.split('/') : [];
  return first === 'languages' && part !== undefined ? { index: Number(index), part } : undefined;
}

/** The pointer of what is selected. */
export function pointerOf(selection: Selection): string {
  if (selection.kind === 'part') return `/${selection.part}`;
  const page = `/routes/${selection.page}`;
  return selection.kind === 'page' ? page : `${page}/sections/${selection.section}`;
}

/** What is selected to edit the value at a pointer. */
export function selectionAt(pointer: string): Selection {
  const [part = '', page, list, section] = pointerKeys(pointer);
  if (part === 'languages' && list !== undefined && partsOfLanguages.includes(list))
    return { kind: 'part', part: `${part}/${page}/${list}` };
  if (part !== 'routes') return { kind: 'part', part: part || 'site' };
  if (page === undefined) return { kind: 'page', page: 0 };
  if (list === 'sections' && section !== undefined) return { kind: 'section', page: Number(page), section: Number(section) };
  return { kind: 'page', page: Number(page) };
}

/** The nearest selection that exists in a manifest: after an undo the selected section may be gone. */
export function nearestSelection(selection: Selection, manifest: unknown): Selection {
  if (selection.kind === 'part') {
    const { index = -1 } = partOfLanguage(selection) ?? {};
    return index < listAt(manifest, 'languages').length ? selection : { kind: 'part', part: 'languages' };
  }
  const pages = listAt(manifest, 'routes');
  const page = Math.min(selection.page, Math.max(0, pages.length - 1));
  if (selection.kind === 'page') return page === selection.page ? selection : { kind: 'page', page };
  const count = listAt(pages[page], 'sections').length;
  if (count === 0) return { kind: 'page', page };
  const section = Math.min(selection.section, count - 1);
  return page === selection.page && section === selection.section ? selection : { kind: 'section', page, section };
}

/** The value under a key as a list; empty where it is none, since a draft may be wrong. */
export function listAt(value: unknown, key: string): readonly unknown[] {
  const list = child(value, key);
  return Array.isArray(list) ? list : [];
}
