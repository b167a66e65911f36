/** The page as visitors see it, in a frame of another origin. A click on it leads to its field. */
import { useEffect, useRef, useState } from 'react';
import type { FromPreview, ToPreview } from '../../preview/messages.ts';
import { useSize } from '../parts/use-size.ts';
import { pageFact } from '../state/page-facts.ts';
import { pointerOf } from '../state/selection.ts';
import { handleKey } from '../state/shortcuts.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './PreviewPane.module.css';
import { makeAnswers } from './preview-messages.ts';

/** In CSS pixels, as wide as such a screen is. */
const widths = { phone: 390, tablet: 820, desktop: 1280 };

export function PreviewPane() {
  const editor = useEditor();
  const origin = pageFact('preview');
  const words = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const width = useSelected(({ view }) => widths[view.width]);
  const size = useSize(stage);
  const scale = Math.min(1, size.width / width);
  const isOld = useSelected((state) => state.isShownOld);
  const hasPage = useSelected(({ shown }) => shown !== undefined);

  useEffect(() => {
    const answer = makeAnswers(editor);
    const post = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, origin);
    const hear = ({ data, origin: from, source }: MessageEvent<FromPreview>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setReady(true);
      else if (data.type === 'key') handleKey(editor, data);
      else {
        const reply = answer(data);
        if (reply) post(reply);
      }
    };
    addEventListener('message', hear);
    if (!isReady) return () => removeEventListener('message', hear);
    let sent: unknown;
    let marked: unknown;
    let told: unknown;
    let tried: unknown;
    const tell = () => {
      const { shown, view, selection, target } = editor.state();
      const now = shown && `${shown.draft} ${view.scheme}`;
      if (shown && now !== sent) {
        const { marked: current, of: _, ...page } = shown;
        post({ type: 'show', scheme: view.scheme, ...page, ...(current && current !== marked && { marked: current }) });
        marked = current;
      }
      sent = now;
      if (view.isTrying !== tried) post({ type: 'try', isOn: view.isTrying });
      tried = view.isTrying;
      const pointer = target?.pointer ?? pointerOf(selection);
      const mark = `${pointer} ${target?.count}`;
      if (mark !== told) post({ type: 'select', pointer, reveal: target?.from !== 'page' });
      told = mark;
    };
    tell();
    const stop = editor.subscribe(tell);
    return () => {
      stop();
      removeEventListener('message', hear);
    };
  }, [editor, isReady, origin]);

  return (
    <main className={classes.root} aria-label={words.preview} data-pane="preview">
      {isOld && (
        <p className={classes.band} role="status">
          {hasPage ? words.previewOld : words.previewNone}
        </p>
      )}
      <div ref={stage} className={classes.stage}>
        <div className={classes.sheet} style={{ width: width * scale }} data-waits={!hasPage || undefined}>
          <iframe
            ref={frame}
            title={words.preview}
            src={`${origin}/`}
            data-pane-start
            style={{ width, height: size.height / scale, transform: scale === 1 ? undefined : `scale(${scale})` }}
          />
        </div>
      </div>
    </main>
  );
}
