/** One finding per cause: the same mistake at several places is said once, with the other places beside it. */
import { type Code, type Finding, pointerKeys, type Where } from './findings.ts';

/** Codes whose particulars name a cause that lies elsewhere: a page that is gone, a file that is missing, a wrong constant. */
const aboutCause: ReadonlySet<Code> = new Set<Code>([
  'unknown-constant',
  'constant-misfit',
  'invalid-link',
  'invalid-mail',
  'broken-link',
  'broken-anchor',
  'page-anchor-in-shell',
  'path-outside',
  'missing-image',
  'unreadable-image',
  'wrong-image-type',
  'missing-font',
  'unreadable-font',
  'unknown-country',
  'duplicate-route',
  'duplicate-title',
  'duplicate-description',
  'insecure-link',
  'literal-constant',
  'empty-alt',
  'unnamed-host',
]);

/** Codes of links that lead nowhere. */
const leadsNowhere: ReadonlySet<Code> = new Set<Code>(['broken-link', 'broken-anchor', 'invalid-link', 'unknown-constant']);

/** What of the particulars depends on the place alone and does not tell one cause from another. */
const aboutPlace = new Set(['nearest', 'about']);

/**
 * Groups findings that have the same code and the same particulars, where these name a cause.
 *
 * The other end of the same slip goes: a constant that nobody uses, whose name is what an unknown one was probably meant
 * to be, and a legal page that the footer lost with the link that leads nowhere now.
 */
export function groupByCause(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, Finding>();
  for (const found of findings) {
    const params = Object.entries(found.params).filter(([key]) => !aboutPlace.has(key));
    const cause = JSON.stringify([found.code, params, aboutCause.has(found.code) ? '' : found.pointer]);
    const first = causes.get(cause);
    if (!first) causes.set(cause, found);
    else if (!isSame(first, found)) causes.set(cause, join(first, found));
  }
  return withoutOtherEnds([...causes.values()]);
}

function join(first: Finding, other: Finding): Finding {
  const known = [first, ...first.related];
  const more = [other, ...other.related].filter((place) => !known.some((old) => isSame(old, place)));
  const related = [...first.related, ...more.map(({ pointer, at, part, span }) => where(pointer, at, part, span))];
  const { correction, ...rest } = first;
  // A correction must hold at every place, or it is none.
  const holds = correction && other.correction?.from === correction.from && other.correction.to === correction.to;
  return { ...rest, related, ...(holds && { correction }) };
}

function where(pointer: string, at: Where['at'], part: Where['part'], span: Where['span']): Where {
  return { pointer, ...(at && { at }), ...(part !== undefined && { part }), ...(span && { span }) };
}

function isSame(a: Where, b: Where): boolean {
  return a.pointer === b.pointer && a.part === b.part;
}

function withoutOtherEnds(findings: Finding[]): Finding[] {
  const meant = new Set(findings.flatMap(({ code, params }) => (code === 'unknown-constant' && 'nearest' in params ? [params.nearest] : [])));
  const footerIsBroken = findings.some(({ code, pointer, related }) => {
    return leadsNowhere.has(code) && [pointer, ...related.map((other) => other.pointer)].some((place) => place.startsWith('/footer/'));
  });
  return findings.filter(({ code, pointer }) => {
    if (code === 'unused-constant') return !meant.has(pointerKeys(pointer).at(-1));
    return code !== 'unlinked-legal-page' || !footerIsBroken;
  });
}
