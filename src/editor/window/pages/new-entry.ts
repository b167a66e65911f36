/** A new entry of a list, in the shape of its newest one. */
import type { Json, JsonObject } from '../../../../schema/json.ts';
import { inPlainLetters } from '../../../../schema/plain-letters.ts';
import { parseDay, writeDay } from '../../../../schema/schedule.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import type { Field, NamedField } from '../../draft/fields/model.ts';
import type { EditorState } from '../state/editor-state.ts';
import { fillIn } from '../state/fill-in.ts';
import { listedUnder } from '../state/listed.ts';
import { addressesOf, placeOfNewPage } from '../state/new-page.ts';
import { listAt } from '../state/selection.ts';
import { languageOfPath } from '../state/site-languages.ts';
import { starterFor } from '../state/starter-for.ts';

interface NewEntry {
  title: string;
  path: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The place in `routes` of the newest entry below an address, of those without a day the last one; undefined where there is none. */
export function newestEntry(manifest: Json, under: string): { index: number; isDated: boolean } | undefined {
  const start = under === '/' ? under : `${under}/`;
  const lang = langOf(manifest, under);
  const entries = listAt(manifest, 'routes').flatMap((route, index) => {
    const [path, entry] = [child(route, 'path'), child(route, 'entry')];
    if (!String(path).startsWith(start) || entry === undefined) return [];
    const date = child(entry, 'date');
    const isDated = typeof date === 'string';
    return [{ index, isDated, day: isDated ? (parseDay(fillIn(date, manifest), lang) ?? '') : '' }];
  });
  const dated = entries.filter(({ isDated }) => isDated);
  const newest = dated.reduce((one, other) => (one && one.day >= other.day ? one : other), dated[0]);
  return newest ?? entries.at(-1);
}

/**
 * @returns the operations that make it, and its place in `routes`: before the newest one, since of one day the first is shown first; where
 *   none has a day, behind the last one. The first one of a list begins with the type that opens entries. `begin` is the text where one writes on
 */
export function addEntry(
  state: EditorState,
  under: string,
  { title, path, today }: NewEntry,
): { page: number; operations: Operation[]; begin?: string } {
  const manifest = state.document.value;
  const newest = newestEntry(manifest, under);
  const last = newest && listAt(manifest, 'routes')[newest.index];
  const page = newest ? newest.index + (newest.isDated ? 0 : 1) : placeOfNewPage(manifest);
  const date = writeDay(today, String(child(child(last, 'entry'), 'date') ?? ''), langOf(manifest, under));
  const entry = newest?.isDated === false ? {} : { date };
  const types = Object.entries(state.forms?.sections ?? {});
  const [opening = 'text'] = types.find(([, { opens }]) => opens === 'entry') ?? types.find(([, { opens }]) => opens) ?? [];
  const like = listAt(last, 'sections').length > 0 ? listAt(last, 'sections') : [{ type: opening, title: '' }];
  // That of the page is that of its first heading, too.
  const titled = like.findIndex((section) => child(section, 'title') !== undefined);
  const shaped = like.map((section, index) => shapedLike(state, section, index === titled ? title : undefined));
  const sections = shaped.map((section) => (opensEntries(state, section) ? withOneParagraph(section) : section));
  const value = { path, title: `${title}${endingOf(last, like[titled])}`, description: title, entry, sections } as Json;
  const begin = textToBegin(state, sections, `/routes/${page}/sections`);
  return { page, operations: [{ kind: 'insert', pointer: `/routes/${page}`, value }], ...(begin && { begin }) };
}

/** The address above another one, where its last step is what people call a list, such as `/aktuelles`. */
export function listToBegin({ forms }: Pick<EditorState, 'forms'>, address: string): string | undefined {
  const above = parentOf(address);
  const name = inPlainLetters(pointerKeys(above).at(-1) ?? '');
  const lists = Object.values(forms?.sections ?? {}).filter((section) => section.lists);
  return lists.some(({ title, words }) => [title, ...words].some((word) => inPlainLetters(word) === name)) ? above : undefined;
}

/** The same below an address whose entries no list shows yet: one comes at the end of its page, or on a new one. */
export function addFirstEntry(state: EditorState, under: string, entry: NewEntry): ReturnType<typeof addEntry> {
  const list = beginList(state, under);
  const value = list.reduce(changeValue, state.document.value);
  const made = addEntry({ ...state, document: { ...state.document, value } }, under, entry);
  return { ...made, operations: [...list, ...made.operations] };
}

function beginList(state: EditorState, under: string): Operation[] {
  const { value } = state.document;
  const pages = addressesOf(value);
  const [type = ''] = Object.entries(state.forms?.sections ?? {}).find(([, { lists }]) => lists) ?? [];
  const own = pages.indexOf(under);
  const page = own < 0 ? pages.indexOf(languageOfPath(value, under).home) : own;
  const list = { ...starterFor({ ...state, page }, type), under } as JsonObject;
  const count = listAt(valueAt(value, `/routes/${own}`), 'sections').length;
  if (own >= 0) return [{ kind: 'insert', pointer: `/routes/${own}/sections/${count}`, value: list }];
  const title = listTitle(under);
  const made = { path: under, title, description: title, sections: [{ ...list, title }] };
  return [{ kind: 'insert', pointer: `/routes/${placeOfNewPage(value)}`, value: made as Json }];
}

/** Names a new page by its address: `/aktuelles` is "Aktuelles". */
export function listTitle(under: string): string {
  const name = (pointerKeys(under).at(-1) ?? '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const opensEntries = ({ forms }: EditorState, section: JsonObject) => forms?.sections[String(section.type)]?.opens === 'entry';

/** What is written, or pasted, takes the place of one sample: all others of an article would have to be taken away again. */
const withOneParagraph = (section: JsonObject): JsonObject =>
  isList(section.text) ? { ...section, text: section.text.slice(0, 1) } : section;

/** One writes on in the section that opens entries, else in the last one that has a text. Its heading is that of the page, which is given already. */
function textToBegin(state: EditorState, sections: readonly JsonObject[], list: string): string | undefined {
  const first = sections.findIndex((section) => section.text !== undefined && opensEntries(state, section));
  const index = first < 0 ? sections.findLastIndex(({ text }) => text !== undefined) : first;
  return index < 0 ? undefined : `${list}/${index}/text${isList(sections[index]?.text) ? '/0' : ''}`;
}

/** The same of the first section of a page that lists any. */
export const listedOnPage = (state: Pick<EditorState, 'document' | 'forms'>, page: number): string | undefined =>
  listAt(valueAt(state.document.value, `/routes/${page}`), 'sections').reduce<string | undefined>(
    (found, _, section) => found ?? listedUnder(state, `/routes/${page}/sections/${section}`),
    undefined,
  );

/** What titles of pages say behind the heading: "… – Name of the site". */
function endingOf(page: unknown, section: unknown): string {
  const [written, heading] = [String(child(page, 'title') ?? ''), String(child(section, 'title') ?? '')];
  return heading !== '' && written.startsWith(heading) ? written.slice(heading.length) : '';
}

/** A section of the same type, with what is chosen in it, and the starter's words in place of its own. */
function shapedLike(state: EditorState, section: unknown, title: string | undefined): JsonObject {
  const type = String(child(section, 'type'));
  const starter = starterFor(state, type);
  const fields = state.forms?.sections[type]?.fields ?? [];
  const filled = fields.flatMap((field): [string, unknown][] => {
    const { key, optional } = field;
    const own = child(section, key);
    if (own === undefined && optional) return [];
    if (key === 'title' && title !== undefined) return [[key, title]];
    const value = isChosen(field) ? own : (starter[key] ?? (optional ? undefined : own));
    return value === undefined || key === 'id' ? [] : [[key, value]];
  });
  return { type, ...Object.fromEntries(filled) } as JsonObject;
}

/** Whether what is written there is the same in the next one: a layout, a number, and words such as those of breadcrumbs. */
const isChosen = ({ kind }: Field | NamedField) => ['choice', 'switch', 'number', 'object'].includes(kind);

/** The language that entries below an address are in. */
function langOf(manifest: Json, under: string): string {
  const own = listAt(manifest, 'languages').find((one) => `${under}/`.startsWith(`${String(child(one, 'path'))}/`));
  return String(child(own, 'lang') ?? child(child(manifest, 'site'), 'lang') ?? 'en');
}
