/** What stands between the draft and the file, as long as it does: a sentence, and what can be done. */
import { Group } from '@mantine/core';
import { useState } from 'react';
import { isUnsaved, newerVersionIn } from '../../state/editor-state.ts';
import { changeBy, formatTime } from '../../state/format-time.ts';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { VersionDifferences } from '../versions/VersionDifferences.tsx';
import { Banner, BannerButton, ReloadButton } from './Banner.tsx';
import classes from './Banners.module.css';
import { Toast } from './Toast.tsx';

export function Banners() {
  const { editor, words } = useEditorAndWords();
  const saveFailed = useSelected(({ saving }) => (typeof saving === 'object' ? saving.failed : undefined));
  const isUnanswered = useSelected((state) => state.isUnanswered);
  const readFailed = useSelected((state) => state.readFailed);
  const failed = useSelected((state) => state.failed);
  const unchecked = useSelected((state) => state.unchecked);
  const needsReload = useSelected((state) => state.needsReload);
  const hasForms = useSelected((state) => state.forms !== undefined);
  const refused = useSelected((state) => state.refused);
  const newer = useSelected(newerVersionIn);
  const site = useSelected((state) => state.site);
  const isBroken = useSelected((state) => state.isBroken);
  const waiting = useSelected(({ conflict }) => (conflict?.waits === undefined ? undefined : conflict.theirs));
  const isDraftLost = useSelected((state) => state.isDraftLost && isUnsaved(state));
  // What is typed need not be feared for.
  const isKept = useSelected((state) => isUnsaved(state) && !state.isDraftLost);
  const restored = useSelected((state) => (isUnsaved(state) ? state.restored : undefined));
  return (
    <div className={classes.list}>
      {saveFailed !== undefined && (
        <Banner kind="error" title={words.saveFailed} text={[saveFailed, isKept && words.draftKept]}>
          {needsReload ? <ReloadButton /> : <BannerButton label={words.again} run={() => void editor.save()} />}
        </Banner>
      )}
      {isUnanswered && (
        <Banner kind="warning" title={words.unanswered} text={[words.unansweredHint, isKept && words.draftKept]} />
      )}
      {readFailed !== undefined && readFailed !== saveFailed && !(saveFailed !== undefined && needsReload) && (
        <Banner kind="error" title={words.readFailed} text={[readFailed, isKept && words.draftKept]}>
          {needsReload ? <ReloadButton /> : <BannerButton label={words.again} run={() => void editor.lookAgain()} />}
        </Banner>
      )}
      {failed !== undefined && (
        <Banner kind="error" title={words.failedOnce} text={[words.failedOnceHint, `(${failed})`]}>
          <ReloadButton />
          <BannerButton label={words.hide} run={editor.hideFailure} />
        </Banner>
      )}
      {unchecked !== undefined && (
        <Banner
          kind="error"
          title={words.unchecked(unchecked)}
          text={[hasForms ? words.uncheckedHint : words.noFormsHint, isKept && words.draftKept]}
        >
          <ReloadButton />
        </Banner>
      )}
      {site?.kind === 'deploying' && <Banner kind="warning" title={words.readOnly} text={[words.siteDeploying]} />}
      {site?.kind === 'newer-editor' && (
        <Banner kind="warning" title={words.readOnly} text={[words.newerEditor, isKept && words.draftKept]}>
          <ReloadButton />
        </Banner>
      )}
      {newer && <Banner kind="warning" title={words.readOnly} text={[newer.message, newer.hint]} />}
      {waiting && (
        <Banner kind="warning" title={words.conflictTitle} text={[changeBy(waiting.by, words).waits]}>
          <BannerButton label={words.decideNow} run={() => void editor.decideNow()} />
        </Banner>
      )}
      <LookingBack />
      {isBroken && <Banner kind="warning" title={words.broken} text={[words.brokenHint]} />}
      {isDraftLost && <Banner kind="warning" title={words.draftLost} text={[words.draftLostHint]} />}
      {/* What comes and goes lies over the page, so that nothing is moved by it. */}
      <div className={classes.floating}>
        {refused !== undefined && <Banner kind="warning" title={refused} />}
        {restored !== undefined && (
          <Banner kind="note" title={words.restored(formatTime(restored, words.locale))}>
            <BannerButton label={words.hide} run={editor.hideRestored} />
          </Banner>
        )}
        <AccessEnds />
        <Toast />
      </div>
    </div>
  );
}

/** An earlier version is on the screen: what of it comes back, and the way back to the draft. */
function LookingBack() {
  const { editor, words } = useEditorAndWords();
  const looking = useSelected((state) => state.looking);
  const [isComparing, setComparing] = useState(false);
  // Both say what of it the draft does not have.
  useSelected((state) => state.selection);
  useSelected((state) => state.page);
  if (!looking) return null;
  const { version, isNow } = looking;
  const when = formatTime(version.time, words.locale, version.isByTheSecond);
  const { all, page, section, back, by, seen, seenNow, readOnly, compare, showThen, showNow } = words.versions;
  return (
    <Banner kind="warning" title={isNow ? seenNow : seen(when, by[version.by])} text={[readOnly]}>
      {isComparing && <VersionDifferences when={when} close={() => setComparing(false)} />}
      <Group gap="4px 8px" className={classes.choices}>
        <BannerButton label={isNow ? showThen(when) : showNow} run={editor.turnLook} />
        <BannerButton label={compare} run={() => setComparing(true)} />
        {(['section', 'page', 'all'] as const).map(
          (part) =>
            editor.canBringBack(part) && (
              <BannerButton
                key={part}
                label={{ all, page, section }[part](editor.nameOfPart(part))}
                run={() => void editor.bringBack(part, when)}
              />
            ),
        )}
        <BannerButton label={back} run={editor.stopLooking} />
      </Group>
    </Banner>
  );
}

/** Until it is put away, as long as the window is open. */
function AccessEnds() {
  const { editor, words } = useEditorAndWords();
  const { session } = editor;
  const [isHidden, setHidden] = useState(false);
  if (session?.endsAt === undefined || isHidden) return null;
  const day = new Date(session.endsAt).toLocaleDateString(words.locale, { dateStyle: 'long' });
  return (
    <Banner kind="note" title={words.signedIn.ends(day)}>
      <BannerButton label={words.hide} run={() => setHidden(true)} />
    </Banner>
  );
}
