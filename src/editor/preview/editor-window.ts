/** The editor around the preview: what it says, and what it is told. Nobody else is listened to. */
import type { FromPreview, ToPreview } from './messages.ts';

/** The server writes it into the preview's document. One without an address of its own has that of the document around it. */
const origin = document.querySelector<HTMLMetaElement>('meta[name="editor-origin"]')?.content ?? new URL(document.baseURI).origin;

/** Says something to the editor, and to no other window that may have framed this one. */
export function tell(message: FromPreview): void {
  window.parent.postMessage(message, origin);
}

/** Calls back for each message of the editor. */
export function listen(receive: (message: ToPreview) => void): void {
  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from === origin && source === window.parent) receive(data as ToPreview);
  });
}
