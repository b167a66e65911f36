/** Where links of Markdown files lead on the new site. */

import type { JsonObject } from '../../schema/json.ts';
import { parseHref } from '../findings/href.ts';
import { decoded, lastOf, type Source, stemOf } from './source.ts';

export class Links {
  private readonly byFile: ReadonlyMap<string, Source>;
  private readonly byPath: ReadonlyMap<string, Source>;
  /** By what addresses end with; undefined where several pages could be meant. */
  private readonly byName = new Map<string, Source | undefined>();
  /** Of each address the page that is there already, as text. */
  private readonly there: ReadonlyMap<string, string>;
  private readonly wanted = new Set<string>();

  constructor(sources: readonly Source[], routes: readonly JsonObject[]) {
    this.there = new Map(routes.map((route) => [String(route.path), JSON.stringify(route)]));
    this.byFile = new Map(sources.map((source) => [source.file, source]));
    this.byPath = new Map(sources.map((source) => [source.path, source]));
    for (const source of sources) {
      const { file, about } = source;
      const stem = stemOf(file);
      const names = [stem, stem.replace(/^\d{4}-\d{2}-\d{2}-/, ''), ...[about.address ?? '', ...about.oldAddresses].map(lastOf)];
      for (const name of new Set(names)) if (name) this.byName.set(name, this.byName.has(name) ? undefined : source);
    }
  }

  /** @returns undefined where the site has no such page */
  find(target: string, from: Source): string | undefined {
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return isOfTheWeb(target) ? target : undefined;
    const [, written = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(target) ?? [];
    const address = decoded(written);
    const source = address === '' ? from : this.sourceOf(address, from);
    if (source) return this.anchored(source, decoded(anchor), source === from);
    const bare = address.replace(/\/+$/, '') || '/';
    const page = address.startsWith('/') && !bare.endsWith('*') ? this.there.get(bare) : undefined;
    // An anchor that nothing there has would be a broken link.
    return page && (page.includes(`"id":"${anchor}"`) ? `${bare}#${anchor}` : bare);
  }

  /** Whether a link leads to a heading. */
  isWanted = (path: string, anchor: string): boolean => this.wanted.has(`${path}#${anchor}`);

  private sourceOf(address: string, { file }: Source): Source | undefined {
    const isFile = /\.(?:md|mdx|markdown)$/i.test(address);
    const byFile = isFile ? this.byFile.get(joined(file, address)) : undefined;
    // What is written as a way from the file leads to nothing else.
    if (byFile || (isFile && address.startsWith('.'))) return byFile;
    const bare = address.replace(/\/+$/, '').replace(/\/_?index\.\w+$/, '');
    return this.byPath.get(bare) ?? (this.there.has(bare) ? undefined : this.byName.get(lastOf(bare)));
  }

  private anchored({ path, text }: Source, written: string, isOwn: boolean): string | undefined {
    const anchor = text.anchors.get(written);
    const there = this.there.get(path);
    if (anchor === undefined || (there !== undefined && !there.includes(`"id":"${anchor}"`))) return isOwn ? undefined : path;
    this.wanted.add(`${path}#${anchor}`);
    return `${isOwn ? '' : path}#${anchor}`;
  }
}

const isOfTheWeb = (target: string): boolean =>
  /^(?:https?:\/\/|tel:|mailto:[^\s?@/:,]+@[^\s?@/:,]+\.[^\s?@/:,]+(?:\?|$))/i.test(target) &&
  parseHref(target, true) !== undefined;

/** `posts/a.md`, `../b.md` → `b.md` */
function joined(file: string, address: string): string {
  const parts: string[] = [];
  for (const part of [...file.split('/').slice(0, -1), ...address.split('/')])
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}
