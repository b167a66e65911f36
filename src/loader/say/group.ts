/** One finding per cause: the same mistake at several places is said once, with the other places beside it. */

import type { Code, Correction, Finding, FindingParams, Further } from '../../findings/finding.ts';
import type { Where } from '../../json-text/locate.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import { rules, severityOf } from '../../rules/run-rules.ts';

/** Whose particulars name a cause that lies elsewhere: a file that is missing, a wrong constant. Rules say so in their own files. */
const aboutCause: ReadonlySet<Code> = new Set<keyof FindingParams>([
  'unknown-constant',
  'constant-misfit',
  'too-much-text',
  'invalid-link',
  'path-outside',
  'missing-image',
  'unreadable-image',
  'damaged-image',
  'too-large-image',
  'wrong-image-type',
  'unusable-icon',
  'missing-font',
  'unreadable-font',
  'unknown-country',
  'remote-file',
]);

const isAboutCause = (code: Code) => aboutCause.has(code) || rules.get(code)?.groupByCause === true;

/** Codes of links that lead nowhere. */
const leadsNowhere: ReadonlySet<Code> = new Set<Code>(['broken-link', 'broken-anchor', 'invalid-link', 'unknown-constant']);

/** Codes of languages of which nobody knows which pages are theirs, and codes that are about pages of one language. */
const unsureLanguage: ReadonlySet<Code> = new Set<Code>(['duplicate-language', 'stray-not-found']);
const withinLanguage: ReadonlySet<Code> = new Set<Code>([
  ...['duplicate-title', 'duplicate-description', 'duplicate-translation', 'other-language-link', 'untranslated-page'],
]);

/** What of the particulars depends on the place alone and does not tell one cause from another. */
const aboutPlace = new Set(['nearest', 'about']);

/**
 * Groups findings that have the same code and the same particulars, where these name a cause.
 *
 * The other end of the same mistake goes: a constant that is not used, whose name is what an unknown one was probably meant
 * to be, a legal page that the footer lost with the link that leads nowhere now, what only pages of another language have in common, what a
 * language or a translation names as others do, and what a page that is there twice has twice.
 */
export function groupByCause(findings: readonly Finding[]): Finding[] {
  const causes = new Map<
    string,
    { first: Finding; related: Map<string, Finding['related'][number]>; correction: Correction | undefined; further: Further[] }
  >();
  for (const found of findings) {
    const params = Object.entries(found.params).filter(([key]) => !aboutPlace.has(key));
    const key = JSON.stringify([
      found.code,
      found.since,
      params,
      isAboutCause(found.code) ? '' : found.pointer,
      found.beside && found.span,
    ]);
    let cause = causes.get(key);
    if (!cause) {
      cause = { first: found, related: new Map(), correction: found.correction, further: [] };
      causes.set(key, cause);
    }
    const { from, to } = found.correction ?? {};
    // A correction must hold at every place, or it is none.
    if (cause.correction && (cause.correction.from !== from || cause.correction.to !== to)) cause.correction = undefined;
    cause.further.push(...(found.further ?? []));
    for (const place of [found, ...found.related]) {
      const name = nameOf(place);
      if (name === nameOf(cause.first)) continue;
      const isOccurrence = place === found || cause.related.get(name)?.isOccurrence;
      cause.related.set(name, { ...onlyWhere(place), ...(isOccurrence && { isOccurrence }) });
    }
  }
  return withoutOtherEnds(
    [...causes.values()].map(({ first, related, correction, further }) => {
      const { correction: _, further: _own, ...rest } = first;
      return {
        ...rest,
        related: [...related.values()],
        ...(correction && { correction }),
        ...(further.length > 0 && { further }),
      };
    }),
  );
}

const nameOf = ({ pointer, part }: Where) => JSON.stringify([pointer, part]);

function onlyWhere({ pointer, at, part, span }: Where): Where {
  return { pointer, ...(at && { at }), ...(part !== undefined && { part }), ...(span && { span }) };
}

function withoutOtherEnds(findings: Finding[]): Finding[] {
  // Beyond the limit texts stay as they are written, which is wrong in many ways.
  const tooMuch = findings.filter(({ code, params }) => code === 'too-much-text' && 'of' in params && params.of === 'site');
  if (tooMuch.length > 0) return tooMuch;
  const paramsOf = (key: string, ...codes: Code[]) =>
    new Set(findings.flatMap(({ code, params }) => (codes.includes(code) ? [child(params, key)] : [])));
  const meant = paramsOf('nearest', 'unknown-constant');
  const unknown = paramsOf('name', 'unknown-constant');
  const gone = paramsOf('path', 'broken-link', 'missing-home');
  const isLanguageWithoutHome = [...paramsOf('lang', 'missing-home')].some((lang) => lang !== undefined);
  const twice = findings.filter(({ code }) => code === 'duplicate-route').map((found) => new Set(pagesOf(found)));
  const isOfPageTwice = (found: Finding) =>
    found.code !== 'duplicate-route' &&
    found.related.some(({ pointer, isOccurrence }) => !isOccurrence && pageOf(pointer) !== pageOf(found.pointer)) &&
    twice.some((pages) => pagesOf(found).every((page) => pages.has(page)));
  const broken = findings.filter(({ code }) => leadsNowhere.has(code)).flatMap(placesOf);
  const isInBrokenFooter = (links: string) => broken.some((place) => place.startsWith(links.replace(/links$/, '')));
  const isUnsure = findings.some(({ code }) => unsureLanguage.has(code));
  const remote = new Set(findings.flatMap(({ code, pointer }) => (code === 'remote-file' ? [pointer] : [])));
  // All that goes wrong because a constant names another one comes from its braces, so that finding is as severe.
  const unfilled = new Set(findings.flatMap(({ code, pointer }) => (code === 'constant-in-constant' ? [pointer] : [])));
  const isSpoilt = (found: Finding) => found.code !== 'constant-in-constant' && placesOf(found).some((at) => unfilled.has(at));
  const spoilt = findings.filter((found) => isSpoilt(found) && severityOf(found, true) === 'error').flatMap(placesOf);
  const validated = findings.map((found): Finding => {
    const spoils = found.code === 'constant-in-constant' && spoilt.includes(found.pointer);
    return spoils ? { ...found, since: '0.1.0' } : found;
  });
  return validated.filter((found) => {
    if (isSpoilt(found) || (isUnsure && withinLanguage.has(found.code)) || isOfPageTwice(found)) return false;
    const { code, pointer, params } = found;
    if (code === 'unknown-overlay') return !unknown.has(child(params, 'name'));
    if (code === 'unknown-original') return !gone.has(child(params, 'path'));
    // At another address the home page of a language is a page of the site's own, which translates none.
    if (code === 'wrong-original') return !(isLanguageWithoutHome && child(params, 'original') === '/');
    // A file that stands elsewhere has an address, which may begin like the site's own.
    if (code === 'literal-constant' && remote.has(pointer)) return false;
    if (code === 'unused-constant') return !meant.has(pointerKeys(pointer).at(-1));
    return code !== 'unlinked-legal-page' || !isInBrokenFooter(pointer);
  });
}

/** `routes,5` for all that stands in that page. */
const pageOf = (pointer: string) => pointerKeys(pointer).slice(0, 2).join();

const pagesOf = (found: Finding) => placesOf(found).map(pageOf);

const placesOf = ({ pointer, related }: Finding): string[] => [pointer, ...related.map((other) => other.pointer)];
