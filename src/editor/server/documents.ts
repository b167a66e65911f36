/** The two documents, which hold nothing but where their code is and what it has to know, and what each of them may do. */
import { basename } from 'node:path';
import { digest } from '../../disk/hash.js';
import { editorFact, pageFacts } from './interface.ts';

type Headers = Record<string, string>;

/** For everything that is answered. */
export const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The preview's server knows by it that a picture is shown in the editor.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-store',
};

/**
 * What the editor's page may do: nothing but with its own server, and show the preview and its pictures.
 *
 * @param preview - the preview's origin
 */
export const editorHeaders = (preview: string): Headers => ({
  ...always,
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    // Components set styles of their own while they run.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' ${preview} data: blob:`,
    // Its own letters stand in its styles.
    `font-src 'self' ${preview} data:`,
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

/**
 * What the shown page may do: neither run nor load anything of others, and be shown in the editor alone.
 *
 * @param editor - the editor's origin
 */
export const previewHeaders = (editor: string): Headers => ({
  ...always,
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${editor}`,
  ].join('; '),
});

/** Opened on its own, a file of the site runs, leaves and loads nothing. The editor shows it as a picture. */
export const fileHeaders: Headers = {
  ...always,
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'",
};

export const entranceHeaders: Headers = {
  ...always,
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Leads whoever has the key to the editor. The key leaves the address, where it would stand in the history and in pictures of the screen.
 * A redirect would not do: where it began on another website, the browser goes on without the cookie.
 */
export const entranceDocument = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=/">
<title>Editor</title>
</head>
<body><a href="/">Weiter / Go on</a></body>
</html>
`;

/** @param manifest - path of the file */
export function editorDocument(manifest: string, token: string, preview: string): string {
  const name = basename(manifest);
  const facts = {
    [pageFacts.token]: token,
    [pageFacts.preview]: preview,
    [pageFacts.file]: name,
    [pageFacts.site]: digest(manifest),
  };
  return documentOf(name, 'editor', facts);
}

/** @param editor - its origin */
export const previewDocument = (editor: string): string => documentOf('', 'preview', { [editorFact]: editor });

/** The code sets the language. */
function documentOf(title: string, app: string, facts: Record<string, string>): string {
  const metas = Object.entries(facts).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
${metas.join('\n')}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/app/${app}.css">
<script type="module" src="/app/${app}.js"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
