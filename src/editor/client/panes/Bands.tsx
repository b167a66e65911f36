/** What stands between the draft and the file, as long as it does: a sentence, and what can be done. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isUnsaved } from '../state/editor-state.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Bands.module.css';

export function Bands() {
  const editor = useEditor();
  const words = useWords();
  const saveFailed = useSelected(({ saving }) => (typeof saving === 'object' ? saving.failed : undefined));
  const readFailed = useSelected((state) => state.readFailed);
  const failed = useSelected((state) => state.failed);
  const refused = useSelected((state) => state.refused);
  const isBroken = useSelected((state) => state.isBroken);
  const isDraftLost = useSelected((state) => state.isDraftLost && isUnsaved(state));
  // What is typed need not be feared for.
  const isKept = useSelected((state) => isUnsaved(state) && !state.isDraftLost);
  const restored = useSelected((state) => (isUnsaved(state) ? state.restored : undefined));
  return (
    <div className={classes.list}>
      {saveFailed !== undefined && (
        <Band kind="error" title={words.saveFailed} text={[saveFailed, isKept && words.draftKept]}>
          <BandButton label={words.again} run={() => void editor.save()} />
        </Band>
      )}
      {readFailed !== undefined && readFailed !== saveFailed && (
        <Band kind="error" title={words.readFailed} text={[readFailed, isKept && words.draftKept]}>
          <BandButton label={words.again} run={() => void editor.lookAgain()} />
        </Band>
      )}
      {failed !== undefined && (
        <Band kind="error" title={words.failedOnce} text={[words.failedOnceHint, `(${failed})`]}>
          <BandButton label={words.reload} run={() => location.reload()} />
          <BandButton label={words.hide} run={editor.hideFailure} />
        </Band>
      )}
      {isBroken && <Band kind="warning" title={words.broken} text={[words.brokenHint]} />}
      {isDraftLost && <Band kind="warning" title={words.draftLost} text={[words.draftLostHint]} />}
      {refused !== undefined && <Band kind="warning" title={refused} />}
      {restored !== undefined && (
        <Band kind="note" title={words.restored(timeOf(restored, words.locale))}>
          <BandButton label={words.hide} run={editor.hideRestored} />
        </Band>
      )}
    </div>
  );
}

interface BandProps {
  kind: 'error' | 'warning' | 'note';
  title: string;
  text?: readonly (string | false)[];
  children?: ReactNode;
}

function Band({ kind, title, text = [], children }: BandProps) {
  return (
    <div className={classes.band} data-kind={kind}>
      <p role={kind === 'note' ? 'status' : 'alert'}>
        <strong>{title}</strong> {text.filter(Boolean).join(' ')}
      </p>
      {children}
    </div>
  );
}

function BandButton({ label, run }: { label: string; run: () => void }) {
  return (
    <Button size="compact-sm" variant="subtle" color="var(--editor-text)" onClick={run}>
      {label}
    </Button>
  );
}

/** When something was: today by the clock, before that with the day. */
function timeOf(time: number, locale: string): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(locale, { ...(!isToday && { dateStyle: 'medium' }), timeStyle: 'short' });
}
