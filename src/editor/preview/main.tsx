/** The preview's entry in a frame that the server of `npm run edit` fills. */
import { fromServer } from './file-source.ts';
import { startPreview } from './show-page.tsx';

/** A bundle of its own (server/bundles.ts). */
const writingAddress = '/app/writing.js';

startPreview({ files: fromServer, loadWriting: () => import(/* @vite-ignore */ writingAddress) });
// Said by server/source-server.ts when a developer has changed what no component takes over. The editor tells the page all again.
import.meta.hot?.on('editor:preview', () => location.reload());
