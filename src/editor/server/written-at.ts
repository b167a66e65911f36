/** A manifest on this machine, for what is said of it. */
import { readFileSync } from 'node:fs';
import { namesBeside } from '../../changes/node/content-names.ts';
import { loadSite } from '../../manifest/node/load-site.ts';
import type { Written } from '../report/report.ts';

export const writtenAt = (file: string): Written => ({
  text: () => readFileSync(file, 'utf8'),
  load: (options) => loadSite(file, options),
  hashOf: namesBeside(file),
});
