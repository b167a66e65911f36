/** The band over the preview: which mistake the page has, and what can be done about it. */
import { Button } from '@mantine/core';
import { freshnessOf, previewMistake } from '../state/preview-mistake.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './PreviewPane.module.css';

export function PreviewBand() {
  const editor = useEditor();
  const words = useWords();
  const freshness = useSelected(freshnessOf);
  const mistake = useSelected(previewMistake);
  const isOld = freshness === 'old' || freshness === 'none';
  if (!mistake && !isOld) return null;
  const show = () => mistake && editor.show(mistake.pointer, { focus: true });
  const correct = () => {
    if (mistake) editor.correct(mistake);
    // The band goes with the mistake, and the focus to what has been corrected.
    show();
  };
  return (
    <div className={classes.band}>
      <p role="status">
        <strong>{mistake?.message}</strong>{' '}
        {{ new: '', partly: words.previewPartly, old: words.previewOld, none: words.previewNone }[freshness]}
      </p>
      {mistake?.fix && <BandButton label={[words.correct, mistake.fix.title].filter(Boolean).join(': ')} run={correct} />}
      {mistake && <BandButton label={words.showMistake} run={show} />}
    </div>
  );
}

function BandButton({ label, run }: { label: string; run: () => void }) {
  return (
    <Button size="compact-sm" variant="default" onClick={run}>
      {label}
    </Button>
  );
}
