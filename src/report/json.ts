/**
 * Reports as JSON for programs. Its form, version 1.0; the first number changes when something is taken away or changes
 * its meaning, the second when something is added:
 *
 * ```
 * {
 *   "formatVersion": "1.0",
 *   "valid": false,               no file has an error
 *   "errorCount": 1,
 *   "warningCount": 0,
 *   "hiddenCount": 0,             problems left out because there are too many to read
 *   "files": [{ "file": "site.json", "valid": false }],
 *   "problems": [{
 *     "code": "unknown-key",      permanent; `--explain CODE` explains it
 *     "severity": "error",        or "warning"
 *     "message": "…",             one sentence: what and where
 *     "hint": "…",                what to do
 *     "file": "site.json",        as it was named
 *     "place": "…",               page and section, in words
 *     "pointer": "/routes/0/…",   JSON Pointer (RFC 6901); empty where the text is no JSON
 *     "range": { "start": { "line": 60, "column": 11, "offset": 1234 }, "end": { … } },
 *     "related": [{ "message": "…", "pointer": "…", "range": { … } }],
 *     "fix": { "title": "…", "edits": [{ "range": { … }, "text": "title" }] }      or null
 *   }],
 *   "changes": [{ "file": "site.json", "line": 60, "column": 11, "title": "…" }]   made by --fix
 *   "crash": "…"                  only after a bug of ours; nothing else is to be relied on then
 * }
 * ```
 *
 * Lines and columns count from 1, offsets from 0; columns and offsets count UTF-16 units; `end` is exclusive.
 */
import type { FileReport } from './report.ts';
import { countProblems } from './text.ts';

/** Formats reports, or what is left to say after a crash. */
export function formatJson(reports: readonly FileReport[], crash?: string): string {
  const problems = reports.flatMap((report) => report.problems);
  const { errors, warnings } = countProblems(problems);
  const report = {
    formatVersion: '1.0',
    valid: crash === undefined && errors === 0,
    errorCount: errors,
    warningCount: warnings,
    hiddenCount: reports.reduce((sum, { hidden }) => sum + hidden, 0),
    files: reports.map(({ file, valid }) => ({ file, valid })),
    problems: problems.map(({ code, severity, message, hint, file, place, pointer, range, related, fix }) => {
      return { code, severity, message, hint, file, place, pointer, range, related, fix: fix ?? null };
    }),
    changes: reports.flatMap(({ changes }) => changes),
    ...(crash !== undefined && { crash }),
  };
  return JSON.stringify(report, null, 2);
}
