/** The editor's entry in the browser. */
import '@mantine/core/styles.css';
import './editor.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { createDraftStore } from './state/draft-store.ts';
import { createEditor, type Editor } from './state/editor.ts';
import { createRemembered } from './state/remembered.ts';
import { sentenceOf } from './state/sentence-of.ts';
import { createTabs } from './state/tabs.ts';
import { createTyped } from './state/typed.ts';
import { EditorProvider, LoadWriting, PreviewOrigin } from './state/use-editor.ts';
import { linkWorker } from './state/worker-link.ts';
import { pageFact } from './storage/page-facts.ts';
import { createServerStorage } from './storage/server-storage.ts';
import { theme } from './theme.ts';
import { Waiting } from './Waiting.tsx';
import { Workbench } from './Workbench.tsx';
import { interfaceLanguage, WordsProvider, words } from './words/words.ts';

/** A bundle of its own (server/bundles.ts). */
const writingAddress = '/app/writing.js';
const loadWriting = (): Promise<typeof import('../writing/text-view.ts')> => import(/* @vite-ignore */ writingAddress);

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
  const startWorker = () => new Worker('/app/worker.js', { type: 'module' });
  let running = startWorker();
  const worker = linkWorker(running);
  // Said by server/source-server.ts when a developer has changed a source of the worker.
  import.meta.hot?.on('editor:worker', () => {
    running.terminate();
    running = startWorker();
    worker.replace(running);
  });
  const site = pageFact('site');
  editor = await createEditor({
    storage: createServerStorage(pageFact('token')),
    worker,
    lang,
    drafts: createDraftStore(site),
    tabs: createTabs(site),
    typed: createTyped(site),
    remembered: createRemembered(site),
    tellWaiting: () => show(<Waiting />),
  });
  show(
    <EditorProvider value={editor}>
      <PreviewOrigin value={pageFact('preview')}>
        <LoadWriting value={loadWriting}>
          <Workbench />
        </LoadWriting>
      </PreviewOrigin>
    </EditorProvider>,
  );
} catch (cause) {
  fail(cause);
}
