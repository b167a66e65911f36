/** What an author reads before a publication: what changes for visitors, what is still open, and which checks will run by themselves. */
import { readFileSync } from 'node:fs';
import type { Json } from '../../../schema/json.ts';
import { type Language, languageOf } from '../../../schema/languages.ts';
import { type Change, compareSides, isHint } from '../../changes/compare.ts';
import { readSide, type Side } from '../../changes/side.ts';
import { sayChange } from '../../changes/words.ts';
import { child, parentOf, pointerKeys, pointerTo } from '../../json-text/pointer.ts';
import { isList, valueAt } from '../../json-text/value.ts';
import { ruleSeverityOf } from '../../manifest/checks/support/run-checks.ts';
import { loadSite } from '../../manifest/node/load-site.ts';
import type { Step } from '../../manifest/place.ts';
import { formsOf } from '../fields/form-model.ts';
import type { Field, Forms, NamedField } from '../fields/model.ts';
import { sampleTexts } from '../fields/sample-texts.ts';
import { titleAt, titleOfEntry } from '../fields/titles.ts';
import { manifestFields, partsOf } from '../fields/walk.ts';
import { apartWithoutMarkup, withoutMarkup } from '../fields/without-markup.ts';
import type { Check, Publication, PublishFinding, Sentence } from '../publishing.ts';
import type { Draft } from './publish-draft.ts';
import type { Repository } from './publish-git.ts';

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

interface Report extends Pick<Publication, 'title' | 'sentences' | 'findings' | 'missing' | 'errors'> {
  /** What has changed since it was sent. */
  since: Sentence[] | undefined;
}

/** @param draft - `sent` is the manifest of a proposal that waits, in a folder with the files that it names */
export async function reportDraft(
  { now, before, sent }: Pick<Draft, 'now' | 'before'> & { sent?: string | undefined },
  lang: Language,
): Promise<Report> {
  const forms = formsOf(lang);
  const form = (manifest: unknown) => ({ titleAt: (pointer: string) => titleAt(forms, manifest, pointerKeys(pointer)) });
  const tell = ({ pointer, message, hint }: PublishFinding): PublishFinding => ({ pointer, message, hint });
  const { site, problems } = await loadSite(now, { lang, form });
  const released = await loadSite(now, { lang, form, release: true });
  const errors = site ? [] : problems.filter(({ severity }) => severity === 'error');
  // What the editor says all along, so that both say the same number; and what only a publication has to ask for.
  const samples = (inItsLanguage: Forms) => sampleTexts(JSON.parse(readFileSync(now, 'utf8')), inItsLanguage, lang);
  const findings = site ? [...problems, ...samples(formsOf(lang, languageOf(site.shells[0].lang)))] : [];
  const missing = site ? released.problems.filter(({ code }) => ruleSeverityOf(code) === 'release-only') : [];
  const changesSince = async (old: string | undefined): Promise<Change[] | undefined> => {
    const one = site && old !== undefined ? await sideOf(old) : undefined;
    return site && one && compareSides(one, readSide(readFileSync(now, 'utf8'), now, site));
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

/**
 * @param draft - the text of the earlier one, where it is another one than its file has
 * @returns what has changed for visitors between two manifests; undefined where one of them is no JSON, or the later one is not valid
 */
export async function sentencesBetween(
  before: string,
  now: string,
  lang: Language,
  draft?: string,
): Promise<Sentence[] | undefined> {
  const [one, other] = [await sideOf(before, draft), await sideOf(now)];
  if (!one || !other) return undefined;
  const value = JSON.parse(readFileSync(now, 'utf8')) as Json;
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
  const { what } = sayChange(asChosen(asRead(change), forms), lang);
  return { where: placeOf(change, forms, lang), what, ...(isHint(change) && { isHint: true }) };
}

/** A change of a text as its readers see it. */
function asRead({ from, to, ...change }: Change): Change {
  const [one, other] = apartWithoutMarkup(from ?? '', to ?? '');
  return { ...change, ...(from !== undefined && { from: one }), ...(to !== undefined && { to: other }) };
}

/** A manifest to compare with, whatever mistakes it has; undefined for what is no JSON. */
async function sideOf(file: string, draft?: string): Promise<Side | undefined> {
  const text = draft ?? readFileSync(file, 'utf8');
  const { site } = await loadSite(file, draft === undefined ? {} : { content: Buffer.from(draft) });
  try {
    return readSide(text, file, site);
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

/** Where services keep what they do with a proposal. */
const workflows = /^(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+|\.gitlab-ci|\.woodpecker(?:\/[^/]+)?)\.ya?ml$/;
const ownScript = '.ci/run';

/** What a remote will run for a proposal, as far as its files say it in words that can be recognised. */
export async function findChecks(repository: Repository, commit: string): Promise<Check[]> {
  const files = [...(await repository.files(commit)).keys()];
  const read = async (path: string) => (await repository.show(commit, path))?.toString() ?? '';
  const checks: Check[] = [];
  for (const path of files.filter((file) => workflows.test(file))) {
    const text = await read(path);
    // Others run at a time, or by hand.
    if (path.includes('/workflows/') && !/\b(?:pull_request|push)\b/.test(text)) continue;
    const name = /^name:\s*['"]?(.+?)['"]?\s*$/m.exec(text)?.[1] ?? path;
    checks.push({ name, commands: commandsIn(text) });
  }
  if (checks.length === 0 && files.includes(ownScript)) {
    checks.push({ name: ownScript, commands: commandsIn(await read(ownScript)) });
  }
  return checks;
}

/** `npm test` and the like, each once; a step that only installs is no check. */
function commandsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const found = lines.flatMap((line) =>
    [...line.matchAll(/\bnpm (?:test|run(?: --silent)? [\w:-]+)/g)].map(([command]) => command),
  );
  return [...new Set(found.map((command) => command.replace(' --silent', '')))];
}
