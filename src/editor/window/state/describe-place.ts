/** A place of the manifest in words: "Startseite › Einstieg › Überschrift". */

import type { Json } from '../../../../schema/json.ts';
import { isInDefinition, sectionPointerOf } from '../../../findings/sections.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { summaryOf } from '../../draft/fields/blank.ts';
import { kindAt, kindsOf } from '../../draft/fields/kinds.ts';
import { titlesAt } from '../../draft/fields/titles.ts';
import { withoutMarkup } from '../../draft/fields/without-markup.ts';
import { words } from '../words/words.ts';
import { entryAround } from './blocks.ts';
import { isConstant, titleOfConstant } from './constant-uses.ts';
import type { EditorState } from './editor-state.ts';
import { fillIn } from './fill-in.ts';
import { pageName } from './page-name.ts';
import { writtenAt } from './reused.ts';
import { partOfLanguage, selectionAt } from './selection.ts';
import { languageAt } from './site-languages.ts';

type Known = Pick<EditorState, 'forms' | 'lang' | 'document'>;

/** @param manifest - in which the place is; left out: the draft */
export const describePlace = (editor: { state: () => EditorState }, pointer: string, manifest?: Json): string =>
  placeOf(editor.state(), pointer, manifest).join(' › ');

/** From the page, or the part of the manifest, to the field. */
export function placeOf({ forms, lang, document }: Known, pointer: string, manifest = document.value): string[] {
  const selection = selectionAt(pointer);
  const { page, titles } = forms ? titlesAt(forms, manifest, pointerKeys(pointer)) : { titles: [] };
  if (page !== undefined && selection.kind !== 'part') return [pageOf(lang, manifest, selection.page), ...titles];
  const part = selection.kind === 'part' ? selection.part : '';
  if (isInDefinition(pointer)) return [words[lang].parts.reused ?? '', ...titles];
  const [first, index] = pointerKeys(pointer);
  const name = isConstant(pointer) && first !== 'languages' ? index : undefined;
  const within = name === undefined ? titles.slice(1) : [titleOfConstant(forms, manifest, name)];
  // A language is called by its name, and what is its own in the same way as what is the site's.
  if (first === 'languages' && index !== undefined) {
    const { label } = languageAt(manifest, pointer);
    if (part !== first) return [titleOfPart(lang, manifest, part), ...titles.slice(3)];
    within.splice(0, 1, label);
  }
  return [words[lang].parts[part] ?? part, ...within];
}

/** What the outline calls what all pages share, and what all pages of a language do. */
export function titleOfPart(lang: Known['lang'], manifest: Json, part: string): string {
  const own = partOfLanguage({ kind: 'part', part });
  if (!own) return words[lang].parts[part] ?? part;
  return words[lang].languages.partIn(words[lang].parts[own.part] ?? own.part, languageAt(manifest, `/${part}`).label);
}

/** What the outline calls a page, and in which language where that is not clear. */
function pageOf(lang: Known['lang'], manifest: Json, page: number): string {
  const name = pageName(lang, manifest, page);
  const { label, at } = languageAt(manifest, `/routes/${page}`);
  const isNamedAlike = name === words[lang].notFound || name === words[lang].home;
  return at !== '' && isNamedAlike ? words[lang].languages.partIn(name, label) : name;
}

/** The heading of the section that a place is in: a page may have several of one type. */
export function headingAround(state: Known, pointer: string): string {
  const at = sectionPointerOf(pointer);
  return at === undefined ? '' : summaryOfSection(state, at);
}

/** What a section says of itself in one line, wherever it is written. */
export function summaryOfSection(state: Pick<Known, 'document' | 'forms'>, pointer: string): string {
  const { value: manifest } = state.document;
  const section = valueAt(manifest, writtenAt(state, pointer));
  const form = state.forms?.sections[String(child(section, 'type'))];
  const said = form ? summaryOf({ ...form, kind: 'object', optional: false }, section) : withoutMarkup(headingOf(section));
  return fillIn(said, manifest, pointer);
}

/** What it says before the forms are there. */
const headingOf = (section: unknown): string => {
  const title = child(section, 'title');
  return typeof title === 'string' ? title : '';
};

/** What a step is called, and where it takes place: "Ziel geändert (Navigation › Link 3)". */
export function titleWithPlace(state: Known, title: string, at: string, operation: Operation | undefined): string {
  // What is added or removed has its name in the title, and its index is soon that of another one.
  const pointer = operation?.kind === 'set' ? at : at.replace(/(?:\/sections)?\/[^/]*$/, '');
  if (!state.forms || pointer === '' || pointer === '/routes') return title;
  const { value } = state.document;
  const block = entryAround(state.forms, value, pointer);
  const names = block ? [...placeOf(state, parentOf(block.list)), nameOfBlock(block, value)] : placeOf(state, pointer);
  const place = names.filter((name) => !title.includes(name));
  return place.length > 0 ? `${title} (${place.join(' › ')})` : title;
}

/** Authors know a block by its words and not by its number. */
function nameOfBlock({ list, index, field }: NonNullable<ReturnType<typeof entryAround>>, manifest: Json): string {
  const value = valueAt(manifest, `${list}/${index}`);
  const said = fillIn(summaryOf(field.entry, value), manifest, list);
  const kind = kindAt(kindsOf(field.entry), value)?.title ?? field.entry.title;
  return [kind, said.length > 40 ? `${said.slice(0, 40).trimEnd()}…` : said].filter(Boolean).join(': ');
}
