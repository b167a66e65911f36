/**
 * Checks: what a JSON Schema cannot say. Each is a rule, a file in src/manifest/checks/ that is named after the code that it
 * reports; adding the file is all it takes.
 */

import { languages } from '../../../../schema/languages.ts';
import { child } from '../../../json-text/pointer.ts';
import type { Code, Finding, FindingParams, Release, RuleSeverity, Severity } from '../../finding.ts';
import type { CheckContext, Rule } from './rule.ts';

/** What a file must say; what is left out nobody would notice before somebody makes that mistake. */
const parts = [
  ...['rule.severity', 'rule.since', 'rule.check', 'rule.example.wrong', 'rule.example.right'],
  ...languages.flatMap((language) => ['message', 'hint', 'explanation'].map((part) => `rule.${language}.${part}`)),
];

/** Code → rule. */
export const rules = readRules(import.meta.glob(['../*.ts', '!../*.test.ts'], { eager: true }));

/**
 * @param modules Path of a rule's file → what it exports.
 * @returns The rules by their codes. Throws where one is not complete: that is a mistake in the builder, not in a manifest.
 */
export function readRules(modules: Record<string, unknown>): ReadonlyMap<Code, Rule> {
  return new Map(
    Object.entries(modules).map(([path, module]) => {
      const code = path.replace(/^.*\/|\.ts$/g, '');
      const missing = parts.filter((part) => part.split('.').reduce(child, module) === undefined);
      if (missing.length > 0) throw new Error(`src/manifest/checks/${code}.ts: ${missing.join(', ')} is missing.`);
      return [code, (module as { rule: Rule }).rule];
    }),
  );
}

/** Runs every check. */
export function runChecks(context: CheckContext): Finding[] {
  return [...rules].flatMap(([code, { check }]) => Array.from(check(context), (found) => ({ related: [], ...found, code })));
}

/**
 * What was valid with this release is valid with every later one of the same major version. The next major version raises it to its own
 * number: what has only warned until then is taken as its rule says.
 */
const binding: Release = '0.1.0';
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
  const { severity = 'error', security, since = sinceOfSteps.get(code) ?? binding } = rules.get(code) ?? {};
  if (security || !isNewer(part ?? since, binding)) return severity;
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

const isNewer = (one: Release, other: Release): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0;
