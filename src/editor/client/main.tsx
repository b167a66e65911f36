/** The editor's entry in the browser. */
import '@mantine/core/styles.css';
import './editor.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { createEditor } from './editor.ts';
import { Failure } from './Failure.tsx';
import { pageFact } from './page-facts.ts';
import { createServerStorage } from './server-storage.ts';
import { theme } from './theme.ts';
import { EditorProvider } from './use-editor.ts';
import { Workbench } from './Workbench.tsx';
import { interfaceLanguage, WordsProvider, words } from './words/words.ts';
import { linkWorker } from './worker-link.ts';

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

try {
  const worker = linkWorker(new Worker('/app/worker.js', { type: 'module' }));
  const editor = await createEditor({ storage: createServerStorage(pageFact('token')), worker, lang });
  show(
    <EditorProvider value={editor}>
      <Workbench />
    </EditorProvider>,
  );
} catch (cause) {
  fail(cause);
}
