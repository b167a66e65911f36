/** What the editor's origin answers about publishing. */

import type { IncomingMessage } from 'node:http';
import { languages } from '../../../schema/languages.ts';
import type { Publishing } from '../publishing.ts';
import { readJson } from './body.ts';
import type { PrepareRequest, SendRequest, TakeOverRequest } from './interface.ts';

const answers: Record<string, (publishing: Publishing, request: IncomingMessage) => Promise<unknown>> = {
  '/api/publish/prepare': async (publishing, request) => publishing.prepare((await readJson(request, isPrepare)).lang),
  '/api/publish/send': async (publishing, request) => publishing.publish(await readJson(request, isSend)),
  '/api/publish/latest': async (publishing, request) => {
    await readJson(request, isObject);
    return publishing.latest();
  },
  '/api/publish/take-over': async (publishing, request) => {
    const { commit, version } = await readJson(request, isTakeOver);
    return publishing.takeOver(commit, version);
  },
};

export const publishPaths = Object.keys(answers);

export async function answerPublishing(path: string, request: IncomingMessage, manifest: string): Promise<unknown> {
  // It brings the loader and every schema, which the start of the editor does not wait for.
  const { createPublishing } = await import('./publish.ts');
  return answers[path]?.(createPublishing(manifest), request);
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

const isPrepare = (data: unknown): data is PrepareRequest =>
  isObject(data) && languages.some((language) => language === data.lang);

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
