/** The pages of a site as a tree, by their addresses: `/aktuelles/…` below `/aktuelles`; and its rows as they lie one below the other. */
import type { Json } from '../../../../schema/json.ts';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { addressesOf } from '../state/new-page.ts';
import { placedPages, type SiteLanguage } from '../state/site-languages.ts';
import { pagesByLanguage } from './page-operations.ts';

export interface PageNode {
  kind: 'page';
  page: number;
  path: string;
  /** Something is said of it in a line below: what it translates, or what it lacks. */
  hasNote: boolean;
  children: TreeNode[];
}

/** Pages below an address that is none of a page. */
export interface FolderNode {
  kind: 'folder';
  path: string;
  children: TreeNode[];
}

export type TreeNode = PageNode | FolderNode;

export interface LanguageNode {
  kind: 'language';
  language: SiteLanguage;
  children: TreeNode[];
}

/** The pages of each language, that of the site first. */
export function outlineTree(manifest: Json): LanguageNode[] {
  const paths = addressesOf(manifest);
  const placed = placedPages(manifest);
  const node = (page: number): PageNode => {
    const path = paths[page] ?? '';
    const { original, missing = [] } = placed[page] ?? {};
    const hasNote = missing.length > 0 || (original !== undefined && !isNotFound(path));
    return { kind: 'page', page, path, hasNote, children: [] };
  };
  return pagesByLanguage(manifest).map(({ language, pages }) => ({
    kind: 'language',
    language,
    children: nested(pages.map(node), language.home),
  }));
}

function nested(pages: readonly PageNode[], home: string): TreeNode[] {
  const above = home === '/' ? '' : home;
  const byPath = new Map<string, TreeNode>(pages.map((page) => [page.path, page]));
  const parentOf = (path: string): string | undefined => {
    if (isNotFound(path)) return undefined;
    const parent = path.slice(0, path.lastIndexOf('/'));
    return parent.length > above.length ? parent : undefined;
  };
  const nearest = (path: string) => {
    let place = parentOf(path);
    while (place !== undefined && !byPath.has(place)) place = parentOf(place);
    return place === undefined ? undefined : byPath.get(place);
  };
  // Where several pages lie below an address that has no page, that is a folder all the same.
  const lonely = pages.flatMap(({ path }) => (nearest(path) ? [] : (parentOf(path) ?? [])));
  for (const path of new Set(lonely)) {
    if (lonely.indexOf(path) !== lonely.lastIndexOf(path)) byPath.set(path, { kind: 'folder', path, children: [] });
  }
  const roots: TreeNode[] = [];
  const placed = new Set<TreeNode>();
  for (const page of pages) {
    const parent = nearest(page.path);
    if (parent?.kind === 'folder' && !placed.has(parent)) roots.push(parent);
    if (parent) placed.add(parent);
    // Of two pages with one address, which is a mistake, both are shown.
    (parent && parent !== page ? parent.children : roots).push(page);
  }
  return roots;
}

interface RowBase {
  /** What it is found by: the pointer of a page or section. */
  key: string;
  /** From 1. */
  level: number;
  /** Among those beside it, from 1. */
  position: number;
  size: number;
}

export type OutlineRow = RowBase &
  /** `folds`: by which names it is remembered whether it is folded. */
  (
    | { kind: 'language'; language: SiteLanguage; isOpen: boolean; folds: readonly string[] }
    | { kind: 'folder'; path: string; isOpen: boolean; folds: readonly string[] }
    /** `beside`: the pages that it can change places with. `isOpen`: undefined where nothing lies below it. */
    | {
        kind: 'page';
        page: number;
        isOpen: boolean | undefined;
        folds: readonly string[];
        beside: readonly number[];
        list: string;
        hasNote: boolean;
      }
    | { kind: 'section'; page: number; section: number; count: number }
    /** `under`: what is added is an entry below this address, else a section. */
    | { kind: 'add'; page: number; count: number; under?: string }
  );

export interface Shown {
  /** The page that shows its sections. */
  page: number;
  /** How many sections a page has. */
  sections: (page: number) => number;
  /** Below which address the page that is shown lists entries. */
  entriesUnder?: string | undefined;
  /** @returns whether an author has unfolded or folded it; undefined where neither */
  isUnfolded: (key: string) => boolean | undefined;
  /** What is found: a page by itself, or some of its sections. Undefined where nothing is searched. */
  found: ReadonlyMap<number, 'page' | readonly number[]> | undefined;
}

/** Folders of more pages are folded until somebody unfolds them. */
const many = 20;

const folderKey = (path: string): string => `folder ${path}`;
/** By which the sections of the page that is shown are remembered. */
export const sectionsKey = (path: string): string => `sections ${path}`;

export function outlineRows(languages: readonly LanguageNode[], shown: Shown): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const { found } = shown;
  const isFound = (node: TreeNode): boolean =>
    found === undefined || (node.kind === 'page' && found.has(node.page)) || node.children.some(isFound);
  const isOpen = (key: string, count: number) => found !== undefined || (shown.isUnfolded(key) ?? count <= many);
  const sectionsOf = (page: number): readonly number[] => {
    const one = found?.get(page);
    if (Array.isArray(one)) return one;
    const hasAll = page === shown.page && (found === undefined || one === 'page');
    return hasAll ? Array.from({ length: shown.sections(page) }, (_, index) => index) : [];
  };
  const add = (nodes: readonly TreeNode[], level: number, list: string, beside: readonly number[], before = 0) => {
    const seen = nodes.filter(isFound);
    for (const [index, node] of seen.entries()) {
      const folds = folderKey(node.path);
      const isUnfolded = isOpen(folds, node.children.length);
      const pages = isUnfolded ? node.children : [];
      const below = { level, position: before + index + 1, size: before + seen.length };
      let count = 0;
      if (node.kind === 'folder')
        rows.push({ ...below, key: folds, kind: 'folder', folds: [folds], path: node.path, isOpen: isUnfolded });
      else {
        const { page, hasNote } = node;
        const [isFolder, isShown] = [node.children.length > 0, page === shown.page];
        const sections = sectionsKey(node.path);
        const hasSections = !isShown || isOpen(sections, 0);
        const all = [...(isFolder ? [folds] : []), ...(isShown ? [sections] : [])];
        const isAllOpen = all.length === 0 ? undefined : hasSections && (!isFolder || isUnfolded);
        rows.push({ ...below, key: `/routes/${page}`, kind: 'page', page, folds: all, beside, list, hasNote, isOpen: isAllOpen });
        if (hasSections) count = addSections(page, level + 1, pages.filter(isFound).length);
      }
      add(pages, level + 1, `/routes ${node.path}`, pagesIn(node.children), count);
    }
  };
  /** @returns how many rows they are */
  const addSections = (page: number, level: number, pages: number): number => {
    const sections = sectionsOf(page);
    const hasAdd = found === undefined && page === shown.page;
    const under = hasAdd ? shown.entriesUnder : undefined;
    const own = sections.length + (hasAdd ? 1 : 0) + (under === undefined ? 0 : 1);
    const below = { level, size: own + pages, page, count: shown.sections(page) };
    for (const [index, section] of sections.entries())
      rows.push({ ...below, key: `/routes/${page}/sections/${section}`, kind: 'section', position: index + 1, section });
    if (hasAdd) rows.push({ ...below, key: 'add', kind: 'add', position: sections.length + 1 });
    if (under !== undefined) rows.push({ ...below, key: 'add entry', kind: 'add', position: own, under });
    return own;
  };
  const withPages = languages.filter(({ children }) => found === undefined || children.some(isFound));
  const hasLanguages = languages.length > 1;
  for (const [index, { language, children }] of withPages.entries()) {
    const key = `language ${language.home}`;
    const isUnfolded = !hasLanguages || found !== undefined || (shown.isUnfolded(key) ?? true);
    const place = { level: 1, position: index + 1, size: withPages.length };
    if (hasLanguages) rows.push({ ...place, key, kind: 'language', folds: [key], language, isOpen: isUnfolded });
    if (isUnfolded) add(children, hasLanguages ? 2 : 1, `/routes ${language.home}`, pagesIn(children));
  }
  return rows;
}

const pagesIn = (nodes: readonly TreeNode[]): number[] => nodes.flatMap((node) => (node.kind === 'page' ? [node.page] : []));

/** What has to be unfolded for a page to be seen. */
export function foldersAround(languages: readonly LanguageNode[], page: number): string[] {
  const way = (nodes: readonly TreeNode[]): string[] | undefined => {
    for (const node of nodes) {
      if (node.kind === 'page' && node.page === page) return [];
      const inner = way(node.children);
      if (inner) return [folderKey(node.path), ...inner];
    }
    return undefined;
  };
  for (const { language, children } of languages) {
    const found = way(children);
    if (found) return [`language ${language.home}`, ...found];
  }
  return [];
}
