/** One Lighthouse run: mobile, with its simulated slow 4G and a processor slowed down four times. */
import { pathToFileURL } from 'node:url';
import { findTool } from '../../tools/find-tool.ts';

/** As much of its report as is read here. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; numericValue?: number; details?: { items: unknown } }>;
}

export interface Audited {
  /** Category → score from 0 to 100, without the audits that do not apply. */
  scores: Record<string, number>;
  /** Audits that cost points, with what they say. */
  complaints: string[];
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes over the wire, headers included, until the page rests; of these, of scripts. */
  bytes: number;
  scriptBytes: number;
}

/**
 * @param categories - which to run; performance is always needed
 * @param except - audits that do not apply to the page
 */
export type Audit = (url: string, categories: string[], except: string[]) => Promise<Audited>;

/** @param port - of a browser's debugging protocol */
export async function loadAudit(root: string, port: number): Promise<Audit> {
  const { default: lighthouse } = await import(pathToFileURL(findTool('lighthouse/core/index.js', root)).href);
  return (url, categories, except) => audit((options) => lighthouse(url, { port, ...options }), url, categories, except);
}

async function audit(
  lighthouse: (options: object) => Promise<{ lhr: Result } | undefined>,
  ...[url, categories, except]: Parameters<Audit>
): Promise<Audited> {
  const options = { logLevel: 'error', output: 'json', onlyCategories: categories, ignoreStatusCode: true };
  let report: Result | undefined;
  // Its recording misses the start of a page now and then: once more, then.
  for (let attempt = 0; attempt < 2 && (!report || report.runtimeError); attempt++) report = (await lighthouse(options))?.lhr;
  if (!report || report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  const number = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const requests = requestsOf(report);
  const sum = (items: typeof requests) => items.reduce((all, { transferSize }) => all + transferSize, 0);
  return {
    ...validate(report, except),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

function validate({ categories, audits }: Result, except: string[]): Pick<Audited, 'scores' | 'complaints'> {
  const scores: Record<string, number> = {};
  const complaints: string[] = [];
  for (const [name, { auditRefs }] of Object.entries(categories)) {
    let [points, weights] = [0, 0];
    for (const { id, weight } of auditRefs) {
      const found = audits[id];
      if (!found || found.score === null || weight === 0 || except.includes(id)) continue;
      points += weight * found.score;
      weights += weight;
      if (found.score < 1) complaints.push(`${id} ${found.displayValue ?? ''}`.trim());
    }
    // As Lighthouse itself rounds.
    scores[name] = Math.round((points / weights) * 100);
  }
  return { scores, complaints };
}

function requestsOf({ audits }: Result): { transferSize: number; resourceType: string }[] {
  const { details } = audits['network-requests'] ?? {};
  return (details?.items ?? []) as { transferSize: number; resourceType: string }[];
}
