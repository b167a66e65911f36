/** The second script of the editor's document, once somebody is signed in: the editor itself, with the forge as its storage. */

import { createForgeStorage } from '../repository/github/forge-storage.ts';
import { createGitHub } from '../repository/github/github.ts';
import type { BuiltFiles, ForgeStorage } from '../repository/github/ports.ts';
import type { EnteredSession } from '../repository/github/sign-in.ts';
import { openWindow } from '../window/open-window.tsx';
import { linkWorker } from '../window/state/worker-link.ts';
import { besideDocument, keepBlob } from './blobs.ts';
import { watchSite } from './deployment-state.ts';
import { type HostedPage, writingName } from './page.ts';
import { linkToFrames } from './preview-link.ts';
import { callWorkerApi } from './worker-api-port.ts';
import { startWorker } from './worker-frame.ts';

/** @param addressOf - of a file beside the document */
export function openHosted(
  { settings, built: own, workerFrame }: HostedPage,
  entered: EnteredSession,
  addressOf: (name: keyof HostedPage['files']) => string,
): Promise<void> {
  return openWindow(async () => {
    const { questions, calls } = startWorker(
      workerFrame,
      fetched(addressOf('worker')).then((answer) => answer.blob()),
    );
    const frame = fetched(addressOf('frame')).then((answer) => answer.text());
    const known = (await (await fetched(addressOf('known'))).json()) as BuiltFiles;
    const built = { files: known.files.map(besideDocument), packaged: known.packaged.map(besideDocument) };
    const session = { ...entered, forge: createGitHub(entered.access) };
    const storage = createForgeStorage({ settings, session, built, workerApi: callWorkerApi(calls), addressOf: keepBlob });
    return {
      storage: Object.assign(storage, {
        read: readEarly(storage.read),
        watchSite: watchSite(settings.site, own, storage.head, storage.readHead),
      }),
      worker: linkWorker(questions),
      site: session.keepsNothing ? undefined : `${settings.repository}:${settings.branch}:${settings.manifest}`,
      preview: linkToFrames(await frame, async () => ({
        code: await (await fetched(addressOf('writing'))).text(),
        name: writingName,
      })),
      loadWriting: () => loadWriting(addressOf('writing')),
    };
  });
}

/** Begins to read at once, while the rest of the editor is still on its way: on a slow line that is a second. */
function readEarly(read: ForgeStorage['read']): ForgeStorage['read'] {
  let first: ReturnType<typeof read> | undefined = read();
  // Whoever reads is told.
  first.catch(() => {});
  return () => {
    const now = first ?? read();
    first = undefined;
    return now;
  };
}

type Writing = typeof import('../writing/text-view.ts');

let writing: Promise<Writing> | undefined;

/** A classic script, as the preview's frame takes no other: so both have the same one. */
function loadWriting(address: string): Promise<Writing> {
  writing ??= new Promise((done, fail) => {
    const script = Object.assign(document.createElement('script'), { src: address });
    script.onload = () => done((window as unknown as Record<string, Writing>)[writingName] as Writing);
    script.onerror = () => {
      writing = undefined;
      script.remove();
      fail(new Error(address));
    };
    document.head.append(script);
  });
  return writing;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
