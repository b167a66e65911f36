/** What the editor's origin answers; edit-server.ts has the list. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answering } from '../../serve/request.ts';
import { cookieOf, findName, holdsKey, isOfAnotherPage, isSecret } from './access.ts';
import { forbidden, sendBundle, sendHtml, sendJson, sendSentence, unknown, wrongMethod, wrongType } from './answers.ts';
import { readBody, readJson } from './body.ts';
import { always, editorDocument, editorHeaders } from './documents.ts';
import { toFailure } from './failure.ts';
import { type FilesRequest, largestUpload, type SaveRequest, tokenHeader, type UploadAnswer } from './interface.ts';
import { readManifestFile, saveManifestFile } from './manifest-file.ts';
import { answerPublishing, publishPaths } from './publish-answers.ts';
import type { Session } from './session.ts';
import { keepUpload } from './upload.ts';

export function answerEditor(session: Session): RequestListener {
  return answering(async (request, response, { path, search }) => {
    const { headers, method } = request;
    const name = findName(headers, session.names.editor, session.ports().editor);
    if (name === undefined || isOfAnotherPage(headers)) return sendSentence(response, 403, forbidden);
    const query = new URLSearchParams(search);
    if (session.key !== undefined && !holdsKey(headers, session.key)) {
      if (path !== '/' || !isSecret(query.get('key'), session.key)) return sendSentence(response, 403, forbidden);
      // Out of the address, where it would stand in the history and in pictures of the screen.
      const toPage = { ...always, 'Set-Cookie': cookieOf(session.key), Location: '/' };
      return void response.writeHead(303, toPage).end();
    }
    const preview = session.previewOrigin(name);
    if (!path.startsWith('/api/')) {
      if (method !== 'GET') return sendSentence(response, 405, wrongMethod, { Allow: 'GET' });
      const its = editorHeaders(preview);
      if (path === '/') return sendHtml(response, its, editorDocument(session.manifest, session.token, preview));
      if (!sendBundle(response, headers, its, path, session.bundles)) sendSentence(response, 404, unknown);
      return;
    }
    if (!isSecret(headers[tokenHeader.toLowerCase()], session.token)) return sendJson(response, 403, { message: forbidden });
    try {
      await answerQuestion(`${method} ${path}`, request, response, { session, preview, query });
    } catch (error) {
      const failure = toFailure(error);
      if (!failure) throw error;
      sendJson(response, failure.status, { message: failure.words });
    }
  });
}

interface Circumstances {
  session: Session;
  /** The preview's origin. */
  preview: string;
  query: URLSearchParams;
}

/** Path → the methods that it knows. */
const questions: Record<string, string[]> = {
  '/api/manifest': ['GET', 'POST'],
  '/api/files': ['POST'],
  '/api/upload': ['POST'],
  '/api/events': ['GET'],
  ...Object.fromEntries(publishPaths.map((one) => [one, ['POST']])),
};

async function answerQuestion(
  question: string,
  request: IncomingMessage,
  response: ServerResponse,
  { session, preview, query }: Circumstances,
): Promise<void> {
  const [method = '', path = ''] = question.split(' ');
  const methods = Object.hasOwn(questions, path) ? questions[path] : undefined;
  if (!methods) return sendJson(response, 404, { message: unknown });
  if (!methods.includes(method)) return sendJson(response, 405, { message: wrongMethod }, { Allow: methods.join(', ') });
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const wanted = path === '/api/upload' ? 'application/octet-stream' : 'application/json';
  // Other websites can send only what forms do without being asked first.
  if (method === 'POST' && type !== wanted) return sendJson(response, 415, { message: wrongType });

  const { manifest, files } = session;
  switch (question) {
    case 'GET /api/manifest':
      return sendJson(response, 200, readManifestFile(manifest));
    case 'POST /api/manifest': {
      const { text, base } = await readJson(request, isSave);
      const saved = saveManifestFile(manifest, text, base);
      return sendJson(response, 'conflict' in saved ? 409 : 200, saved);
    }
    case 'POST /api/files':
      files.named = (await readJson(request, isFiles)).named;
      session.watch.follow();
      return sendJson(response, 200, files.list(preview));
    case 'POST /api/upload': {
      const answer = await upload(request, query.get('name') ?? '', session, preview);
      return sendJson(response, 'file' in answer ? 200 : answer.refused === 'size' ? 413 : 415, answer);
    }
    case 'GET /api/events':
      return session.events.add(response, always);
    default:
      return sendJson(response, 200, await answerPublishing(path, request, manifest));
  }
}

async function upload(request: IncomingMessage, name: string, session: Session, preview: string): Promise<UploadAnswer> {
  const bytes = await readBody(request, largestUpload);
  if (!bytes) return { refused: 'size' };
  const kept = await keepUpload(session, name, bytes);
  if ('refused' in kept) return kept;
  // Perhaps into a folder that is new.
  session.watch.follow();
  const file = session.files.find(kept.path, preview);
  // Somebody has removed it at this very moment.
  return file ? { file } : { refused: 'unreadable' };
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

const isSave = (data: unknown): data is SaveRequest =>
  isObject(data) && typeof data.text === 'string' && typeof data.base === 'string';

const isFiles = (data: unknown): data is FilesRequest =>
  isObject(data) && Array.isArray(data.named) && data.named.every((path) => typeof path === 'string');
