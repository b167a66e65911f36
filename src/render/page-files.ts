/** Where a page's data lies and what it holds: the contract between the build that writes it and the browser that asks for it. */

import type { Page, Shell } from '../../schema/resolved.ts';
import { fileStem } from '../../schema/site-parts.ts';

/** Which build something comes from: what all pages share, and the page itself. `abc.def` in the document and its data. */
export type BuildId = `${string}.${string}`;

export interface ShellData {
  shell: Shell;
  /** Address of the styles of all pages. In dev the modules bring them. */
  styles?: string;
}

export interface PageData {
  build: BuildId;
  page: Page;
}

/** The address of what the pages of a language share. No page can have a path like these. */
export const shellAddress = ({ home = '', base = '' }: Pick<Shell, 'home' | 'base'>): string =>
  `${base}/_data${home.slice(base.length).replace(/^\/$/, '')}/_shell.json`;

/** The address of a page's data. `path` as in the manifest, `*` for the not-found page. */
export function dataAddress(path: string): string {
  return `/_data${fileStem(path)}.json`;
}

/** The same of a page of a site that may lie below a path: its addresses begin with `base`, and so does what is said of them. */
export const below =
  (base = '', of: (path: string) => string): ((path: string) => string) =>
  (path) =>
    base + of(path.slice(base.length) || '/');

/** Whether two builds have all in common that pages share. Only then can a page of one be shown in the app of the other. */
export function sameShell(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}
