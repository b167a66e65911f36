/** What the editor's origin answers; edit-server.ts has the list. */
import { lstatSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Language, languages } from '../../../schema/languages.ts';
import { answering } from '../../serve/request.ts';
import type { Publishing } from '../publishing.ts';
import { largestUpload, type Stored, type Versions } from '../storage.ts';
import { cookieOf, findName, hasSessionKey, isLinked, isOfAnotherPage, isSecret } from './access.ts';
import { forbidden, linked, sendBundle, sendHtml, sendJson, sendSentence, unknown, wrongMethod, wrongType } from './answers.ts';
import { readBody, readJson } from './body.ts';
import { always, editorDocument, editorHeaders, entranceDocument, entranceHeaders } from './documents.ts';
import { toFailure } from './failure.ts';
import { tokenHeader, type UploadAnswer } from './interface.ts';
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
    if (name === undefined) {
      // Whoever types the address of this machine in figures means the editor. Only its page leads on, and to nothing that was asked for.
      const isMachine = key === undefined && findName(headers, ['127.0.0.1', '[::1]'], port) !== undefined;
      if (!isMachine || path !== '/' || method !== 'GET') return sendSentence(response, 403, forbidden);
      return sendSentence(response, 302, forbidden, { Location: `${session.editorOrigin('localhost')}/` });
    }
    const query = new URLSearchParams(search);
    if (key !== undefined && path === '/' && isSecret(query.get('key'), key)) {
      // Before the page that it comes from is checked: the link with the key may stand in a mailbox.
      return sendHtml(response, { ...entranceHeaders, 'Set-Cookie': cookieOf(key, port) }, entranceDocument);
    }
    if (isOfAnotherPage(headers)) return sendSentence(response, 403, isLinked(headers) ? linked : forbidden);
    if (key !== undefined && !hasSessionKey(headers, key, port)) return sendSentence(response, 403, forbidden);
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

type Test = (value: unknown) => value is unknown;
type Tested<Tests extends Record<string, Test>> = {
  [Key in keyof Tests]: Tests[Key] extends (value: unknown) => value is infer Value ? Value : never;
};

/** What a question has to say, by a test for each key. */
const shaped =
  <Tests extends Record<string, Test>>(tests: Tests) =>
  (data: unknown): data is Tested<Tests> =>
    typeof data === 'object' &&
    data !== null &&
    Object.entries(tests).every(([key, isRight]) => isRight((data as Record<string, unknown>)[key]));

const isText = (value: unknown): value is string => typeof value === 'string';
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const orNone =
  <Value>(isRight: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || isRight(value);
const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
const isTitle = (value: unknown): value is string => isText(value) && value.trim() !== '' && value.length <= 200;
/** A commit is named by its hash alone: everything else could be an option of git. */
const isCommit = (value: unknown): value is string => isText(value) && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);

/** Reads what a question has to say, and answers it. In JSON, nothing is `null`. */
const answer =
  <Subject, Tests extends Record<string, Test>>(
    tests: Tests,
    give: (subject: Subject, order: Tested<Tests>, session: Session) => Promise<unknown>,
  ) =>
  async (subject: Subject, request: IncomingMessage, session: Session): Promise<unknown> =>
    (await give(subject, await readJson(request, shaped(tests)), session)) ?? null;

type Answer<Subject> = (subject: Subject, request: IncomingMessage, session: Session) => Promise<unknown>;

/** Path → what is asked, and what is answered about publishing: what `Publishing` returns. */
const publishAnswers: Record<string, Answer<Publishing>> = {
  '/api/publish/prepare': answer({ lang: isLanguage }, (publishing, { lang }) => publishing.prepare(lang)),
  '/api/publish/begin': answer({}, (publishing) => publishing.begin()),
  '/api/publish/send': answer(
    { id: isText, title: isTitle, lang: isLanguage, replaces: orNone(isSwitch) },
    async (publishing, order, { versions }) => {
      const published = await publishing.publish(order);
      if (published !== 'stale') versions.note('publication', order.title);
      return published;
    },
  ),
  '/api/publish/latest': answer({}, (publishing) => publishing.latest()),
  '/api/publish/take-over': answer({ commit: isCommit, version: isText }, (publishing, { commit, version }) =>
    publishing.takeOver(commit, version),
  ),
};

/** Path → what is asked, and what is answered about versions: what `Versions` returns. */
const versionAnswers: Record<string, Answer<Versions>> = {
  '/api/versions/list': answer({}, (versions) => versions.list()),
  '/api/versions/changes': answer({ id: isText, lang: isLanguage }, (versions, { id, lang }) => versions.changes(id, lang)),
  '/api/versions/remove': answer({ paths: areTexts }, (versions, { paths }) => versions.removePictures(paths)),
  '/api/versions/differences': answer({ id: isText, draft: isText, lang: isLanguage }, (versions, { id, draft, lang }) =>
    versions.differences(id, draft, lang),
  ),
  '/api/versions/read': answer({ id: isText }, (versions, { id }) => versions.read(id)),
  '/api/versions/put-back': answer({ id: isText, named: orNone(areTexts) }, (versions, { id, named }) =>
    versions.putBack(id, named),
  ),
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
      return sendJson(response, 200, signed(readManifestFile(manifest), session));
    // Answered with 200 and `{ version }`, or with 409 and `{ conflict }`. Without a base it makes a manifest that is gone.
    case 'POST /api/manifest': {
      const { text, base } = await readJson(request, shaped({ text: isText, base: orNone(isText) }));
      // What was there before the first save can come back as well.
      if (session.versions.noted === undefined) session.versions.note('start');
      const saved = saveManifestFile(manifest, text, base);
      if ('conflict' in saved) return sendJson(response, 409, { conflict: signed(saved.conflict, session) });
      session.versions.note('editor');
      session.saved = saved.version;
      return sendJson(response, 200, saved);
    }
    case 'POST /api/files':
      files.named = (await readJson(request, shaped({ named: areTexts }))).named;
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
  const { createPublishing } = await import('../repository/git/publishing.ts');
  return publishAnswers[path]?.(
    createPublishing(manifest, () => readManifestFile(manifest)),
    request,
    session,
  );
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

/** Says who has made the manifest what it is, another window of the editor or another program, and when. */
function signed(stored: Stored, { manifest, saved }: Session): Stored {
  const time = lstatSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
  return { ...stored, by: { isOwn: stored.version === saved, ...(time !== undefined && { time: Math.round(time) }) } };
}
