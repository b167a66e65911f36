/**
 * Checks: what a JSON Schema cannot say. Each is a rule, a file that is named after the code that it reports. It stands in
 * src/rules/, or in src/sections/<type>/checks/ where it serves one section type only; adding the file is all it takes.
 */
import { languages } from '../../schema/languages.ts';
import { shellOf } from '../../schema/site-parts.ts';
import { memo } from '../disk/memo.ts';
import type { Code, Finding, FindingParams, Release, RuleSeverity, Severity } from '../findings/finding.ts';
import { child, placesOf, pointerKeys } from '../json-text/pointer.ts';
import { languageIndexOf, pagePointerOf } from '../manifest/resolve/references.ts';
import type { ResolvedManifest } from '../manifest/resolve/site.ts';
import { ownSchemas } from '../registry/section-schemas.ts';
import type { CheckContext, PlacedPage, PlacedSection, Rule } from './support/rule.ts';

/** What a file must say. Without this list a missing part would be noticed only when an author makes that mistake. */
const parts = [
  ...['rule.since', 'rule.check', 'rule.example.wrong', 'rule.example.right'],
  ...languages.flatMap((language) => ['message', 'hint', 'explanation'].map((part) => `rule.${language}.${part}`)),
];

/** A rule with the section type in whose folder it stands; undefined for a rule of src/rules/. */
export type PlacedRule = Rule & { type: string | undefined };

/** The release that binds: what was valid with it is valid with every later one of the same major version. */
const binding: Release = '0.1.0';

const byCode = ([one]: [Code, unknown], [other]: [Code, unknown]): number => (one < other ? -1 : 1);

/** Code → rule. Of two with one code that of the site counts: an update of the builder may bring a rule of any name. */
export const rules: ReadonlyMap<Code, PlacedRule> = new Map(
  [
    ...withoutReplaced(
      readRules(
        import.meta.glob(['/src/rules/*.ts', '/src/sections/*/checks/*.ts', '!/src/rules/run-rules.ts', '!/src/**/*.test.ts'], {
          eager: true,
        }),
      ),
      ownSchemas,
    ),
    ...readRules(
      import.meta.glob(['@own-sections/*/checks/*.ts', '!@own-sections/*/checks/*.test.ts'], { eager: true }),
      binding,
    ),
  ].sort(byCode),
);

/**
 * @param modules Path of a rule's file → what it exports.
 * @param since Of rules that name no release: those of a site.
 * @returns The rules by their codes, sorted by these. Throws where one is not complete, or where two have the same code: that is a mistake
 * in the builder, not in a manifest.
 */
export function readRules(modules: Record<string, unknown>, since?: Release): ReadonlyMap<Code, PlacedRule> {
  const found = new Map<Code, PlacedRule>();
  for (const [path, module] of Object.entries(modules)) {
    const [, type, code = ''] = /(?:sections\/([^/]+)\/checks|rules)\/([^/]+)\.ts$/.exec(path) ?? [];
    const isMissing = (part: string) => part.split('.').reduce(child, module) === undefined;
    const isDated = since !== undefined || !isMissing('rule.security') || !isMissing('rule.onlyWith');
    const missing = parts.filter((part) => isMissing(part) && !(isDated && part === 'rule.since'));
    if (missing.length > 0) throw new Error(`${path.slice(1)}: ${missing.join(', ')} is missing.`);
    if (found.has(code)) throw new Error(`${path.slice(1)}: another file has a rule of the same name. Codes are unique.`);
    found.set(code, { severity: 'error', ...(module as { rule: Rule }).rule, ...(since && { since }), type });
  }
  return new Map([...found].sort(byCode));
}

/** The rules without those of section types that a site has in a folder of its own: they know another shape. */
export function withoutReplaced(
  all: ReadonlyMap<Code, PlacedRule>,
  own: Readonly<Record<string, unknown>>,
): [Code, PlacedRule][] {
  return [...all].filter(([, { type }]) => type === undefined || !Object.hasOwn(own, type));
}

/** Runs every check. */
export function runChecks(
  given: Omit<CheckContext, 'sections' | 'pages' | 'shellAt'> & Pick<ResolvedManifest, 'pages'>,
): Finding[] {
  const at = (pointer: string) => pointerKeys(pointer).reduce<unknown>(child, given.manifest);
  const pages = given.pages.map((page) => ({ ...page, written: at(page.pointer) as PlacedPage['written'] }));
  const byPointer = new Map(pages.map((page) => [page.pointer, page]));
  const shellAt = (pointer: string) => {
    const language = languageIndexOf(pointer);
    if (language !== undefined) return given.shells[language + 1] ?? given.shells[0];
    return shellOf(given, byPointer.get(pagePointerOf(pointer) ?? '') ?? given.shells[0]);
  };
  const context = { ...given, pages, shellAt };
  const sections = pages.flatMap(placedSections);
  const contextFor = memo((type: string | undefined): CheckContext => {
    const own = type === undefined ? sections : sections.filter(({ written }) => written.type === type);
    return { ...context, sections: own };
  });
  return [...rules].flatMap(([code, { check, type, onlyWith }]) =>
    onlyWith === undefined || placesOf(given.manifest, onlyWith).length > 0
      ? Array.from(check(contextFor(type)), (finding) => ({ related: [], ...finding, code }))
      : [],
  );
}

const placedSections = ({ pointer, sections, written }: PlacedPage): PlacedSection[] =>
  sections.flatMap((props, index) => {
    const section = written.sections[index];
    return section ? [{ pointer: `${pointer}/sections/${index}`, written: section, props }] : [];
  });

/**
 * The next major version raises it to its own
 * number: what has only warned until then is taken as its rule says.
 */
const nextMajor: Release = '2.0.0';

/** Of what is found by a step before the checks, and for what no rule can say so: what came later. */
const sinceOfSteps: ReadonlyMap<Code, Release> = new Map<keyof FindingParams, Release>([
  ['constant-braces', '0.9.0'],
  ['constant-in-constant', '0.9.0'],
]);

/**
 * How bad a rule takes it now: as it says, or as a warning where it is younger than what binds. What no rule reports, but a step before them,
 * is an error.
 *
 * @param part - the release that a part of the rule came with, where that is another one
 */
export function ruleSeverityOf(code: Code, part?: Release): RuleSeverity {
  const { severity = 'error', security, onlyWith, since = sinceOfSteps.get(code) ?? binding } = rules.get(code) ?? {};
  if (security || onlyWith !== undefined || !isNewer(part ?? since, binding)) return severity;
  return severity === 'release-only' ? 'release-warning' : 'warning';
}

/** How bad a finding is now; undefined when it is not to be said yet. */
export function severityOf({ code, since }: Pick<Finding, 'code' | 'since'>, release: boolean): Severity | undefined {
  const severity = ruleSeverityOf(code, since);
  if (severity === 'release-only') return release ? 'error' : undefined;
  if (severity === 'release-warning') return release ? 'warning' : undefined;
  if (severity === 'until-release') return release ? 'error' : 'warning';
  return severity;
}

/** Whether a rule is about what a publication needs. */
export const isForRelease = (code: Code): boolean => ['until-release', 'release-only'].includes(rules.get(code)?.severity ?? '');

/** What is only a warning until the next major version; undefined where nothing changes then. */
export function laterSeverityOf(code: Code): { severity: RuleSeverity; from: Release } | undefined {
  const severity = rules.get(code)?.severity ?? 'error';
  return severity === ruleSeverityOf(code) ? undefined : { severity, from: nextMajor };
}

const { compare } = new Intl.Collator('en', { numeric: true });
const isNewer = (one: Release, other: Release): boolean => compare(one, other) > 0;
