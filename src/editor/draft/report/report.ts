/** What an author reads before a publication: what changes for visitors, and what is still open. */
import type { Json } from '../../../../schema/json.ts';
import { type Language, languageOf } from '../../../../schema/languages.ts';
import { type Change, compareSides, isHint } from '../../../changes/compare.ts';
import { excerpts } from '../../../changes/excerpts.ts';
import { readSide, type Side } from '../../../changes/side.ts';
import { sayChange } from '../../../changes/words.ts';
import type { Step } from '../../../findings/place.ts';
import { child, parentOf, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import type { LoadOptions, LoadResult } from '../../../loader/load.ts';
import { ruleSeverityOf } from '../../../rules/run-rules.ts';
import type { Publication, PublishFinding, Sentence } from '../../publishing.ts';
import { formsOf } from '../fields/form-model.ts';
import type { Field, Forms, NamedField } from '../fields/model.ts';
import { sampleTexts } from '../fields/sample-texts.ts';
import { titleAt, titleOfEntry } from '../fields/titles.ts';
import { manifestFields, partsOf } from '../fields/walk.ts';
import { apartWithoutMarkup, withoutMarkup } from '../fields/without-markup.ts';

/** What a publication is called until its author says it better. */
const titles = {
  de: {
    page: (path: string) => (path === '/' ? 'der Startseite' : path),
    few: (pages: string[]) => `Änderungen auf ${pages.join(' und ')}`,
    many: (count: number) => `Änderungen auf ${count} Seiten`,
    none: 'Änderungen',
  },
  en: {
    page: (path: string) => (path === '/' ? 'the home page' : path),
    few: (pages: string[]) => `Changes on ${pages.join(' and ')}`,
    many: (count: number) => `Changes on ${count} pages`,
    none: 'Changes',
  },
};

/** A manifest and the files that it names, wherever they are. */
export interface Written extends Pick<Side, 'hashOf'> {
  text(): string;
  load(options?: LoadOptions): Promise<LoadResult>;
}

interface Report extends Pick<Publication, 'title' | 'sentences' | 'findings' | 'missing' | 'errors'> {
  /** What has changed since it was sent. */
  since: Sentence[] | undefined;
}

/** @param draft - the manifest as it would be published, as it is, and as it stands in a proposal that waits */
export async function reportDraft(
  { now, before, sent }: { now: Written; before: Written | undefined; sent?: Written | undefined },
  lang: Language,
): Promise<Report> {
  const forms = formsOf(lang);
  const form = (manifest: unknown) => ({ titleAt: (pointer: string) => titleAt(forms, manifest, pointerKeys(pointer)) });
  const tell = ({ pointer, message, hint }: PublishFinding): PublishFinding => ({ pointer, message, hint });
  const { site, problems } = await now.load({ lang, form });
  const released = await now.load({ lang, form, release: true });
  const errors = site ? [] : problems.filter(({ severity }) => severity === 'error');
  // What the editor says all along, so that both say the same number; and what only a publication has to ask for.
  const samples = (inItsLanguage: Forms) => sampleTexts(JSON.parse(now.text()), inItsLanguage, lang);
  const findings = site ? [...problems, ...samples(formsOf(lang, languageOf(site.shells[0].lang)))] : [];
  const missing = site ? released.problems.filter(({ code }) => ruleSeverityOf(code) === 'release-only') : [];
  const changesSince = async (old: Written | undefined): Promise<Change[] | undefined> => {
    const one = site && old !== undefined ? await sideOf(old) : undefined;
    return site && one && compareSides(one, readSide(now.text(), now.hashOf, site));
  };
  const say = (change: Change) => sentenceOf(change, forms, lang);
  const [changes, since] = [await changesSince(before), await changesSince(sent)];
  return {
    title: titleOf(since ?? changes ?? [], lang),
    sentences: changes?.map(say),
    since: since?.map(say),
    findings: findings.map(tell),
    missing: missing.map(tell),
    errors: errors.map(tell),
  };
}

/** @returns what has changed for visitors between two manifests; undefined where one of them is no JSON, or the later one is not valid */
export async function sentencesBetween(before: Written, now: Written, lang: Language): Promise<Sentence[] | undefined> {
  const [one, other] = [await sideOf(before), await sideOf(now)];
  if (!one || !other) return undefined;
  const value = JSON.parse(now.text()) as Json;
  return compareSides(one, other).map((change) => {
    const pointer = pointerOf(change, value);
    return { ...sentenceOf(change, formsOf(lang), lang), ...(pointer && { pointer }) };
  });
}

/** As far as there is something on the way to it. */
function pointerOf({ route, section, reused, steps }: Change, manifest: Json): string {
  const routes = valueAt(manifest, '/routes');
  const page = isList(routes) ? routes.findIndex((one) => child(one, 'path') === route) : -1;
  if (reused || (route !== undefined && page < 0)) return '';
  const keys = [
    ...(route === undefined ? [] : ['routes', page]),
    ...(section ? ['sections', section.number - 1] : []),
    ...steps.flatMap(({ key, number }) => (number === undefined ? [key] : [key, number - 1])),
  ];
  let pointer = keys.reduce<string>(pointerTo, '');
  while (pointer !== '' && valueAt(manifest, pointer) === undefined) pointer = parentOf(pointer);
  return pointer;
}

function sentenceOf(change: Change, forms: Forms, lang: Language): Sentence {
  const what = sayMarks(change, lang) ?? sayChange(asChosen(asRead(change), forms), lang).what;
  return { where: placeOf(change, forms, lang), what, ...(isHint(change) && { isHint: true }) };
}

const marks = {
  de: { link: (text: string) => `Link geändert: ${text}`, look: (text: string) => `Hervorhebung geändert: ${text}` },
  en: { link: (text: string) => `link changed: ${text}`, look: (text: string) => `emphasis changed: ${text}` },
};

const linksIn = (text: string) => (text.match(/\]\([^)]*\)/g) ?? []).join('\n');

/** What has changed where the words are the same, without the signs that it is written by. */
function sayMarks({ kind, from = '', to = '' }: Change, lang: Language): string | undefined {
  const read = withoutMarkup(to);
  if (kind !== 'changed' || from === to || withoutMarkup(from) !== read) return undefined;
  return marks[lang][linksIn(from) === linksIn(to) ? 'look' : 'link'](quoted(withoutMarkup(excerpts(from, to).to), lang));
}

/** A change of a text as its readers see it. */
function asRead({ from, to, ...change }: Change): Change {
  const [one, other] = apartWithoutMarkup(from ?? '', to ?? '');
  return { ...change, ...(from !== undefined && { from: one }), ...(to !== undefined && { to: other }) };
}

/** A manifest to compare with, whatever mistakes it has; undefined for what is no JSON. */
async function sideOf(written: Written): Promise<Side | undefined> {
  const { site } = await written.load();
  try {
    return readSide(written.text(), written.hashOf, site);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function titleOf(changes: readonly Change[], lang: Language): string {
  const pages = [...new Set(changes.flatMap(({ affected }) => affected))];
  const { page, few, many, none } = titles[lang];
  return pages.length === 0 ? none : pages.length < 3 ? few(pages.map(page)) : many(pages.length);
}

const home = { de: 'Startseite', en: 'Home page' };
const value = { de: 'Angabe', en: 'Fact' };
/** A section's heading is cut behind so many letters. */
const maxLetters = 60;

/** Where a change is, in the words of the editor's forms: "/leistungen › Karten › Karte 2 › Überschrift". */
export function placeOf(change: Change, forms: Forms, lang: Language): string {
  const { where } = sayChange(change, lang);
  const { section = change.reused, route, steps, kind } = change;
  // Its name is all there is to say.
  if (kind.startsWith('constant-')) return `${value[lang]} \`${steps[0]?.key}\``;
  const page = (where.split(' › ')[0] ?? '').replace(/^\/(?= · |$)/, home[lang]);
  if (!section) return join([page, ...titlesOf(steps, route === undefined ? manifestFields(forms) : forms.page)]);
  const form = forms.sections[section.type];
  const name = kind.startsWith('section-') && section.name !== '' ? ` ${quoted(withoutMarkup(section.name), lang)}` : '';
  return join([page, `${form?.title ?? section.type}${name}`, ...titlesOf(steps, form?.fields ?? [])]);
}

const join = (parts: readonly string[]) => parts.join(' › ');

function quoted(text: string, lang: Language): string {
  const short = text.length > maxLetters ? `${text.slice(0, maxLetters)} …` : text;
  return lang === 'de' ? `„${short}“` : `“${short}”`;
}

function titlesOf(steps: readonly Step[], fields: readonly NamedField[]): string[] {
  const [step, ...rest] = steps;
  if (!step) return [];
  const { key, number } = step;
  const field = fields.find((one) => one.key === key);
  if (!field) return steps.map((one) => (one.number === undefined ? one.key : `${one.key} ${one.number}`));
  const { named, entry } = partsOf(field);
  // Of a value that may be one thing or several, what has a number is one of several.
  if (number === undefined || !entry) return [field.title, ...titlesOf(rest, named)];
  const title = field.kind === 'list' ? titleOfEntry(field, rest.length > 0) : entry.title;
  return [`${title} ${number}`, ...titlesOf(rest, partsOf(entry).named)];
}

/** The field that the steps lead to. */
function fieldAt([step, ...rest]: readonly Step[], fields: readonly NamedField[]): Field | undefined {
  const field = fields.find(({ key }) => key === step?.key);
  const { named, entry } = field ? partsOf(field) : { named: [] };
  const own = step?.number === undefined ? field : (entry ?? field);
  return rest.length === 0 || !own ? own : fieldAt(rest, own === entry ? partsOf(entry).named : named);
}

/** A choice says what its author has chosen, and not how it is written. */
export function asChosen(change: Change, forms: Forms): Change {
  const { section = change.reused, route, steps, from, to } = change;
  const own = section ? forms.sections[section.type]?.fields : route === undefined ? manifestFields(forms) : forms.page;
  const field = fieldAt(steps, own ?? []);
  if (field?.kind !== 'choice') return change;
  const chosen = (value: string) => field.options.find((option) => option.value === value)?.title ?? value;
  return { ...change, ...(from !== undefined && { from: chosen(from) }), ...(to !== undefined && { to: chosen(to) }) };
}
