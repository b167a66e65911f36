/**
 * Checks: what a JSON Schema cannot say. Each is a rule, a file in src/manifest/checks/ that is named after the code that it
 * reports; adding the file is all it takes.
 */
import type { Code, Finding, RuleSeverity, Severity } from '../../finding.ts';
import { child } from '../../pointer.ts';
import type { CheckContext, Rule } from './rule.ts';

/** What a file must say; what is left out nobody would notice before somebody makes that mistake. */
const parts = [
  ...['rule.severity', 'rule.check', 'rule.example.wrong', 'rule.example.right'],
  ...['rule.de.message', 'rule.de.hint', 'rule.de.explanation'],
  ...['rule.en.message', 'rule.en.hint', 'rule.en.explanation'],
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

/** How bad a rule takes it. What no rule reports, but a step before them, is always an error. */
export function ruleSeverityOf(code: Code): RuleSeverity {
  return rules.get(code)?.severity ?? 'error';
}

/** How bad a finding is now; undefined when it is not to be said yet. */
export function severityOf(code: Code, release: boolean): Severity | undefined {
  const severity = ruleSeverityOf(code);
  if (severity === 'release-only') return release ? 'error' : undefined;
  if (severity === 'until-release') return release ? 'error' : 'warning';
  return severity;
}

/** Whether a rule is about what a publication needs. */
export const isForRelease = (code: Code): boolean => ['until-release', 'release-only'].includes(ruleSeverityOf(code));
