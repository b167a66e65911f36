/** What the preview's origin answers: its page, its code, and the files that the page shows. Nothing here can be changed or asked. */
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { answering } from '../../serve/request.ts';
import { findName, hasSessionKey, isOfAnotherPage } from './access.ts';
import { forbidden, sendBundle, sendHtml, sendSentence, sendTagged, unknown, wrongMethod } from './answers.ts';
import { fileHeaders, previewDocument, previewHeaders } from './documents.ts';
import type { Session } from './session.ts';
import { shown } from './site-files.ts';
import { answerSource, forSources } from './source-answers.ts';

/** Kind of file → its media type; nothing else of the manifest's folder is served. */
const mimeTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  woff2: 'font/woff2',
  sfnt: 'font/sfnt',
};

/** A file of `public/` that is no picture: the browser saves it and never shows it, whatever is in it. */
const keptHeaders = { ...fileHeaders, 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' };

export function answerPreview(session: Session): RequestListener {
  const { names, ports, key, editorOrigin, bundles, sources, files, versions } = session;
  return answering((request, response, asked) => {
    const [before = '', id] = /^\/versions\/(\w+)(?=\/files\/)/.exec(asked.path) ?? [];
    const [path, meant] = [asked.path.slice(before.length), asked.meant?.slice(before.length)];
    const { headers, method } = request;
    const name = findName(headers, names.preview, ports().preview);
    if (name === undefined) return sendSentence(response, 403, forbidden);
    const editor = editorOrigin(name);
    // The editor's page may load only files from here: images, and a font for its own sample of it.
    const partner = path.startsWith('/files/') ? editor : undefined;
    if (isOfAnotherPage(headers, partner) && !isFramed(headers, path)) return sendSentence(response, 403, forbidden);
    if (key !== undefined && !hasSessionKey(headers, key, ports().editor)) return sendSentence(response, 403, forbidden);
    if (method !== 'GET') return sendSentence(response, 405, wrongMethod, { Allow: 'GET' });
    const its = sources ? forSources(previewHeaders(editor)) : previewHeaders(editor);
    if (path === '/') return sendHtml(response, its, previewDocument(editor));
    if (sendBundle(response, headers, its, path, bundles)) return;
    if (sources && !path.startsWith('/files/')) return answerSource(sources, request, response, its, path);
    const place = meant?.startsWith('/files/') ? meant.slice('/files/'.length) : '';
    const kept = id === undefined ? undefined : versions.file(id, place);
    // Fonts that come with the builder are those of now.
    const file = kept ? shown(kept) : files.read(place);
    const type = file && mimeTypes[file.type];
    if (!type) {
      const own = files.readPublished(place);
      return own ? sendTagged(response, headers, keptHeaders, own) : sendSentence(response, 404, unknown);
    }
    // Browsers load a font from another origin only where the answer names the page's own.
    const shared = type.startsWith('font/') ? { 'Access-Control-Allow-Origin': editor } : {};
    sendTagged(response, headers, { ...fileHeaders, ...shared, 'Content-Type': type }, file.bytes);
  });
}

/** Whether the preview's page is asked for by a frame. Its policy (`frame-ancestors`) says which page may hold that frame. */
const isFramed = (headers: IncomingHttpHeaders, path: string) => path === '/' && headers['sec-fetch-dest'] === 'iframe';
