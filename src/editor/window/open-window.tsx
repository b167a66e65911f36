/** The window of the editor. Where its site is kept, and how it shows a page, is told by the entry that opens it. */

import { Alert, Button, Stack, Title } from '@mantine/core';
import bar from './panes/shell/Bar.module.css';
import { Pane } from './parts/Pane.tsx';
import classes from './Workbench.module.css';
import { useWords } from './words/words.ts';
import '@mantine/core/styles.css';
import './editor.css';
import { MantineProvider } from '@mantine/core';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { createRemembered, createTyped } from './state/browser-storage.ts';
import { createDraftStore } from './state/draft-store.ts';
import { createEditor, type Editor, type EditorParts } from './state/editor.ts';
import { sentenceOf } from './state/sentence-of.ts';
import { createTabs } from './state/tabs.ts';
import { EditorProvider, LoadWriting, Preview, type PreviewLink } from './state/use-editor.ts';
import { theme } from './theme.ts';
import { Workbench } from './Workbench.tsx';
import { interfaceLanguage, WordsProvider, words } from './words/words.ts';

export interface Surroundings extends Pick<EditorParts, 'storage' | 'worker'> {
  /** Names the manifest among all that this browser keeps drafts of; undefined where nothing may stay in this browser. */
  site: string | undefined;
  preview: PreviewLink;
  loadWriting: ComponentProps<typeof LoadWriting>['value'];
}

/** @param surround - called once something is seen; what it throws is said in the place of the editor */
export async function openWindow(surround: () => Surroundings | Promise<Surroundings>): Promise<void> {
  const lang = interfaceLanguage();
  document.documentElement.lang = lang;
  let editor: Editor | undefined;
  const root = createRoot(document.getElementById('root') ?? document.body, {
    // React has taken away all that was shown.
    onUncaughtError(cause) {
      console.error(cause);
      fail(cause);
    },
  });
  const show = (content: React.ReactNode) =>
    root.render(
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <WordsProvider value={words[lang]}>{content}</WordsProvider>
      </MantineProvider>,
    );

  const fail = (cause: unknown) => show(<Failure sentence={sentenceOf(cause, lang)} />);
  /** What nobody has caught: as long as there is an editor, its author goes on. */
  const tell = (cause: unknown) => (editor ? editor.tellFailure(cause) : fail(cause));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('error', ({ error }) => error && tell(error));

  try {
    show(<Frame />);
    const { storage, worker, site, preview, loadWriting } = await surround();
    editor = await createEditor({
      storage,
      worker,
      lang,
      drafts: createDraftStore(site),
      ...(site !== undefined && {
        tabs: createTabs(site),
        typed: createTyped(site),
        remembered: createRemembered(site),
      }),
      tellWaiting: () => show(<Waiting />),
    });
    show(
      <EditorProvider value={editor}>
        <Preview value={preview}>
          <LoadWriting value={loadWriting}>
            <Workbench />
          </LoadWriting>
        </Preview>
      </EditorProvider>,
    );
  } catch (cause) {
    fail(cause);
  }
}

/**
 * Stands where there is no editor to go on with: the file is what it was.
 *
 * @param sentence - what has happened
 */
function Failure({ sentence }: { sentence: string }) {
  const words = useWords();
  return (
    <main>
      <Alert color="red" title={<Title size="inherit">{words.failed}</Title>} m="xl" role="alert">
        <Stack align="start" gap="sm">
          <span>{words.failedHint}</span>
          <code>{sentence}</code>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </Stack>
      </Alert>
    </main>
  );
}

/** The window before there is anything in it: where everything will be. */
function Frame() {
  const words = useWords();
  return (
    <div className={classes.root}>
      <header className={bar.root} />
      <Pane element="nav" area="outline" label={words.outline} />
      <p className={classes.loading} role="status">
        {words.loading}
      </p>
      <Pane element="aside" area="form" label={words.form} />
    </div>
  );
}

/** What is shown while there is nothing to edit yet, since somebody else is writing the file. */
function Waiting() {
  const words = useWords();
  return (
    <main>
      <Alert color="yellow" title={<Title size="inherit">{words.broken}</Title>} m="xl" role="status">
        {words.brokenHint}
      </Alert>
    </main>
  );
}
