/** A manifest on this machine, for what is said of it. */
import { readFileSync } from 'node:fs';
import { namesBeside } from '../../../changes/node/content-names.ts';
import { loadSite } from '../../../loader/node/load-site.ts';
import type { Written } from '../../draft/report/report.ts';

/** @param draft - its text, where that is another one than the file has */
export const writtenAt = (file: string, draft?: string): Written => ({
  text: () => draft ?? readFileSync(file, 'utf8'),
  load: (options) => loadSite(file, { ...options, ...(draft !== undefined && { content: Buffer.from(draft) }) }),
  hashOf: namesBeside(file),
});
