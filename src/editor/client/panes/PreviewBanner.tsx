/** The band over the preview: which mistake the page has, and what can be done about it. */
import { Button } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { freshnessOf, previewMistake } from '../state/preview-mistake.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './PreviewPane.module.css';

export function PreviewBanner() {
  const editor = useEditor();
  const words = useWords();
  const freshness = useSelected(freshnessOf);
  const mistake = useSelected(previewMistake);
  const isOld = freshness === 'old' || freshness === 'none';
  const isShown = mistake !== undefined || isOld;
  const band = useRef<HTMLDivElement>(null);
  useRoomAbove(band, isShown);
  if (!isShown) return null;
  const show = () => mistake && editor.show(mistake.pointer, { focus: true });
  const correct = () => {
    if (mistake) editor.correct(mistake);
    // The band goes with the mistake, and the focus to what has been corrected.
    show();
  };
  return (
    <div ref={band} className={classes.band}>
      <p role="status">
        <strong>{mistake?.message}</strong>{' '}
        {{ new: '', partly: words.previewPartly, old: words.previewOld, none: words.previewNone }[freshness]}
      </p>
      {mistake?.fix && <BannerButton label={[words.correct, mistake.fix.title].filter(Boolean).join(': ')} run={correct} />}
      {mistake && <BannerButton label={words.showMistake} run={show} />}
    </div>
  );
}

/** What else lies over the page for a while stands above the band (Banners.module.css). */
function useRoomAbove(band: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = band.current;
    const { style } = document.documentElement;
    if (!isShown || !element) return undefined;
    const observer = new ResizeObserver(() => style.setProperty('--preview-band', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--preview-band');
    };
  }, [band, isShown]);
}

function BannerButton({ label, run }: { label: string; run: () => void }) {
  return (
    <Button size="compact-sm" variant="default" onClick={run}>
      {label}
    </Button>
  );
}
