/**
 * The content security policy of a page: nothing but what the page needs. Every document carries it in a `<meta>`, which works on
 * hosts that send no headers at all; headers say what a `<meta>` cannot, and which scripts run in files without one.
 * Source of the rules: https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/.
 */
import { createHash } from 'node:crypto';
import type { Allowance, Page } from '../../schema/resolved.ts';

/** Directive → its sources. */
export type Policy = Record<string, string[]>;

/** What is known of a document that was written: all that its policy and the site's headers depend on. */
export interface DocumentContents {
  /** As in the manifest, `*` for the not-found page. */
  path: string;
  /** Hashes of its inline scripts and style elements, as a policy names them. */
  scripts: string[];
  styles: string[];
  /** Whether it has no script at all, neither in itself nor in a file. */
  isStatic?: boolean;
  /** Whether any element has a style attribute. */
  styled?: boolean;
  /** Whether it may come to show a film: where pages change in place, any document of a site with films may. */
  films?: boolean;
  allows?: Allowance;
}

/** A data block is no code: only these types of inline script need a hash. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Reads from a document what its policy depends on.
 *
 * @param html - a document that React wrote: it escapes `<` and `>` in attributes and texts, so that a pattern is enough
 * @param films - whether it may come to show any
 */
export function describeDocument({ path, allows }: Pick<Page, 'path' | 'allows'>, html: string, films = false): DocumentContents {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let isStatic = true;
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (element === 'style') styles.add(hashSource(text));
    else if (executable.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? '')) {
      isStatic = false;
      if (!/\ssrc=/.test(attributes)) scripts.add(hashSource(text));
    }
  }
  const styled = /<[a-z][^<>]*\sstyle="/.test(html);
  return {
    path,
    scripts: [...scripts].sort(),
    styles: [...styles].sort(),
    ...(isStatic && { isStatic }),
    ...(styled && { styled }),
    ...(films && { films }),
    ...(allows && { allows }),
  };
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a document with these contents may do. */
export function contentPolicy({ scripts, styles, isStatic, styled, films, allows }: Omit<DocumentContents, 'path'>): Policy {
  const { script = [], style = [], font = [], endpoint = [], frame = [], guest = false } = allows ?? {};
  return {
    'default-src': ["'none'"],
    'script-src': isStatic ? ["'none'"] : ["'self'", ...scripts, ...script],
    'style-src': ["'self'", ...styles, ...style],
    // Most of Mantine's variables stand in a sheet (render/mantine.module.css). Where a section, or code that is not ours, writes style
    // attributes: they can load nothing but images and fonts.
    ...((styled || guest) && { 'style-src-attr': ["'unsafe-inline'"] }),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", ...font],
    // Their captions, too.
    ...(films && { 'media-src': ["'self'"] }),
    // Only scripts do. What is left out here is what `default-src` says: nothing.
    ...(!isStatic && { 'connect-src': ["'self'", ...endpoint.filter((one) => one !== 'mailto:')] }),
    'manifest-src': ["'self'"],
    ...(frame.length > 0 && { 'frame-src': frame }),
    'form-action': ["'self'", ...endpoint],
    'base-uri': ["'none'"],
    // Code that is not ours writes HTML as it likes (the provider's script uses innerHTML).
    ...(!guest && !isStatic && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
}

/** What sources consist of. Anything else would end a source, its directive, the policy or the attribute that holds it. */
const strange = /[^\w'.:/+=%~[\]-]/gu;

/** A policy as a header or a `<meta>` holds it. In an address percent notation means the same. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources.map((source) => source.replace(strange, encodeURIComponent))].join(' '))
    .join('; ');
}

/**
 * Puts a document's own policy into it, before anything that it concerns.
 *
 * @throws where the document does not begin as Document.tsx begins it: without its policy it must not be published
 */
export function withPolicy(html: string, document: DocumentContents): string {
  const start = '<meta charSet="utf-8"/>';
  if (!html.includes(start)) throw new Error(`The document of ${document.path} has no place for its policy.`);
  return html.replace(
    start,
    () => `${start}<meta http-equiv="Content-Security-Policy" content="${formatPolicy(contentPolicy(document))}"/>`,
  );
}
