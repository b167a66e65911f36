/** A preview as a picture: as wide as a screen, shown as wide as there is room. What it shows is said beside it, and in it nothing can be done. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { parseFromPreview, type ToPreview } from '../../preview/messages.ts';
import { usePreview } from '../state/use-editor.ts';
import { useSize } from './use-size.ts';

/** In CSS pixels, as wide as the screen that the page is shown on. */
const screen = 1280;

export const scaleIn = ({ width }: { width: number }) => Math.max(1, width) / screen;

/** @param room - the element that the frame fills */
export function usePictureFrame(room: RefObject<HTMLElement | null>) {
  const link = usePreview();
  const ref = useRef<HTMLIFrameElement>(null);
  const size = useSize(room);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const hear = ({ data, origin: from, source }: MessageEvent) => {
      if (from === link.origin && source === ref.current?.contentWindow && parseFromPreview(data)?.type === 'ready')
        setReady(true);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [link]);
  const post = useCallback(
    (message: ToPreview) => {
      const window = ref.current?.contentWindow;
      if (window) link.post(window, message);
    },
    [link],
  );
  const scale = scaleIn(size);
  const style = { border: 0, width: screen, height: size.height / scale, transform: `scale(${scale})`, transformOrigin: '0 0' };
  return {
    isReady,
    size,
    post,
    frame: { ref, ...link.frame, inert: true, 'aria-hidden': true, tabIndex: -1, style } as const,
  };
}
