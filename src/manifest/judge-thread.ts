/** A thread of its own for large manifests: scans and judges what is new in the text while the main one goes on as if it were right. */
import { parentPort, workerData } from 'node:worker_threads';
import { isClean, type Judged } from './judge-aside.ts';

parentPort?.postMessage(isClean(workerData as Judged));
