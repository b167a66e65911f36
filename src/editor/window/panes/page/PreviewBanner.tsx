/** The band over the preview: which mistake the page has, and what can be done about it. */
import { Button, Group, Text } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Problem } from '../../../../loader/say/problems.ts';
import type { EditorState } from '../../state/editor-state.ts';
import { placesOfProblem } from '../../state/findings.ts';
import { selectionFor } from '../../state/reused.ts';
import { pointerOf } from '../../state/selection.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
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
    if (mistake) editor.correct([mistake]);
    // The band goes with the mistake, and the focus to what has been corrected.
    show();
  };
  return (
    <Group ref={band} gap="sm" px={14} py={8} bdrs="md" className={classes.band} data-severity="error">
      <Text flex="1 1 20rem" role="status">
        <strong>{mistake?.message}</strong>{' '}
        {{ new: '', partly: words.previewPartly, old: words.previewOld, none: words.previewNone }[freshness]}
      </Text>
      {mistake?.fix && <BannerButton label={[words.correct, mistake.fix.title].filter(Boolean).join(': ')} run={correct} />}
      {mistake && <BannerButton label={words.showMistake} run={show} />}
    </Group>
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

/** How much of the shown page is the draft's: all; all but what has the wrong shape; nothing, since it is the last good state. */
export type Freshness = 'new' | 'partly' | 'old' | 'none';

function freshnessOf({ shown, isShownOld, isShownOther }: EditorState): Freshness {
  if (isShownOld) return shown && !isShownOther ? 'old' : 'none';
  return shown && shown.of !== shown.from ? 'partly' : 'new';
}

function previewMistake(state: EditorState): Problem | undefined {
  const { findings, page, selection } = state;
  const freshness = freshnessOf(state);
  const mistakes = findings.all.filter(({ severity }) => severity === 'error');
  const within = (pointer: string, place: string) => `${pointer}/`.startsWith(`${place}/`);
  const isHere = (problem: Problem) =>
    placesOfProblem(problem).some((at) => [`/routes/${page}`, '/header', '/footer'].some((place) => within(at, place)));
  // What keeps the page old may be anywhere.
  if (freshness === 'old' || freshness === 'none') return mistakes.find(isHere) ?? mistakes[0];
  // The form says it beside the field, and the page shows what is written.
  const isInForm = ({ pointer }: Problem) => pointerOf(selectionFor(state, pointer)) === pointerOf(selection);
  return mistakes.find((mistake) => isHere(mistake) && (freshness === 'partly' || !isInForm(mistake)));
}
