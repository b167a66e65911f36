/**
 * Checks: what a JSON Schema cannot say. Each is a file in src/manifest/checks/, named after the code that it reports; adding the
 * file is all it takes.
 */
import type { Page, Shell, Site } from '../../../../schema/resolved.ts';
import type { Code, Finding, Severity, Verdict } from '../../finding.ts';
import type { Constants } from '../../resolve/constants.ts';
import type { Found } from '../../resolve/met.ts';
import type { WrittenManifest } from '../../resolve/written.ts';

export interface CheckContext {
  /** As written. */
  manifest: WrittenManifest;
  /** What stands on every page, as components receive it. */
  shell: Shell;
  theme: Site['theme'];
  /** Every page as components receive it, in the order of `manifest.routes`. */
  pages: readonly Page[];
  constants: Constants;
  found: Found;
  /** The version that the file is written in; `manifest` is of the current one. */
  writtenVersion: number;
  /** The day to judge dates by, as `YYYY-MM-DD`. */
  today: string;
}

export type Check = (context: CheckContext) => Finding[];

interface CheckModule {
  check: Check;
  verdict: Verdict;
}

const modules = import.meta.glob<CheckModule>(['../*.ts', '!../*.test.ts'], { eager: true });

/** Code → check. */
const checks = new Map(Object.entries(modules).map(([path, module]) => [codeOf(path), module] as const));

/** Runs every check. */
export function runChecks(context: CheckContext): Finding[] {
  return [...checks].flatMap(([code, { check, verdict }]) => {
    if (typeof check !== 'function' || verdict === undefined) {
      throw new Error(
        `src/manifest/checks/${code}.ts: write "export const verdict: Verdict = …" and "export const check: Check = …".`,
      );
    }
    return check(context);
  });
}

/** The verdict on a code. What no check reports, but a step before them, is always an error. */
export function verdictOf(code: Code): Verdict {
  return checks.get(code)?.verdict ?? 'error';
}

/** How bad a finding is now; undefined when it is not to be said yet. */
export function severityOf(code: Code, release: boolean): Severity | undefined {
  const verdict = verdictOf(code);
  if (verdict === 'release-only') return release ? 'error' : undefined;
  if (verdict === 'until-release') return release ? 'error' : 'warning';
  return verdict;
}

function codeOf(path: string): string {
  return path.slice('../'.length, -'.ts'.length);
}
