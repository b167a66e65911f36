/** A picture of a section as it would look on this site: one more preview, which nothing can be done in. */
import { useEffect, useRef, useState } from 'react';
import { parseFromPreview, type ToPreview } from '../../preview/messages.ts';
import { useSize } from '../parts/use-size.ts';
import { newSection } from '../state/reused.ts';
import { useEditor, usePreviewOrigin } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './SampleFrame.module.css';

/** In CSS pixels, as wide as the screen that it is shown for. */
const width = 1280;

/** Whoever walks through the list wants to see what they stop at. In milliseconds. */
const debounceMs = 80;

/** @param type - of the section; or the pointer of one that stands on several pages */
export function SampleFrame({ type, title }: { type: string; title: string }) {
  const editor = useEditor();
  const words = useWords();
  const origin = usePreviewOrigin();
  const frame = useRef<HTMLIFrameElement>(null);
  const picture = useRef<HTMLElement>(null);
  const size = useSize(picture);
  const scale = size.width / width;
  const [isReady, setReady] = useState(false);
  const [painted, setPainted] = useState<string>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    const hear = ({ data, origin: from, source }: MessageEvent) => {
      if (from === origin && source === frame.current?.contentWindow && parseFromPreview(data)?.type === 'ready') setReady(true);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);

  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const shown = await editor.sample(newSection(editor.state(), type));
      if (!isWanted) return;
      if (!shown) return setFailed(type);
      const message: ToPreview = { type: 'show', draft: 0, scheme: editor.state().view.scheme, isAlone: true, ...shown };
      frame.current?.contentWindow?.postMessage(message, origin);
      setPainted(type);
    }, debounceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [editor, isReady, origin, type]);

  return (
    <figure ref={picture} className={classes.root} data-waits={painted === undefined || undefined}>
      {/* It is a picture: what it is called stands in the list, and in it nothing can be done. */}
      <iframe
        ref={frame}
        src={`${origin}/`}
        title={words.sampleOf(title)}
        inert
        aria-hidden
        tabIndex={-1}
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
      />
      {failed === type && <figcaption>{words.noSample}</figcaption>}
    </figure>
  );
}
