/** Files of one's own: what lies in the folder `public/` beside the manifest is published as it is, at the root of the site. */
import { inPlainLetters } from './plain-letters.ts';

/** Relative to the manifest. */
export const publicFolder = 'public';

/** Names that hosts, servers and old mail programs write alike; by the first sign nothing is hidden, nor a setting of a host. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._~-]*$/;

/** What systems and programs leave in every folder, without its owner knowing. */
export const isSystemJunk = (address: string): boolean =>
  /\/(?:\.DS_Store|\._[^/]*|\.git(?:keep|ignore|attributes)|Thumbs\.db|desktop\.ini)$/i.test(address);

/** What a browser or a web server would run instead of showing it, and the endings of compressed copies, which hosts hide. */
const run = /\.(?:[cm]?jsx?|tsx?|wasm|php\d?|phtml|phar|cgi|fcgi|pl|py|rb|aspx?|ashx|jspx?|shtml?|stm)$/i;
const copies = /\.(?:br|gz)$/i;

/** Why a file cannot be published under its name; undefined where it can. */
export function nameFault(address: string): 'hidden' | 'script' | 'copy' | 'name' | undefined {
  // In it hosts of pages read what the site is called.
  if (address === '/CNAME') return undefined;
  const steps = address
    .replace(/^\/\.well-known\//, '/')
    .slice(1)
    .split('/');
  if (steps.some((step) => step.startsWith('.'))) return 'hidden';
  if (run.test(address)) return 'script';
  if (copies.test(address)) return 'copy';
  if (!steps.every((step) => plainName.test(step)) || /\.$/.test(address)) return 'name';
  return isFileAddress(address) ? undefined : 'name';
}

/** The address that a file with such a name could have: `/Satzung 2026.pdf` → `/satzung-2026.pdf`. */
export function rightAddress(address: string): string | undefined {
  const steps = inPlainLetters(address)
    .split('/')
    .slice(1)
    .map((step) =>
      step
        .replace(/[^a-z0-9._~-]+/g, '-')
        .replace(/^[^a-z0-9]+|[-.]+$/g, '')
        .replace(/-+(?=\.)/g, ''),
    );
  const right = `/${steps.join('/')}`;
  return nameFault(right) === undefined && right !== address ? right : undefined;
}

/** Whether an address is that of a file: that of a page has no dot. */
export const isFileAddress = (address: string): boolean => /^\/\.well-known\/.|[^/]\.[^./]+$/.test(address);

/** `PDF` for `/plan.pdf`. */
export const kindOf = (address: string): string => (/\.([^./]+)$/.exec(address)?.[1] ?? '').toUpperCase();
