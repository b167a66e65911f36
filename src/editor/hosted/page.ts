/** What the document of the editor holds: plain data that the build has written, and the names of the files beside it. */
import type { Built, ForgeSettings } from '../repository/github/ports.ts';

/** Of the element that holds it, as JSON. */
export const pageId = 'editor-page';

/** What the script for writing is called in a window that has loaded it. */
export const writingName = 'editorWriting';

export interface HostedPage {
  settings: ForgeSettings;
  /** What this editor was built of. */
  built: Built;
  /** The document that starts the worker. */
  workerFrame: string;
  /** Addresses, relative to the document: their names change with their contents. */
  files: {
    editor: string;
    sheet: string;
    worker: string;
    writing: string;
    /** The document of the preview, as one text. */
    frame: string;
    /** `BuiltFiles` */
    known: string;
    /** The service worker: it alone is always called the same. */
    offline: string;
  };
}
