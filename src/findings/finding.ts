/**
 * What the steps of the loader report: a permanent code, where it is, and the particulars. A finding speaks no language
 * and knows no line; problems.ts adds both, once, and only when there is something to say.
 */
import type { Translated } from '../../schema/languages.ts';
import type { OtherVersion } from '../../schema/migrations.ts';
import type { Span, Where } from '../json-text/locate.ts';
import type { IconFault } from './own-icon.ts';
import type { StandIn } from './ports.ts';

/** What the schema says of a place: every language quotes its own. */
export type About = Translated;

/**
 * What each code of the loader's steps has to tell; for that of a rule, the rule's file says so. The keys are permanent: tools, tests
 * and people refer to them.
 */
export interface FindingParams {
  'file-missing': object;
  'file-is-folder': object;
  'file-is-link': object;
  'file-unreadable': { reason: string };
  'file-too-large': { megabytes: number; limit: number };
  'file-empty': object;
  'byte-order-mark': object;
  'wrong-encoding': object;
  'too-deep': { limit: number };
  'too-many-values': { limit: number };
  'text-too-long': { length: number; limit: number };
  'json-comment': object;
  'json-trailing-comma': { closer: string };
  'json-missing-comma': object;
  'json-truncated': { closer: string };
  /** `number`: which one is meant. */
  'json-unquoted': { found: string; number?: string };
  'json-invisible': { found: string };
  'json-quote-in-text': object;
  'json-line-break': object;
  'json-control-character': { found: string };
  'json-escape': { found: string };
  'json-syntax': { found: string; expected: string };
  'duplicate-key': { key: string };
  'json-merge-conflict': object;
  'json-decimal-comma': { found: string; right: string | undefined };
  'json-number-unit': { number: string; found: string };
  'newer-version': OtherVersion;
  /** `value`: what it may be written as, `{}` where that is enough. */
  'missing-key': { key: string; value: string; about: About | undefined };
  'unknown-key': {
    key: string;
    nearest: string | undefined;
    allowed: string[];
    /** What does what an everyday word says: section types, or a piece of JSON of the same section. */
    meant: string[];
    instead: string | undefined;
    /** The way round, where it does not exist yet. */
    notYet: About | undefined;
    /** How it is written, where it exists in another place. */
    elsewhere: About | undefined;
  };
  'unknown-section': {
    value: string;
    nearest: string | undefined;
    /** The types that do what an everyday word says. */
    meant: string[];
    allowed: string[];
    /** The way round, where there is nothing that does it yet. */
    notYet: About | undefined;
  };
  /** `instead` is what a path that stands alone was meant to be. */
  'unknown-value': { value: string; nearest: string | undefined; allowed: string[]; instead: string | undefined };
  'wrong-type': { expected: string[]; actual: string; about: About | undefined; instead: string | undefined };
  'wrong-format': { value: string; about: About | undefined };
  'empty-text': object;
  'wrong-count': { limit: number; actual: number; tooFew: boolean };
  'out-of-range': { limit: number; actual: number; tooSmall: boolean };
  /** `isSection`: of one that stands on several pages. */
  'bad-constant-name': { name: string; isSection: boolean };
  'unknown-constant': { name: string; nearest: string | undefined };
  'constant-twice': { name: string };
  'constant-misfit': {
    value: string;
    /** Whether the constant alone makes up the value, so that the finding stands at the constant. */
    sole: boolean;
    about: About | undefined;
    wholeNumber: { min: number; max: number } | undefined;
  };
  'too-much-text': { of: 'text' | 'site'; length: number; limit: number };
  'invalid-link': { href: string };
  'empty-link-text': { href: string };
  'invalid-site-url': { url: string };
  'path-outside': { path: string; isLink: boolean };
  'missing-image': { path: string; nearest: string | undefined };
  'unreadable-image': { path: string; standIn?: StandIn };
  'damaged-image': { path: string; isEndless?: true };
  'too-large-image': { path: string; of: 'pixels' | 'bytes' | 'side'; millions: number; limit: number };
  'wrong-image-type': { path: string; actual: string };
  'unusable-icon': { path: string } & IconFault;
  'missing-font': { path: string; nearest: string | undefined };
  'unreadable-font': { path: string };
  'unknown-fact': { name: string; nearest: string | undefined; allowed: string[] };
  /** `kind`: that of its field. `right`: what was surely meant, as JSON. */
  'wrong-fact': { label: string; kind: 'text' | 'day' | 'days' | 'number' | 'link'; right: string | undefined };
  'unknown-country': { value: string; nearest: string | undefined };
  'needless-quotes': { value: string };
  'invalid-path': { path: string; signs: string[]; right: string | undefined };
  'mail-href': { right: string };
  'remote-file': { url: string };
  'image-kind': { path: string; kind: string; isFilm: boolean };
  'constant-braces': { name: string; written: string };
  'constant-in-constant': { name: string; other: string };
  'older-version': OtherVersion;
  'reuse-in-reused': object;
  'unknown-reused': { name: string; nearest: string | undefined };
}

/** A key of `FindingParams`, or the name of a rule's file: rules are found, so no type can list them. */
export type Code = string;

/** How bad a finding is. An error keeps a site from being built. */
export type Severity = 'error' | 'warning';

/**
 * How bad a rule takes it. `until-release` warns, and is an error for a release; `release-only` is silent until then, and so is
 * `release-warning`, which then warns.
 */
export type RuleSeverity = Severity | 'until-release' | 'release-only' | 'release-warning';

/** A release of the builder: what a rule has been part of since then. */
export type Release = `${number}.${number}.${number}`;

interface RelatedWhere extends Where {
  /** The mistake itself stands there once more, and is to be mended there as well. */
  isOccurrence?: true;
}

/** A correction: a word within the finding's place, and the word that was meant, both as they stand in the file. */
export interface Correction {
  from: string;
  /** Empty where the word is only to go. */
  to: string;
  /** Only at the finding's own place: the others merely show where it matters. */
  here?: true;
  /** What is to be replaced, where the finding is no JSON value; it may be more than what the finding marks. */
  span?: Span;
}

/** A further place of the same mistake in a text, and what it ought to say; `at` counts in what the text says. */
export interface Further {
  pointer: string;
  at: number;
  from: string;
  to: string;
}

export interface Finding<Params extends object = object> extends Where {
  code: Code;
  params: Params;
  /** Other places that belong to the same mistake, such as the first of two equal keys. */
  related: RelatedWhere[];
  /** Only where it is certain. */
  correction?: Correction;
  /** Where the part of the rule that it comes of is younger than the rule. */
  since?: Release;
  /** The file beside the manifest that it is about, in which `span` counts. Left out: the manifest. */
  beside?: { name: string; text: string };
  /** What is not said on its own, and corrected with the first one, so that a text of thousands is corrected in one go. */
  further?: readonly Further[];
}

/** Makes a finding of one of the loader's steps. The code decides which particulars are asked for. */
export function finding<C extends keyof FindingParams>(
  code: C,
  where: Where,
  params: FindingParams[C],
  related: Where[] = [],
): Finding<FindingParams[C]> {
  return { ...where, code, params, related };
}

/** Adds a correction to a finding; none where the right text is not known. */
export function withCorrection<Found extends object>(
  found: Found,
  from: string,
  to: string | undefined,
  where: Pick<Correction, 'here' | 'span'> = {},
): Found & { correction?: Correction } {
  return to === undefined ? found : { ...found, correction: { from, to, ...where } };
}
