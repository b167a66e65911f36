/** For tests: a site in a forge, and its people, each with as many devices as they like. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { reportDraft, sentencesBetween, type Written } from '../../../src/editor/draft/report/report.ts';
import type { Publication, Published } from '../../../src/editor/publishing.ts';
import { createForgeStorage } from '../../../src/editor/repository/github/forge-storage.ts';
import { createGitHub } from '../../../src/editor/repository/github/github.ts';
import type { ForgeSettings, ForgeStorage, WorkerApi, WrittenText } from '../../../src/editor/repository/github/ports.ts';
import type { Stored } from '../../../src/editor/storage.ts';
import { byPath, makePorts, StoredFiles } from '../../../src/editor/worker/ports.ts';
import { factsOf } from '../../../src/files/file-facts.ts';
import { validateUpload } from '../../../src/files/upload.ts';
import { load } from '../../../src/loader/load.ts';
import { validatorOf } from '../../../src/loader/node/validator.ts';
import { type PublishedSite, publishedSite } from '../editor/published-site.ts';
import { prepare, publish } from '../editor/publishing.ts';
import { root } from '../project/project.ts';
import { type MockForge, startMockForge } from './mock-forge.ts';

const minimal = (name: string) => join(root, 'tests/fixtures/valid/minimal', name);

/** What the editor's worker does, in the same process. */
const workerApi: WorkerApi = {
  factsOf: async (bytes) => factsOf(bytes),
  judge: async (bytes) => validateUpload(bytes, 20_000_000),
  report: ({ now, before, sent }, lang) =>
    reportDraft({ now: writtenOf(now), before: before && writtenOf(before), sent: sent && writtenOf(sent) }, lang),
  sentences: (before, now, lang) => sentencesBetween(writtenOf(before), writtenOf(now), lang),
};

const writtenOf = ({ text, hashes, files }: WrittenText): Written => ({
  text: () => text,
  hashOf: (path) => hashes[path],
  load: async (options) =>
    load({ file: 'site.json', text }, makePorts(new StoredFiles(byPath(files)), { validate: await validatorOf('all') }), options),
});

/** A device of somebody, with what they have open in its editor. */
export class Device {
  readonly storage: ForgeStorage;
  stored: Stored = { text: '', version: '' };

  constructor(mock: MockForge, login: string, settings: Partial<ForgeSettings>) {
    const { repository } = mock;
    const forge = createGitHub({ repository, token: `token-of-${login}`, fetch: mock.fetch });
    this.storage = createForgeStorage({
      ...{ session: { login, forge }, workerApi, addressOf: (path) => `blob:${path}` },
      built: { files: [], packaged: [] },
      settings: {
        ...{ forge: 'github', repository, branch: 'main', direct: false, manifest: 'site.json' },
        ...{ site: 'https://example.org', hasOwnOrigin: true },
        ...settings,
      },
    });
  }

  async open(): Promise<this> {
    this.stored = await this.storage.read();
    await this.storage.files([]);
    return this;
  }

  /** Writes something else for something in the text that is open, and saves it. */
  async save(from: string, to: string): Promise<'saved' | { conflict: Stored }> {
    const text = this.stored.text.replace(from, to);
    if (text === this.stored.text) throw new Error(`The manifest does not hold ${from}: ${this.stored.text}`);
    return this.keep(text);
  }

  async keep(text: string): Promise<'saved' | { conflict: Stored }> {
    const saved = await this.storage.save(text, this.stored.version);
    if ('conflict' in saved) return saved;
    this.stored = { text, version: saved.version };
    return 'saved';
  }

  get publishing() {
    return this.storage.publish ?? expect.fail('It cannot publish.');
  }

  prepare(): Promise<Publication> {
    return prepare(this);
  }

  publish(title: string): Promise<Published> {
    return publish(this, title);
  }
}

/** Makes a site in a forge for each test of a file. */
export function forgeForEach() {
  let site: PublishedSite;
  let mock: MockForge;
  beforeEach(async () => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    site = publishedSite({ 'site.json': minimal('site.json'), 'logo.svg': minimal('logo.svg') });
    mock = await startMockForge(site.remote);
  });
  afterEach(async () => {
    await mock.close();
    site.remove();
    vi.unstubAllEnvs();
    expect(mock.wrong).toEqual([]);
  });
  return {
    get mock() {
      return mock;
    },
    get site() {
      return site;
    },
    device: (login = 'ada', settings: Partial<ForgeSettings> = {}) => new Device(mock, login, settings).open(),
    /** What is published. */
    published: (path = 'site.json') => mock.git(['show', `main:${path}`]),
  };
}
