/** The editor's entry in the browser. */
import '@mantine/core/styles.css';
import './editor.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { Failure } from './Failure.tsx';
import { createDraftStore } from './state/draft-store.ts';
import { createEditor } from './state/editor.ts';
import { pageFact } from './state/page-facts.ts';
import { createServerStorage } from './state/server-storage.ts';
import { createTabs } from './state/tabs.ts';
import { EditorProvider } from './state/use-editor.ts';
import { linkWorker } from './state/worker-link.ts';
import { theme } from './theme.ts';
import { Waiting } from './Waiting.tsx';
import { Workbench } from './Workbench.tsx';
import { interfaceLanguage, WordsProvider, words } from './words/words.ts';

const lang = interfaceLanguage();
document.documentElement.lang = lang;
const root = createRoot(document.getElementById('root') ?? document.body);
const show = (content: React.ReactNode) =>
  root.render(
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <WordsProvider value={words[lang]}>{content}</WordsProvider>
    </MantineProvider>,
  );

const fail = (cause: unknown) => show(<Failure cause={cause} />);
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
addEventListener('error', ({ error }) => error && fail(error));

try {
  const worker = linkWorker(new Worker('/app/worker.js', { type: 'module' }));
  const site = pageFact('site');
  const editor = await createEditor({
    storage: createServerStorage(pageFact('token')),
    worker,
    lang,
    drafts: createDraftStore(site),
    tabs: createTabs(site),
    tellWaiting: () => show(<Waiting />),
  });
  show(
    <EditorProvider value={editor}>
      <Workbench />
    </EditorProvider>,
  );
} catch (cause) {
  fail(cause);
}
