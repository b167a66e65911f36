/** The editor's window: the bar, the outline of the site, the page, the form, and a line of what is to say. */
import { VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { SearchDialog } from './panes/find/SearchDialog.tsx';
import { FormPane } from './panes/form/FormPane.tsx';
import { PaneTabs, TabPanel } from './panes/form/PaneTabs.tsx';
import { ConflictDialog } from './panes/notices/ConflictDialog.tsx';
import { ElsewhereDialog } from './panes/notices/ElsewhereDialog.tsx';
import { Outline } from './panes/outline/Outline.tsx';
import { PreviewPane } from './panes/page/PreviewPane.tsx';
import { Bar } from './panes/shell/Bar.tsx';
import { KeysDialog } from './panes/shell/KeysDialog.tsx';
import { SkipLinks } from './panes/shell/SkipLinks.tsx';
import { StatusBar } from './panes/shell/StatusBar.tsx';
import { PaneGuard } from './parts/PaneGuard.tsx';
import { useKeptFocus } from './parts/use-kept-focus.ts';
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
  useKeptFocus(editor);
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
        <TabPanel area="outline">
          <PaneGuard area="outline">
            <Outline />
          </PaneGuard>
        </TabPanel>
        <TabPanel area="preview">
          <PaneGuard area="preview">
            <PreviewPane />
          </PaneGuard>
        </TabPanel>
        <TabPanel area="form">
          <PaneGuard area="form">
            <FormPane />
          </PaneGuard>
        </TabPanel>
        <PaneGuard area="status">
          <StatusBar />
        </PaneGuard>
        <PaneTabs />
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
    <VisuallyHidden role="status">
      {/* The same sentence twice is two events: screen readers tell only what differs. */}
      {announcement + '\u00a0'.repeat(announced % 2)}
    </VisuallyHidden>
  );
}

/** A file that is dropped beside a field would take the place of the editor in its window. */
function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', guard);
    addEventListener('drop', guard);
    return () => {
      removeEventListener('dragover', guard);
      removeEventListener('drop', guard);
    };
  }, []);
}
