/** The editor around the preview: what it says, and what it is told. Nobody else is listened to. */
import type { FromPreview, ToPreview } from './messages.ts';

/** The server writes it into the preview's document. One without an address of its own has that of the document around it. */
const origin = document.querySelector<HTMLMetaElement>('meta[name="editor-origin"]')?.content ?? new URL(document.baseURI).origin;

/** Says something to the editor, and to no other window that may have framed this one. */
export function tell(message: FromPreview): void {
  window.parent.postMessage(message, origin);
}

/** A script as one text, and what it is called in the window that has run it. */
export interface Code {
  code: string;
  name: string;
}

/** Asks for the script that texts are written with, where it cannot be loaded from anywhere. The answer comes by a channel of its own. */
export function askForWriting(): Promise<Code> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done, fail) => {
    port1.onmessage = ({ data }: MessageEvent<Code | undefined>) =>
      data ? done(data) : fail(new Error('It could not be loaded.'));
    window.parent.postMessage({ type: 'writing-wanted' }, origin, [port2]);
  });
}

/** Calls back for each message of the editor: a text of JSON, or an object where it holds bytes. */
export function listen(receive: (message: ToPreview) => void): void {
  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== window.parent) return;
    receive((typeof data === 'string' ? JSON.parse(data) : data) as ToPreview);
  });
}
