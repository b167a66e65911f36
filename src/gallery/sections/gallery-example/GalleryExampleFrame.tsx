import { useEffect, useRef } from 'react';
import styles from './GalleryExample.module.css';

interface GalleryExampleFrameProps {
  src: string;
  width: number;
  title: string;
}

/** A page in a window of a certain width, as high as the page is. Without the app it is scrolled instead. */
export function GalleryExampleFrame({ src, width, title }: GalleryExampleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let observer: ResizeObserver | undefined;
    const follow = () => {
      const body = element.contentDocument?.body;
      // What is not loaded yet is an empty document of the browser's.
      if (!body || element.contentWindow?.location.href === 'about:blank') return;
      observer?.disconnect();
      observer = new ResizeObserver(() =>
        element.parentElement?.style.setProperty('--frame-height', `${Math.ceil(body.getBoundingClientRect().height)}px`),
      );
      observer.observe(body);
    };
    follow();
    element.addEventListener('load', follow);
    return () => {
      element.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, []);
  return (
    <div className={styles.window} data-width={width}>
      <iframe ref={frame} className={styles.frame} src={src} title={title} loading="lazy" />
    </div>
  );
}
