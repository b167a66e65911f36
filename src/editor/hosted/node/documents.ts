/** The two documents of the editor, what each of them may do, and how a host sends the first. */
import { createHash } from 'node:crypto';
import { apiOrigins } from '../../repository/github/api-origins.ts';
import { type HostedPage, pageId } from '../page.ts';

/** An end of the element, or what would begin a comment in it, within the code: in texts and patterns `\/` means `/`. */
const inElement = (code: string): string => code.replace(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
const inStyle = (css: string): string => css.replaceAll('</', '<\\/');
export const sumOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64');
const hashSource = (code: string): string => `'sha256-${sumOf(code)}'`;

/**
 * No policy stops WebRTC in any browser, so it goes before code of the site runs. Another frame within this one has another origin, and
 * nobody there reaches its objects (tried in Chromium 156, Firefox 153).
 */
const withoutWebRtc =
  'for (const name of Object.getOwnPropertyNames(window)) if (/^(webkit|moz)?RTC/.test(name)) delete window[name];\n';

/**
 * The document of the preview, whole: a frame without an origin loads nothing.
 *
 * @param later - a script that is put into it when somebody begins to write
 * @returns its text, and its scripts as a policy names them, which the document around it has to allow as well
 */
export function frameDocument(script: string, sheet: string, later: string): { html: string; sources: string[] } {
  const code = inElement(withoutWebRtc + script);
  const sources = [hashSource(code), hashSource(later)];
  const policy = [
    "default-src 'none'",
    `script-src ${sources.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src blob: data:',
    'font-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const html = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<style>${inStyle(sheet)}</style>
</head>
<body><script>${code}</script></body>
</html>
`;
  return { html, sources };
}

/** The document that starts the worker (../worker-frame.ts), and its script as a policy names it. */
export function workerDocument(): { html: string; source: string } {
  const script = `onmessage = ({ data, ports }) => {
  const worker = new Worker(URL.createObjectURL(data));
  worker.onerror = ({ message }) => parent.postMessage(message, '*');
  worker.postMessage(null, ports);
};`;
  const source = hashSource(script);
  const policy = `default-src 'none'; script-src ${source}; worker-src blob:`;
  return {
    html: `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${script}</script>`,
    source,
  };
}

/**
 * What the editor may do: run its own code, and ask its forge, its own host and the site.
 *
 * @param frames - the scripts of the frames: a document without an address has the policy of the one around it, too
 */
export function editorPolicy({ settings }: HostedPage, frames: readonly string[]): Record<string, string[]> {
  return {
    // Firefox judges by this what is fetched beforehand. Each kind of file has a line of its own below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...frames],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...apiOrigins[settings.forge], new URL(settings.site).origin],
    // Components set styles of their own while they run.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
}

/** @param policy - as a `<meta>` holds it: some hosts send no headers */
export function editorDocument(
  page: HostedPage,
  { title, start, policy, path }: { title: string; start: string; policy: string; path: string },
): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${path}icon.svg">
<link rel="manifest" href="${path}app.webmanifest">
<script type="application/json" id="${pageId}">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${start}"></script>
</head>
<body>
<div id="root"></div>
<noscript>Der Editor braucht JavaScript. The editor needs JavaScript.</noscript>
</body>
</html>
`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
