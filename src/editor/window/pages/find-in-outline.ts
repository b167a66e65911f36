/** The pages and sections that have every word of what is searched, in what the outline says of them; and the next row that begins with what is typed in it. */
import { child } from '../../../json-text/pointer.ts';
import { summaryOfSection } from '../state/describe-place.ts';
import type { EditorState } from '../state/editor-state.ts';
import { fillIn } from '../state/fill-in.ts';
import { addressesOf } from '../state/new-page.ts';
import { pageName } from '../state/page-name.ts';
import { sectionTitle } from '../state/reused.ts';
import { fold, searchFor } from '../state/search-texts.ts';
import { listAt } from '../state/selection.ts';
import type { OutlineRow, Shown } from './outline-tree.ts';

type Known = Pick<EditorState, 'document' | 'forms' | 'lang'>;

/** @returns undefined where nothing is searched */
export function findInOutline(state: Known, wanted: string): Shown['found'] {
  if (wanted.trim() === '') return undefined;
  const isMeant = searchFor(wanted);
  const { lang, document } = state;
  const addresses = addressesOf(document.value);
  const found = new Map<number, 'page' | readonly number[]>();
  for (const [page, route] of listAt(document.value, 'routes').entries()) {
    const title = fillIn(String(child(route, 'title') ?? ''), document.value, `/routes/${page}`);
    if (isMeant(`${pageName(lang, document.value, page)} ${addresses[page]} ${title}`)) found.set(page, 'page');
    else {
      const sections = listAt(route, 'sections').flatMap((_, section) =>
        isMeant(saidOf(state, `/routes/${page}/sections/${section}`)) ? [section] : [],
      );
      if (sections.length > 0) found.set(page, sections);
    }
  }
  return found;
}

const saidOf = (state: Known, pointer: string) => `${sectionTitle(state, pointer)} ${summaryOfSection(state, pointer)}`;

/**
 * @param from - the place of the row that has the focus
 * @param letters - one letter, also several times in a row, leads to the next row that begins with it; several may name the row itself
 * @returns the place of the row; -1 where none begins so
 */
export function rowNamed(state: Known, rows: readonly OutlineRow[], from: number, letters: string): number {
  const wanted = fold(/^(.)\1+$/u.test(letters) ? letters.slice(0, 1) : letters);
  const order = [...rows.keys()].map((step) => (from + step + (wanted.length === 1 ? 1 : 0)) % rows.length);
  return order.find((place) => fold(nameOf(state, rows[place])).startsWith(wanted)) ?? -1;
}

function nameOf(state: Known, row: OutlineRow | undefined): string {
  if (row?.kind === 'page') return pageName(state.lang, state.document.value, row.page);
  if (row?.kind === 'section') return summaryOfSection(state, row.key) || sectionTitle(state, row.key);
  return row?.kind === 'language' ? row.language.label : '';
}
