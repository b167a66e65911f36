/** All formats say the same of the same files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogues } from '../../src/loader/say/catalogue.ts';
import { toProblems } from '../../src/loader/say/problems.ts';
import { formatAnnotations, formatSummary } from '../../src/report/github.ts';
import { formatJson } from '../../src/report/json.ts';
import type { FileReport } from '../../src/report/report.ts';
import { formatSarif } from '../../src/report/sarif.ts';
import { formatProblems } from '../../src/report/text.ts';
import { loadInvalid } from './invalid-fixtures.ts';

const scratch = mkdtempSync(join(tmpdir(), 'formats-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** One report for each bad manifest. */
const reports: FileReport[] = [];
beforeAll(async () => {
  for (const code of Object.keys(catalogues.en.entries)) {
    const { site, problems, lang } = await loadInvalid(code, mkdtempSync(join(scratch, 'x-')), { lang: 'de' });
    reports.push({ file: problems[0]?.file ?? '', valid: site !== undefined, problems, hidden: 0, lang, changes: [] });
  }
});

/** As much of a finding as every format tells: severity, code, line, column. */
const facts = ({ problems }: FileReport) =>
  problems.map(({ severity, code, range: { start } }) => `${severity} ${code} ${start.line}:${start.column}`);

interface JsonReport {
  valid: boolean;
  errorCount: number;
  problems: FileReport['problems'];
}
interface SarifResult {
  ruleId: string;
  level: string;
  locations: { physicalLocation: { region: { startLine: number; startColumn: number; charOffset: number } } }[];
  partialFingerprints: Record<string, string>;
  fixes?: { artifactChanges: { replacements: { insertedContent: { text: string } }[] }[] }[];
}
interface SarifTool {
  driver: { rules: { id: string; defaultConfiguration: { level: string } }[] };
}
const resultsOf = (sarif: string) => (JSON.parse(sarif) as { runs: [{ results: SarifResult[] }] }).runs[0].results;

test('there are at least 50 bad manifests', () => {
  expect(reports.length).toBeGreaterThanOrEqual(50);
  expect(reports.every(({ problems }) => problems.length > 0)).toBe(true);
});

test('each format tells of the same findings', () => {
  for (const report of reports) {
    const expected = facts(report);
    const text = formatProblems(report.problems, false);
    const whole = [...text.matchAll(/:(\d+:\d+) (error|warning) ([a-z-]+) {2}/g)].map(
      ([, at, level, code]) => `${level} ${code} ${at}`,
    );
    // What waits for the publication is named in one line.
    const named = [...text.matchAll(/([a-z-]+) \([^()]*:(\d+:\d+)\)/g)].map(([, code, at]) => `warning ${code} ${at}`);
    expect(whole.length > 0 ? whole : named).toEqual(expected);

    const json = JSON.parse(formatJson([report])) as JsonReport;
    expect(facts({ ...report, problems: json.problems })).toEqual(expected);
    expect(json.valid).toBe(report.valid);

    const github = formatAnnotations([report]);
    const annotations = [...github.matchAll(/^::(error|warning) .*?line=(\d+).*?(?:,col=(\d+).*?)?,title=([a-z-]+)::/gm)];
    const lines = annotations.map(([, level, line, , code]) => `${level} ${code} ${line}`);
    expect(lines).toEqual(expected.map((fact) => fact.replace(/:\d+$/, '')));
    expect(formatSummary([report]).match(/^- /gm)).toHaveLength(expected.length);

    const sarif = resultsOf(formatSarif([report])).map(({ ruleId, level, locations: [at = expect.fail()] }) => {
      return `${level} ${ruleId} ${at.physicalLocation.region.startLine}:${at.physicalLocation.region.startColumn}`;
    });
    expect(sarif).toEqual(expected);
  }
});

test('SARIF has what code scanners read, for one file, for many, for none and after a crash', () => {
  const text = { text: expect.stringMatching(/\S/) };
  const position = expect.toSatisfy((value: unknown) => Number.isInteger(value) && Number(value) >= 1);
  const location = {
    physicalLocation: {
      artifactLocation: { uri: expect.stringMatching(/^[^\s\\]+$/) },
      region: expect.objectContaining({ startLine: position, startColumn: position, endLine: position, endColumn: position }),
    },
  };
  for (const some of [...reports.map((report) => [report]), reports, []]) {
    const log = JSON.parse(formatSarif(some)) as {
      runs: [{ tool: SarifTool; results: (SarifResult & { ruleIndex: number })[] }];
    };
    expect(log).toMatchObject({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: expect.any(String) } },
          columnKind: 'utf16CodeUnits',
          invocations: [{ executionSuccessful: true }],
        },
      ],
    });
    const [{ tool, results }] = log.runs;
    for (const rule of tool.driver.rules)
      expect(rule).toMatchObject({ id: expect.stringMatching(/^[a-z-]+$/), shortDescription: text });
    for (const result of results) {
      expect(['error', 'warning', 'note']).toContain(result.level);
      expect(result).toMatchObject({ message: text, locations: [location] });
      expect(tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
    }
  }
  const [crashed] = (JSON.parse(formatSarif([], 'out of memory')) as { runs: unknown[] }).runs;
  expect(crashed).toMatchObject({
    invocations: [
      { executionSuccessful: false, toolExecutionNotifications: [{ level: 'error', message: { text: 'out of memory' } }] },
    ],
    results: [],
  });
});

test('SARIF says of every rule how grave it is, and how to mend what can be mended', () => {
  const { tool, results } = (JSON.parse(formatSarif(reports)) as { runs: [{ tool: SarifTool; results: SarifResult[] }] }).runs[0];
  const levels = new Map(tool.driver.rules.map(({ id, defaultConfiguration }) => [id, defaultConfiguration.level]));
  expect(levels.get('unknown-key')).toBe('error');
  expect(levels.get('unused-constant')).toBe('warning');
  const mended = (code: string) => results.find(({ ruleId }) => ruleId === code)?.fixes?.[0]?.artifactChanges[0]?.replacements;
  expect(mended('unknown-section')).toMatchObject([{ insertedContent: { text: 'text' } }]);
  expect(mended('low-contrast')).toBeUndefined();
});

test('a SARIF fingerprint outlives lines and sections that come and go, and no two are equal', async () => {
  const prints = (text: string) => {
    const manifest: unknown = JSON.parse(text);
    const pointer = `/routes/0/sections/${(JSON.parse(text) as { routes: [{ sections: object[] }] }).routes[0].sections.length - 1}/titel`;
    const found = {
      code: 'unknown-key',
      params: { key: 'titel', nearest: 'title', allowed: [], meant: [] },
      related: [],
    } as const;
    const both = [
      { ...found, pointer },
      { ...found, pointer, at: 'key' as const },
    ].map((one) => ({ ...one, related: [], params: { ...one.params, allowed: [], meant: [] } }));
    const { problems } = toProblems(both, { file: 'site.json', text, manifest }, { lang: 'en', release: false });
    return resultsOf(formatSarif([{ file: 'site.json', valid: false, problems, hidden: 0, lang: 'en', changes: [] }])).map(
      ({ partialFingerprints }) => partialFingerprints['problem/v1'],
    );
  };
  const before = prints('{"routes": [{"sections": [{"titel": 1}]}]}');
  expect(new Set(before).size).toBe(2);
  expect(prints('\n\n{"routes":\n [{"sections": [{}, {"titel": 1}]}]}')).toEqual(before);
});

test('GitHub gets the ten worst, all in its summary, and no text of a manifest as a command', async () => {
  const all = formatAnnotations(reports).split('\n');
  expect(all).toHaveLength(11);
  expect(all.slice(0, 10).every((line) => line.startsWith('::error '))).toBe(true);
  const count = reports.flatMap(({ problems }) => problems).length;
  expect(all[10]).toMatch(new RegExp(`Fehler, \\d+ Warnungen \\(\\+ ${count - 10}\\)$`));
  expect(formatSummary(reports).match(/^- /gm)).toHaveLength(count);

  const [report = expect.fail()] = reports;
  const [problem = expect.fail()] = report.problems;
  const hostile = { ...problem, file: 'a,b:c%.json', message: '50 %\r\n::error::x', hint: '<script> `a|b` **c**' };
  const [annotation = ''] = formatAnnotations([{ ...report, problems: [hostile] }]).split('\n');
  expect(annotation).toBe(
    '::error file=a%2Cb%3Ac%25.json,line=1,endLine=1,col=1,endColumn=1,title=file-missing::50 %25%0D%0A::error::x%0A<script> `a|b` **c**',
  );
  const summary = formatSummary([{ ...report, problems: [hostile] }]);
  expect(summary).toContain('&#60;script&#62; `a|b` &#42;&#42;c&#42;&#42;');
});

test('JSON says what it is, and stays JSON after a crash', () => {
  const [first = expect.fail()] = reports;
  expect(JSON.parse(formatJson([{ ...first, changes: [] }]))).toMatchObject({
    formatVersion: '1.0',
    valid: false,
    errorCount: 1,
    changes: [],
  });
  expect(JSON.parse(formatJson([], 'out of memory'))).toMatchObject({ valid: false, crash: 'out of memory' });
});
