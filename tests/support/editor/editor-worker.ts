/**
 * For tests: the editor's worker as browsers get it, bundled and run in a realm that has nothing of Node; and a storage that tells it of
 * the files of a folder.
 */
import { join } from 'node:path';
import vm from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';
import { builder } from '../../../src/bundling/builder.js';
import { SiteFiles } from '../../../src/editor/server/site-files.ts';
import type { FromWorker, ShownPage, ToWorker, Validated } from '../../../src/editor/worker/messages.ts';
import { validatorSource } from '../../../src/loader/node/validator-source.ts';
import { root } from '../project/project.ts';

/** The compiled schema in the place of what only names it. */
const withValidator: Plugin = {
  name: 'with-validator',
  load: (id) => (id.endsWith('/src/loader/node/bundled-validator.ts') ? validatorSource() : null),
};

/** The worker as one classic script. */
export const bundleWorker = () => bundleForBrowsers('src/editor/worker/worker.ts', 'worker');

/** @param name - of the variable that gets what the entry exports */
export async function bundleForBrowsers(entry: string, name: string): Promise<string> {
  const [made] = [
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [builder({ root, project: root }), withValidator],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: { entry: join(root, entry), formats: ['iife'], name, fileName: name },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const [chunk] = made?.output ?? [];
  if (!chunk?.code) throw new Error(`No bundle was made of ${entry}.`);
  return chunk.code;
}

/** A worker that runs. Answers of each kind are handed to whoever asks for the next one. */
export class TestWorker {
  readonly answers: FromWorker[] = [];
  readonly #listeners: ((event: { data: ToWorker }) => void)[] = [];
  #heard: () => void = () => {};

  constructor(code: string) {
    const self = {
      addEventListener: (_: string, listener: (event: { data: ToWorker }) => void) => this.#listeners.push(listener),
      postMessage: (said: string | FromWorker) => {
        // What cannot be cloned cannot be sent.
        const answer = typeof said === 'string' ? (JSON.parse(said) as FromWorker) : structuredClone(said);
        this.answers.push(answer);
        if (answer.type !== 'drawn') this.#heard();
      },
    };
    const realm = {
      self,
      URL,
      structuredClone,
      navigator: { language: 'en' },
      MessageChannel: TestChannel,
      setTimeout: setImmediate,
    };
    vm.runInContext(code, vm.createContext(realm));
  }

  tell(question: ToWorker): void {
    for (const listener of this.#listeners) listener({ data: structuredClone(question) });
  }

  /** The page of the last draft that could be drawn. */
  drawn() {
    return this.answers.findLast((answer) => answer.type === 'drawn');
  }

  /** The answer to the last question; of a draft what is said of it. */
  async ask(question: ToWorker): Promise<FromWorker> {
    const answered = new Promise<void>((heard) => {
      this.#heard = heard;
    });
    this.tell(question);
    await answered;
    return this.answers.at(-1) as FromWorker;
  }
}

/** What a `MessageChannel` is to the worker: a task of its own. That of Node would keep the process alive. */
class TestChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => setImmediate(() => this.port1.onmessage?.()) };
}

/** Validates a text as the editor does: with the files that the storage knows, and again with those that the draft names beside them. */
export class EditedFolder {
  readonly #worker: TestWorker;
  readonly #files: SiteFiles;
  readonly #named = new Set<string>();
  #drafts = 0;

  /** @param file - the manifest, which need not be there */
  constructor(worker: TestWorker, file: string) {
    this.#worker = worker;
    this.#files = new SiteFiles(file);
  }

  /** As the editor does: what an answer before the last one has marked is still there. */
  async validate(text: string, lang: 'de' | 'en', page = 0): Promise<Validated & { shown?: ShownPage }> {
    let kept: Partial<ShownPage> = {};
    for (;;) {
      this.#files.named = [...this.#named];
      this.#worker.tell({ type: 'files', files: this.#files.list('https://files.example') });
      const answer = await this.#worker.ask({ type: 'validate', draft: ++this.#drafts, text, page, lang });
      if (answer.type !== 'validated') throw new Error(`The worker has answered ${JSON.stringify(answer).slice(0, 1000)}`);
      const drawn = this.#worker.drawn();
      const shown = drawn?.draft === this.#drafts ? drawn.shown : undefined;
      const fresh = answer.unknownFiles.filter((path) => !this.#named.has(path));
      if (shown?.marked) kept = { marked: shown.marked };
      if (fresh.length === 0) return { ...answer, ...(shown && { shown: { ...kept, ...shown } }) };
      for (const path of fresh) this.#named.add(path);
    }
  }
}
