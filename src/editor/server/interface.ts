/** What the server and the editor's client tell each other besides what storage.ts says. */
import type { Translated } from '../../../schema/languages.ts';
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

/** `POST /api/upload?name=`; a refusal has the status 413 for `size`, else 415. */
export type UploadAnswer = { file: StoredFile } | { refused: Refusal };

/** Every answer that says why there is none. */
export interface FailureAnswer {
  message: Translated;
}

/** The status where the manifest is gone, with a `FailureAnswer`. */
export const goneStatus = 410;

/** `GET /api/events`, as `text/event-stream`: `text` comes with the version that is kept now, or with none where it is gone. */
export type EventName = 'text' | 'files';
