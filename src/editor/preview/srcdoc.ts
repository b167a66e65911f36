/** The preview's entry in a document without an address: it may load nothing, so all that it needs is in it, or is handed over. */
import { askForWriting } from './editor-window.ts';
import { fromBlobs } from './file-source.ts';
import { startPreview } from './show-page.tsx';

type Writing = typeof import('../writing/text-view.ts');

let loaded: Promise<Writing> | undefined;

startPreview({
  files: fromBlobs(),
  loadWriting() {
    loaded ??= askForWriting().then(({ code, name }) => {
      // The document's policy lets in exactly this script.
      document.head.append(Object.assign(document.createElement('script'), { textContent: code }));
      return (window as unknown as Record<string, Writing>)[name] as Writing;
    });
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  },
});
