/** A reporter of vitest: what a run has come to, for the sum over all stages. */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Counts } from './run-tests.ts';

export default class implements Reporter {
  /**
   * Writes to the file that `RESULTS` names.
   *
   * @param errors - what no test has caught: vitest ends badly for it although each test passed, so it counts as a failed one
   */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const failed = modules
      .filter((module) => module.state() === 'failed')
      .flatMap((module) => {
        const titles = [...module.children.allTests('failed')].map((test) => test.fullName);
        const file = basename(module.moduleId);
        // A file that breaks before its first test has failed too.
        return titles.length > 0 ? titles.map((title) => `${file}: ${title}`) : [file];
      });
    const uncaught = errors.map(({ name, message, stack }) => `Not caught by any test: ${stack ?? `${name}: ${message}`}`);
    const counts: Counts = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
      failed: failed.length + uncaught.length,
      names: [...failed, ...uncaught],
    };
    if (process.env.RESULTS) writeFileSync(process.env.RESULTS, JSON.stringify(counts));
  }
}
