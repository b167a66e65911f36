/** A thread of its own for many files: it works while the main one checks the manifest. scripts/boot.js bundles it. */
import { workerData } from 'node:worker_threads';
import { type Relinking, relink } from './relink.ts';

relink(workerData as Relinking);
