/** What the server and the editor's client tell each other besides what storage.ts says. */
import type { Language, Translated } from '../../../schema/languages.ts';
import type { PublishOrder } from '../publishing.ts';
import type { Refusal, StoredFile } from '../storage.ts';

/** The header that proves that a request comes from the editor's own page. */
export const tokenHeader = 'X-Editor-Token';

/** The names of what the editor's page knows of its server (`<meta name content>`). */
export const pageFacts = {
  /** What `tokenHeader` says. */
  token: 'editor-token',
  /** Where the preview is, such as `http://127.0.0.1:4177`. */
  preview: 'preview-origin',
  /** The name of the manifest's file. */
  file: 'manifest-file',
  /** Names the manifest among all that are edited on this machine: what the browser keeps of it is found by this. */
  site: 'site-id',
} as const;

/** What the preview's page knows: the only origin that it listens to. */
export const editorFact = 'editor-origin';

/** `POST /api/manifest`; answered with 200 and `{ version }`, or with 409 and `{ conflict }`. Without a base it makes a manifest that is gone. */
export interface SaveRequest {
  text: string;
  base?: string;
}

/** `POST /api/files`; answered with `StoredFile[]`. */
export interface FilesRequest {
  named: string[];
}

/** `POST /api/upload?name=`; a refusal has the status 413 for `size`, else 415. */
export type UploadAnswer = { file: StoredFile } | { refused: Refusal };

/** `POST /api/publish/prepare`; answered with what `Publishing.prepare` returns, as the next three are. */
export interface PrepareRequest {
  lang: Language;
}

/** `POST /api/publish/send` */
export type SendRequest = PublishOrder;

/** `POST /api/publish/take-over`; `POST /api/publish/begin` and `POST /api/publish/latest` have nothing to say. */
export interface TakeOverRequest {
  commit: string;
  version: string;
}

/** `POST /api/versions/list` has nothing to say; answered with what `Versions.list` returns, as the next two are. */
export interface VersionRequest {
  id: string;
}

/** `POST /api/versions/put-back`; answered with null. */
export interface PutBackRequest extends VersionRequest {
  named?: string[];
}

/** `POST /api/versions/changes`; `POST /api/versions/read` takes a `VersionRequest`. */
export interface ChangesRequest extends VersionRequest {
  lang: Language;
}

/** `POST /api/versions/remove`; answered with what `Versions.removePictures` returns. */
export interface RemoveRequest {
  paths: string[];
}

/** `POST /api/versions/differences`; answered as `changes`. */
export interface DifferencesRequest extends ChangesRequest {
  draft: string;
}

/** Every answer that is none of the above. */
export interface FailureAnswer {
  message: Translated;
}

/** The status where the manifest is gone, with a `FailureAnswer`. */
export const goneStatus = 410;

/** `GET /api/events`, as `text/event-stream`: `text` comes with the version that is kept now, or with none where it is gone. */
export type EventName = 'text' | 'files';
