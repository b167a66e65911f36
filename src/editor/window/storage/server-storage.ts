/** The storage on the same machine: the server of `npm run edit`. */
import type { Translated } from '../../../../schema/languages.ts';
import { commandLine } from '../../../findings/command-line.ts';
import type { Latest, Published, Publishing, Sentence } from '../../publishing.ts';
import { type FailureAnswer, goneStatus, tokenHeader, type UploadAnswer } from '../../server/interface.ts';
import {
  largestUpload,
  type Storage,
  StorageFailure,
  type Stored,
  type StoredFile,
  type Version,
  type Versions,
} from '../../storage.ts';
import { type OnEvent, shareEventStream } from './shared-event-stream.ts';

/** After a line is broken, the next one is tried after so long, and twice as long each time. In milliseconds. */
const [shortestRetryMs, longestRetryMs] = [500, 10_000];

/** On the same machine a save is done sooner than this, in milliseconds, unless the server was stopped. */
const answersWithin = 5000;

/** What has become of the stream of events. */
type Line = 'joined' | 'refused' | 'broken';

const unreachable: Translated = {
  de: 'Der Editor antwortet nicht. Starten Sie ihn noch einmal, falls er beendet wurde.',
  en: 'The editor does not answer. Start it again if it has been closed.',
};
const unforeseen: Translated = {
  de: `Das hat der Editor nicht verstanden. Mehr steht in dem Fenster, in dem „${commandLine('edit')}“ läuft.`,
  en: `The editor has not understood this. The window in which "${commandLine('edit')}" runs says more.`,
};
const restarted: Translated = {
  de: 'Der Editor wurde neu gestartet. Laden Sie diese Seite neu. Geht das nicht, öffnen Sie die Adresse, die er beim Start nennt.',
  en: 'The editor was started anew. Reload this page. If that does not work, open the address that it names as it starts.',
};

/**
 * @param token - what the server has put into its page
 * @param origin - that of the server; left out: the page's own
 */
export function createServerStorage(token: string, origin = ''): Storage {
  /** The version of the manifest that this storage knows of: of its own changes nobody needs to be told. */
  let known: string | undefined;

  async function ask(path: string, request: RequestInit, expected: readonly number[]): Promise<unknown> {
    let response: Response;
    try {
      response = await fetch(`${origin}/api/${path}`, { ...request, headers: { ...request.headers, [tokenHeader]: token } });
      if (expected.includes(response.status)) return await response.json();
    } catch (error) {
      throw new StorageFailure(unreachable, { cause: error });
    }
    if (response.status === 403) throw new StorageFailure(restarted, { needsReload: true });
    const answer = (await response.json().catch(() => undefined)) as FailureAnswer | undefined;
    throw new StorageFailure(answer?.message ?? unforeseen, { isGone: response.status === goneStatus });
  }

  const post = (path: string, data: unknown, expected: readonly number[]) =>
    ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) }, expected);

  return {
    answersWithin,
    async read() {
      const stored = (await ask('manifest', {}, [200])) as Stored;
      known = stored.version;
      return stored;
    },
    async save(text, base) {
      const saved = (await post('manifest', { text, base }, [200, 409])) as Awaited<ReturnType<Storage['save']>>;
      known = 'conflict' in saved ? saved.conflict.version : saved.version;
      return saved;
    },
    async files(named) {
      return (await post('files', { named }, [200])) as StoredFile[];
    },
    async upload(name, bytes) {
      if (bytes.size > largestUpload) return { refused: 'size' };
      const headers = { 'Content-Type': 'application/octet-stream' };
      const request = { method: 'POST', headers, body: bytes };
      const answer = await ask(`upload?name=${encodeURIComponent(name)}`, request, [200, 413, 415]);
      return answer as UploadAnswer;
    },
    publish: {
      prepare: async (lang) => (await post('publish/prepare', { lang }, [200])) as Awaited<ReturnType<Publishing['prepare']>>,
      begin: async () => {
        await post('publish/begin', {}, [200]);
      },
      publish: async (order) => (await post('publish/send', order, [200])) as Published | 'stale',
      latest: async () => (await post('publish/latest', {}, [200])) as Latest,
      takeOver: async (commit, version) =>
        (await post('publish/take-over', { commit, version }, [200])) as Awaited<ReturnType<Publishing['takeOver']>>,
    },
    versions: {
      list: async () => (await post('versions/list', {}, [200])) as Version[],
      changes: async (id, lang) => ((await post('versions/changes', { id, lang }, [200])) as Sentence[] | null) ?? undefined,
      differences: async (id, draft, lang) =>
        ((await post('versions/differences', { id, draft, lang }, [200])) as Sentence[] | null) ?? undefined,
      read: async (id) => (await post('versions/read', { id }, [200])) as Awaited<ReturnType<Versions['read']>>,
      putBack: async (id, named) => {
        await post('versions/put-back', { id, ...(named && { named }) }, [200]);
      },
      removePictures: async (paths) => (await post('versions/remove', { paths }, [200])) as string[],
    },
    watch(changed) {
      // Windows of a server that was started anew do not listen with those of before, whom it does not know.
      return shareEventStream(`events ${token}`, follow, (event, data) => {
        if (event === 'files') return changed('files');
        if (event !== 'text' || data === known) return;
        known = data || undefined;
        changed('text');
      });
    },
  };

  /**
   * Reads the stream of events. Whenever a new one begins, something may have been missed. Where none begins any more, whoever then looks at
   * the manifest is told why.
   */
  async function follow(signal: AbortSignal, tell: OnEvent, isLater: boolean): Promise<void> {
    let retryMs = shortestRetryMs;
    let isFirst = !isLater;
    let last: Line = 'joined';
    while (!signal.aborted) {
      let now: Line = 'broken';
      try {
        const response = await fetch(`${origin}/api/events`, { headers: { [tokenHeader]: token }, signal });
        now = response.ok ? 'joined' : 'refused';
        if (response.ok && response.body) {
          retryMs = shortestRetryMs;
          if (!isFirst) {
            tell('text', '');
            tell('files', '');
          }
          await readEvents(response.body, tell);
        }
      } catch {
        // The line is broken, or nobody listens any more.
      }
      if (signal.aborted) return;
      if (now !== 'joined' && now !== last) tell('text', '');
      last = now;
      isFirst = false;
      await new Promise((done) => setTimeout(done, retryMs));
      retryMs = Math.min(2 * retryMs, longestRetryMs);
    }
  }
}

/** Source of the format: https://html.spec.whatwg.org/multipage/server-sent-events.html. `EventSource` could not send the token. */
async function readEvents(body: ReadableStream<Uint8Array>, tell: OnEvent): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event !== undefined) tell(event, /^data: (.*)$/m.exec(block)?.[1] ?? '');
    }
  }
}
