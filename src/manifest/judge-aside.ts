/**
 * Nearly every manifest that is loaded is right, and to find that out takes a third of the time. So the text of a large one, as far as
 * it is new, is scanned and judged in a thread of its own, while the main one resolves and checks it as if it were right. If it is not,
 * the main thread does everything again, step by step.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readValidator, validatorFor } from './kept-validator.ts';
import { leaveOutKnown } from './known-routes.ts';
import { maxValues, scan } from './scan.ts';

export interface Judged {
  /** UTF-8. To hand a text of millions of characters to a thread takes ten times as long. */
  bytes: Uint8Array;
  /** A folder that belongs to exactly these sources of the builder. */
  cache: string;
}

/** A smaller text is judged before a thread has started, in characters. */
export const large = 1_000_000;

/** A larger one is judged first: to parse what is no manifest can take all memory. A site of 1,000 pages has 8 million. */
export const tooLarge = 24_000_000;

/**
 * Whether nothing at all is wrong with the shape of a manifest. False also when that cannot be told here.
 *
 * @returns a promise that is never rejected
 */
export function judgeAside(judged: Judged): Promise<boolean> {
  return new Promise((done) => {
    const thread = new Worker(join(judged.cache, 'server/judge-thread.cjs'), { workerData: judged });
    thread.once('message', done);
    thread.once('error', () => done(false));
    thread.once('exit', () => done(false));
  });
}

/** The work of that thread: it looks at what was not clean the last time. */
export function isClean({ bytes, cache }: Judged): boolean {
  const remainder = leaveOutKnown(bytes, join(cache, 'clean-routes'));
  const text = (remainder?.bytes ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).toString('utf8');
  const { findings, values } = scan(text);
  const valuesOfWhole = remainder?.values ?? values;
  if (findings.length > 0 || valuesOfWhole > maxValues) return false;
  const clean = readValidator(cache, validatorFor(valuesOfWhole))?.(JSON.parse(text)) === true;
  if (clean) remainder?.remember();
  return clean;
}
