/** What the editor's origin answers; edit-server.ts has the list. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { languages } from '../../../schema/languages.ts';
import { answering } from '../../serve/request.ts';
import type { Publishing } from '../publishing.ts';
import { largestUpload, type Versions } from '../storage.ts';
import { cookieOf, findName, holdsKey, isLinked, isOfAnotherPage, isSecret } from './access.ts';
import { forbidden, linked, sendBundle, sendHtml, sendJson, sendSentence, unknown, wrongMethod, wrongType } from './answers.ts';
import { readBody, readJson } from './body.ts';
import { always, editorDocument, editorHeaders, entranceDocument, entranceHeaders } from './documents.ts';
import { toFailure } from './failure.ts';
import {
  type ChangesRequest,
  type DifferencesRequest,
  type FilesRequest,
  type PrepareRequest,
  type PutBackRequest,
  type RemoveRequest,
  type SaveRequest,
  type SendRequest,
  type TakeOverRequest,
  tokenHeader,
  type UploadAnswer,
  type VersionRequest,
} from './interface.ts';
import { readManifestFile, saveManifestFile } from './manifest-file.ts';
import type { Session } from './session.ts';
import { answerSource, forSources } from './source-answers.ts';
import { keepUpload } from './upload.ts';

export function answerEditor(session: Session): RequestListener {
  return answering(async (request, response, { path, search }) => {
    const { headers, method } = request;
    const { key } = session;
    const port = session.ports().editor;
    const name = findName(headers, session.names.editor, port);
    if (name === undefined) return sendSentence(response, 403, forbidden);
    const query = new URLSearchParams(search);
    if (key !== undefined && path === '/' && isSecret(query.get('key'), key)) {
      // Before the page that it comes from is checked: the link with the key may stand in a mailbox.
      return sendHtml(response, { ...entranceHeaders, 'Set-Cookie': cookieOf(key, port) }, entranceDocument);
    }
    if (isOfAnotherPage(headers)) return sendSentence(response, 403, isLinked(headers) ? linked : forbidden);
    if (key !== undefined && !holdsKey(headers, key, port)) return sendSentence(response, 403, forbidden);
    const preview = session.previewOrigin(name);
    if (!path.startsWith('/api/')) {
      if (method !== 'GET') return sendSentence(response, 405, wrongMethod, { Allow: 'GET' });
      const { sources, bundles, manifest, token } = session;
      const its = sources ? forSources(editorHeaders(preview)) : editorHeaders(preview);
      if (path === '/') return sendHtml(response, its, editorDocument(manifest, token, preview));
      if (sendBundle(response, headers, its, path, bundles)) return;
      if (sources) return answerSource(sources, request, response, its, path);
      return sendSentence(response, 404, unknown);
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

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

const isSave = (data: unknown): data is SaveRequest =>
  isObject(data) && typeof data.text === 'string' && ['string', 'undefined'].includes(typeof data.base);

const isFiles = (data: unknown): data is FilesRequest =>
  isObject(data) && Array.isArray(data.named) && data.named.every((path) => typeof path === 'string');

const isPrepare = (data: unknown): data is PrepareRequest =>
  isObject(data) && languages.some((language) => language === data.lang);

const isRemove = (data: unknown): data is RemoveRequest =>
  isObject(data) && Array.isArray(data.paths) && data.paths.every((path) => typeof path === 'string');

const isVersion = (data: unknown): data is VersionRequest => isObject(data) && typeof data.id === 'string';

const isDifferences = (data: unknown): data is DifferencesRequest =>
  isChanges(data) && 'draft' in data && typeof data.draft === 'string';

const isPutBack = (data: unknown): data is PutBackRequest =>
  isVersion(data) && (!('named' in data) || isFiles({ named: data.named }));

const isChanges = (data: unknown): data is ChangesRequest => isPrepare(data) && isVersion(data);

const isSend = (data: unknown): data is SendRequest =>
  isPrepare(data) &&
  'id' in data &&
  typeof data.id === 'string' &&
  'title' in data &&
  typeof data.title === 'string' &&
  data.title.trim() !== '' &&
  data.title.length <= 200;

/** A commit is named by its hash alone: everything else could be an option of git. */
const isTakeOver = (data: unknown): data is TakeOverRequest =>
  isObject(data) &&
  typeof data.commit === 'string' &&
  /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(data.commit) &&
  typeof data.version === 'string';

/** Reads what a question has to say, and answers it. In JSON, nothing is `null`. */
const answer =
  <Subject, Order>(
    isOrder: (data: unknown) => data is Order,
    give: (subject: Subject, order: Order, session: Session) => Promise<unknown>,
  ) =>
  async (subject: Subject, request: IncomingMessage, session: Session): Promise<unknown> =>
    (await give(subject, await readJson(request, isOrder), session)) ?? null;

/** Path → what is answered about publishing. */
const publishAnswers: Record<string, ReturnType<typeof answer<Publishing, unknown>>> = {
  '/api/publish/prepare': answer(isPrepare, (publishing, { lang }) => publishing.prepare(lang)),
  '/api/publish/begin': answer(isObject, (publishing) => publishing.begin()),
  '/api/publish/send': answer(isSend, async (publishing, order, { versions }) => {
    const published = await publishing.publish(order);
    if (published !== 'stale') versions.note('publication', order.title);
    return published;
  }),
  '/api/publish/latest': answer(isObject, (publishing) => publishing.latest()),
  '/api/publish/take-over': answer(isTakeOver, (publishing, { commit, version }) => publishing.takeOver(commit, version)),
};

/** Path → what is answered about versions. */
const versionAnswers: Record<string, ReturnType<typeof answer<Versions, unknown>>> = {
  '/api/versions/list': answer(isObject, (versions) => versions.list()),
  '/api/versions/changes': answer(isChanges, (versions, { id, lang }) => versions.changes(id, lang)),
  '/api/versions/remove': answer(isRemove, (versions, { paths }) => versions.removePictures(paths)),
  '/api/versions/differences': answer(isDifferences, (versions, { id, draft, lang }) => versions.differences(id, draft, lang)),
  '/api/versions/read': answer(isVersion, (versions, { id }) => versions.read(id)),
  '/api/versions/put-back': answer(isPutBack, (versions, { id, named }) => versions.putBack(id, named)),
};

/** Path → the methods that it answers. */
const questions: Record<string, string[]> = {
  '/api/manifest': ['GET', 'POST'],
  '/api/files': ['POST'],
  '/api/upload': ['POST'],
  '/api/events': ['GET'],
  ...Object.fromEntries([...Object.keys(publishAnswers), ...Object.keys(versionAnswers)].map((one) => [one, ['POST']])),
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
  // Without a preflight request other websites can send only the content types of forms.
  if (method === 'POST' && type !== wanted) return sendJson(response, 415, { message: wrongType });

  const { manifest, files } = session;
  switch (question) {
    case 'GET /api/manifest':
      return sendJson(response, 200, readManifestFile(manifest));
    case 'POST /api/manifest': {
      const { text, base } = await readJson(request, isSave);
      // What was there before the first save can come back as well.
      if (session.versions.noted === undefined) session.versions.note('start');
      const saved = saveManifestFile(manifest, text, base);
      if ('version' in saved) session.versions.note('editor');
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
      return sendJson(response, 200, await answerLater(path, request, session, preview));
  }
}

/** What brings the loader and every schema, which the start of the editor does not wait for. */
async function answerLater(path: string, request: IncomingMessage, session: Session, preview: string): Promise<unknown> {
  const { manifest, versions } = session;
  const ofVersions = versionAnswers[path];
  if (ofVersions)
    return ofVersions((await import('./version-answers.ts')).answerVersions(manifest, versions, preview), request, session);
  const { createPublishing } = await import('./publish.ts');
  return publishAnswers[path]?.(createPublishing(manifest), request, session);
}

async function upload(request: IncomingMessage, name: string, session: Session, preview: string): Promise<UploadAnswer> {
  const bytes = await readBody(request, largestUpload);
  if (!bytes) return { refused: 'size' };
  const kept = await keepUpload(session, name, bytes);
  if ('refused' in kept) return kept;
  session.versions.own.add(kept.path);
  // The upload may have made a folder, which has to be watched as well.
  session.watch.follow();
  const file = session.files.find(kept.path, preview);
  // Without one the file was removed again at this very moment.
  return file ? { file } : { refused: 'unreadable' };
}
