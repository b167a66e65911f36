/** The line at the bottom: how many findings there are, and the list of them; what stands between the draft and the file. */
import { Button, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { isUnsaved } from '../../state/editor-state.ts';
import { formatTime } from '../../state/format-time.ts';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { keysFor } from '../../words/keys.ts';
import { Banners } from '../notices/Banners.tsx';
import { DiscardDialog } from '../notices/DiscardDialog.tsx';
import { FindingList } from '../notices/FindingList.tsx';
import classes from './StatusBar.module.css';

export function StatusBar() {
  const { editor, words } = useEditorAndWords();
  const isOpen = useSelected(isUnsaved);
  const isKept = useSelected((state) => !state.isDraftLost);
  const site = useSelected((state) => state.site);
  const count = useSelected(({ wordCount }) => wordCount);
  const [isAsked, setAsked] = useState(false);
  return (
    <footer className={classes.root} data-pane="status">
      <Banners />
      <FindingList />
      <Tooltip label={keysFor('help', words)}>
        <Button
          size="compact-xs"
          variant="subtle"
          c="dimmed"
          fz="sm"
          fw={400}
          visibleFrom="md"
          onClick={() => editor.showKeys(true)}
        >
          {words.keyboard}
        </Button>
      </Tooltip>
      {count !== undefined && <span className={classes.saved}>{words.wordCount(count)}</span>}
      {site?.kind === 'online' && (
        <span className={classes.saved}>{words.onlineSince(formatTime(site.since, words.locale))}</span>
      )}
      {site?.kind === 'on-its-way' && <span className={classes.saved}>{words.onItsWay}</span>}
      <span className={classes.saved} title={isOpen && isKept ? words.onlyHereHint : undefined}>
        {!isOpen ? words.saved : isKept ? words.onlyHere : words.unsaved}
      </span>
      {isOpen && (
        <Button size="compact-xs" variant="subtle" fz="sm" fw={400} visibleFrom="md" onClick={() => setAsked(true)}>
          {words.discard} …
        </Button>
      )}
      {isAsked && <DiscardDialog close={() => setAsked(false)} />}
    </footer>
  );
}
