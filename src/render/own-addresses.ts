/** What the app asks for, where its site may lie below a path: the document says which. Browser only. */
import type { Shell } from '../../schema/resolved.ts';
import { notFoundPath as atRoot } from '../../schema/site-parts.ts';
import { dataAddress as addressAtRoot, below } from './page-files.ts';

const base = (): string => document.documentElement.dataset.base ?? '';

/** The address of a page's data. */
export const dataAddress = (path: string): string => below(base(), addressAtRoot)(path);

/** The path of the page for unknown paths of a language. */
export const notFoundPath = ({ home = '' }: Pick<Shell, 'home'>): string => atRoot({ home: home.replace(/\/$/, '') });
