/** The preview's entry in a document without an address: it may load nothing, so all that it needs is in it, or is handed over. */
import * as writing from '../writing/text-view.ts';
import { fromBlobs } from './file-source.ts';
import { startPreview } from './show-page.tsx';

startPreview({ files: fromBlobs(), loadWriting: async () => writing });
