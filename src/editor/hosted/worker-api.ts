/** What the worker does for the storage beside validating drafts: it has the loader, the schemas and the words already. */
import { factsOf } from '../../files/file-facts.ts';
import { validateUpload } from '../../files/upload.ts';
import { load } from '../../loader/load.ts';
import { reportDraft, sentencesBetween, type Written } from '../draft/report/report.ts';
import type { WorkerApi, WrittenText } from '../repository/github/ports.ts';
import { largestUpload } from '../storage.ts';
import { type Bundled, byPath, makePorts, StoredFiles } from '../worker/ports.ts';

/** @param bundled - what the bundle of the worker holds beside its code */
export function createWorkerApi(bundled: Bundled): WorkerApi {
  const written = ({ text, hashes, files }: WrittenText): Written => ({
    text: () => text,
    hashOf: (path) => hashes[path],
    load: (options) => load({ file: 'site.json', text }, makePorts(new StoredFiles(byPath(files)), bundled), options),
  });
  return {
    factsOf: async (bytes) => factsOf(bytes),
    judge: async (bytes) => validateUpload(bytes, largestUpload),
    report: ({ now, before, sent }, lang) =>
      reportDraft({ now: written(now), before: before && written(before), sent: sent && written(sent) }, lang),
    sentences: (before, now, lang) => sentencesBetween(written(before), written(now), lang),
  };
}
