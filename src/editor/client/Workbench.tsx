/** The editor's window: the bar, the outline of the site, the page, the form, and a line of what is to say. */
import { useEffect } from 'react';
import { Bar } from './panes/Bar.tsx';
import { ConflictDialog } from './panes/ConflictDialog.tsx';
import { ElsewhereDialog } from './panes/ElsewhereDialog.tsx';
import { FormPane } from './panes/FormPane.tsx';
import { KeysDialog } from './panes/KeysDialog.tsx';
import { Outline } from './panes/Outline.tsx';
import { PreviewPane } from './panes/PreviewPane.tsx';
import { SearchDialog } from './panes/SearchDialog.tsx';
import { SkipLinks } from './panes/SkipLinks.tsx';
import { StatusBar } from './panes/StatusBar.tsx';
import { useKeptFocus } from './panes/use-kept-focus.ts';
import { PaneGuard } from './parts/PaneGuard.tsx';
import { useDropGuard } from './state/drop-guard.ts';
import { isUnsaved } from './state/editor-state.ts';
import { useShortcuts } from './state/shortcuts.ts';
import { useEditor, useSelected } from './state/use-editor.ts';
import classes from './Workbench.module.css';
import { WordsProvider, words } from './words/words.ts';

export function Workbench() {
  const editor = useEditor();
  const lang = useSelected((state) => state.lang);
  useShortcuts(editor);
  useDropGuard();
  useKeptFocus();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const state = editor.state();
      // A draft that is kept comes back.
      if (isUnsaved(state) && state.isDraftLost) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [editor]);
  return (
    <WordsProvider value={words[lang]}>
      <div className={classes.root}>
        <SkipLinks />
        <PaneGuard area="bar">
          <Bar />
        </PaneGuard>
        <PaneGuard area="outline">
          <Outline />
        </PaneGuard>
        <PaneGuard area="preview">
          <PreviewPane />
        </PaneGuard>
        <PaneGuard area="form">
          <FormPane />
        </PaneGuard>
        <PaneGuard area="status">
          <StatusBar />
        </PaneGuard>
        <SearchDialog />
        <KeysDialog />
        <ConflictDialog />
        <ElsewhereDialog />
        <Announcer />
      </div>
    </WordsProvider>
  );
}

/** What has happened, for who does not see it. */
function Announcer() {
  const announcement = useSelected((state) => state.announcement);
  const announced = useSelected((state) => state.announced);
  return (
    <div className={classes.announcer} role="status">
      {/* The same sentence twice is two events: screen readers tell only what differs. */}
      {announcement + '\u00a0'.repeat(announced % 2)}
    </div>
  );
}
