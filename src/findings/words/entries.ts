/** The shape of a catalogue: what every code says in one language, and the tool's own words in it. */
import type { FindingParams, RuleSeverity } from '../finding.ts';
import type { Place } from '../place.ts';

/** Where a finding is, already in words. */
interface SpokenPlace {
  /** The value or key itself: "`items` 2", "section 3 `card-grid`". */
  name: string;
  /** What it stands in: "section 3 `card-grid` on /leistungen". */
  place: string;
}

export interface Entry<Params> {
  /** What is wrong, as a sentence that stands alone. */
  message(params: Params, where: SpokenPlace): string;
  /** What to do about it. */
  hint(params: Params, where: SpokenPlace): string;
  /** The rule in one sentence, with its reason where it is not plain. */
  explanation: string;
  /** The words of the form, where those above name things that only the file shows. A function alone is the hint. */
  inForm?: FormWords<Params> | FormWords<Params>['hint'];
}

/** Where a finding is, for whoever fills in a form: fields have titles there, and the reader is at the place. */
interface FormPlace {
  /** The title of the field, as a quotation. */
  name: string;
  /** JSON Pointer of the value. */
  pointer: string;
  /** The title of another field, by the pointer of its value. */
  titleAt(pointer: string): string;
}

/** Words for forms. What is left out is said as in the file, without its place and in quotation marks of the language. */
export interface FormWords<Params> {
  message?(params: Params, where: FormPlace): string;
  hint?(params: Params, where: FormPlace): string;
}

/** What the tools say around the findings. */
interface Words {
  /** Names a place, or a step of it, in words. */
  place(place: Place): string;
  /** "2 errors, 0 warnings" */
  count(errors: number, warnings: number): string;
  /** What was checked, when nothing is wrong. */
  valid(file: string, routes: number, sections: number): string;
  /** What a report leaves out. */
  hidden(count: number): string;
  /** What can be mended by itself. */
  fixable(count: number): string;
  /** What was mended. */
  fixed(count: number): string;
  /** Of a correction that only takes something away. */
  removed(what: string): string;
  /** Warnings of a kind of which the first ones were told in full, in one line. */
  repeated(code: string, count: number, places: string): string;
  /** How all are told that a report sums up. */
  allProblems: string;
  /** What can wait until the site is published, in one line. */
  untilRelease(count: number, list: string): string;
  /** More warnings than allowed. */
  tooManyWarnings(actual: number, allowed: number): string;
  /** How bad a rule takes it. */
  severities: Record<RuleSeverity, string>;
  /** The same of a rule that only warns until a coming release, and what it is taken for then. */
  stricterFrom(now: string, release: string, then: string): string;
  wrong: string;
  right: string;
  /** Of a file in an example: that its end is missing, and that it is not. */
  cutOff: string;
  whole: string;
  hint: string;
  /** Leads to another place of the same mistake. */
  see: string;
  /** A quotation in a sentence of a form. */
  quote(text: string): string;
}

/** A piece of a manifest; for files as a whole a command or the name of a file. `{cutOff}` and `{whole}` are the catalogue's words. */
export interface Example {
  wrong: string;
  right: string;
}

/** The codes whose words stand here: those that no rule reports. */
export type LoaderCode = Exclude<keyof FindingParams, 'empty-text' | 'older-version'>;

/** An entry for each of these codes, with the particulars of its code. */
export type LoaderEntries = { [C in LoaderCode]: Entry<FindingParams[C]> };

/** What forms say of codes that no rule reports. */
export type LoaderFormWords = { [C in LoaderCode]?: FormWords<FindingParams[C]> };

export interface Catalogue {
  entries: LoaderEntries;
  inForm: LoaderFormWords;
  words: Words;
}
