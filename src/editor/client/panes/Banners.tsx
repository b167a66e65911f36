/** What stands between the draft and the file, as long as it does: a sentence, and what can be done. */
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { isUnsaved } from '../state/editor-state.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Banners.module.css';

export function Bands() {
  const editor = useEditor();
  const words = useWords();
  const saveFailed = useSelected(({ saving }) => (typeof saving === 'object' ? saving.failed : undefined));
  const readFailed = useSelected((state) => state.readFailed);
  const failed = useSelected((state) => state.failed);
  const unchecked = useSelected((state) => state.unchecked);
  const needsReload = useSelected((state) => state.needsReload);
  const hasForms = useSelected((state) => state.forms !== undefined);
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
          {needsReload ? <ReloadButton /> : <BandButton label={words.again} run={() => void editor.save()} />}
        </Band>
      )}
      {readFailed !== undefined && readFailed !== saveFailed && (
        <Band kind="error" title={words.readFailed} text={[readFailed, isKept && words.draftKept]}>
          {needsReload ? <ReloadButton /> : <BandButton label={words.again} run={() => void editor.lookAgain()} />}
        </Band>
      )}
      {failed !== undefined && (
        <Band kind="error" title={words.failedOnce} text={[words.failedOnceHint, `(${failed})`]}>
          <ReloadButton />
          <BandButton label={words.hide} run={editor.hideFailure} />
        </Band>
      )}
      {unchecked !== undefined && (
        <Band
          kind="error"
          title={words.unchecked(unchecked)}
          text={[hasForms ? words.uncheckedHint : words.noFormsHint, isKept && words.draftKept]}
        >
          <ReloadButton />
        </Band>
      )}
      {isBroken && <Band kind="warning" title={words.broken} text={[words.brokenHint]} />}
      {isDraftLost && <Band kind="warning" title={words.draftLost} text={[words.draftLostHint]} />}
      {/* What comes and goes lies over the page, so that nothing is moved by it. */}
      <div className={classes.floating}>
        {refused !== undefined && <Band kind="warning" title={refused} />}
        {restored !== undefined && (
          <Band kind="note" title={words.restored(timeOf(restored, words.locale))}>
            <BandButton label={words.hide} run={editor.hideRestored} />
          </Band>
        )}
        <Notice />
      </div>
    </div>
  );
}

/** How long it is seen what was done, in milliseconds. */
const noticeTime = 8000;

/** What was done last, with a way back; it goes by itself, unless somebody is about to use it. */
function Notice() {
  const editor = useEditor();
  const words = useWords();
  const notice = useSelected((state) => state.notice);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (!notice || isUsed) return undefined;
    const timer = setTimeout(editor.hideNotice, noticeTime);
    return () => clearTimeout(timer);
  }, [editor, notice, isUsed]);
  if (!notice) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it only stays
    <div
      className={classes.band}
      data-kind="done"
      onPointerEnter={() => setUsed(true)}
      onPointerLeave={() => setUsed(false)}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
    >
      {/* The announcer has said it. */}
      <p>{notice.text}</p>
      {notice.canUndo && <BandButton label={words.undo} run={editor.undo} />}
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

function ReloadButton() {
  return <BandButton label={useWords().reload} run={() => location.reload()} />;
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
