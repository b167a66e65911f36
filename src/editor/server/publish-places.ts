/** Where a change is, in the words of the editor's forms: "/leistungen › Karten › Karte 2 › Überschrift". */
import type { Language } from '../../../schema/languages.ts';
import type { Change } from '../../changes/compare.ts';
import { sayChange } from '../../changes/words.ts';
import type { Step } from '../../manifest/place.ts';
import type { Forms, NamedField } from '../fields/model.ts';
import { manifestFields, partsOf } from '../fields/walk.ts';
import { withoutMarkup } from '../fields/without-markup.ts';

const home = { de: 'Startseite', en: 'Home page' };
const value = { de: 'Angabe', en: 'Fact' };
/** A section's heading is cut behind so many letters. */
const maxLetters = 60;

export function placeOf(change: Change, forms: Forms, lang: Language): string {
  const { where } = sayChange(change, lang);
  const { section, route, steps, kind } = change;
  // Its name is all there is to say.
  if (kind === 'constant-changed') return `${value[lang]} \`${steps[0]?.key}\``;
  const page = route === '/' ? home[lang] : (where.split(' › ')[0] ?? '');
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
  return [`${entry.title} ${number}`, ...titlesOf(rest, partsOf(entry).named)];
}
