/**
 * The preview without a server of its own: a document in a sandbox, whose origin is `null`. It reaches no storage, no network and not the
 * editor around it. So what it shows is handed over as Blobs, each once, before the page that shows it.
 */

import type { Code } from '../preview/editor-window.ts';
import { replaceStrings } from '../preview/file-source.ts';
import type { ToPreview } from '../preview/messages.ts';
import type { PreviewLink } from '../window/state/use-editor.ts';
import { addresses, blobAt, fetchBlob, isFile } from './blobs.ts';

type Shown = Extract<ToPreview, { type: 'show' | 'pictures' }>;

/** A picture until its bytes are there. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * @param srcDoc - the whole of the frame's document
 * @param writing - gives the script that texts are written with, once it is wanted
 */
export function linkToFrames(srcDoc: string, writing: () => Promise<Code>): PreviewLink {
  /** What each frame has been handed already. A frame that begins anew has nothing. */
  const handed = new WeakMap<object, Set<string>>();
  /** What each frame was told to show last: it is told again when more of its files are there. */
  const last = new WeakMap<object, Shown>();
  addEventListener('message', ({ data, source, origin, ports: [port] }) => {
    const { type } = (data ?? {}) as { type?: unknown };
    if (origin !== 'null' || !source) return;
    if (type === 'ready') handed.delete(source);
    // What everybody may read: nothing is given away to a frame that asks for it.
    if (type === 'writing-wanted' && port)
      writing().then(
        (code) => port.postMessage(code),
        () => port.postMessage(undefined),
      );
  });

  const post = (frame: Window, message: ToPreview): void => {
    // Its policy (`frame-src`) keeps any other document out of the frame, so that nobody else is told.
    if (message.type !== 'show' && message.type !== 'pictures') {
      frame.postMessage(JSON.stringify(message), '*');
      return;
    }
    last.set(frame, message);
    const has = handed.get(frame) ?? new Set();
    handed.set(frame, has);
    const added = new Map<string, Blob>();
    const missing = new Set<string>();
    const take = (address: string, instead: string): string => {
      if (has.has(address) || added.has(address)) return address;
      const bytes = blobAt(address);
      if (bytes) added.set(address, bytes);
      else missing.add(address);
      return bytes ? address : instead;
    };
    const { shell, page, theme, styles } = message;
    const shown: Shown = {
      ...message,
      ...replaceStrings({ shell, page, theme: { ...theme, fonts: undefined } }, (text) =>
        isFile(text) ? take(text, blank) : text,
      ),
      theme: { ...theme, fonts: { heading: fontNow(theme.fonts.heading, take), text: fontNow(theme.fonts.text, take) } },
      ...(styles !== undefined && { styles: inStyles(styles, take) }),
    };
    if (added.size > 0) frame.postMessage({ type: 'files', files: [...added] } satisfies ToPreview, '*');
    for (const address of added.keys()) has.add(address);
    frame.postMessage(JSON.stringify(shown), '*');
    if (missing.size === 0) return;
    const again = () => {
      if (last.get(frame) === message) post(frame, message);
    };
    // One that cannot be had leaves its place empty.
    for (const address of missing) fetchBlob(address).then(again, (error: unknown) => console.warn(error));
  };
  return { frame: { srcDoc, sandbox: 'allow-scripts allow-forms' }, origin: 'null', post };
}

type Font = Shown['theme']['fonts']['text'];
type Take = (address: string, instead: string) => string;

/** A font with those of its files that are there: the others are not named, since a name that leads nowhere would be asked for. */
function fontNow({ file, parts, bold, italic, ...font }: Font, take: Take): Font {
  const now = (address: string | undefined) =>
    address === undefined || !isFile(address) ? address : take(address, '') || undefined;
  const there = parts?.filter((part) => now(part.file) !== undefined);
  const first = now(file);
  return {
    ...font,
    ...(first !== undefined && { file: first }),
    ...(there && { parts: there }),
    ...(now(bold) !== undefined && { bold: now(bold) }),
    ...(now(italic) !== undefined && { italic: now(italic) }),
  } as Font;
}

const inStyles = (styles: string, take: Take): string =>
  [...addresses()].reduce(
    (css, address) => (css.includes(address) ? css.replaceAll(address, take(address, blank)) : css),
    styles,
  );
