/**
 * For tests of publishing: the same site in two worlds, in a folder with git and in a forge. What its people do in both is the same, so that
 * a behaviour is asserted once.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Json } from '../../../schema/json.ts';
import { merge } from '../../../src/editor/draft/document/merge.ts';
import type { Publishing } from '../../../src/editor/publishing.ts';
import { readManifestFile } from '../../../src/editor/server/manifest-file.ts';
import { freeName } from '../../../src/files/file-name.ts';
import { writeInto } from '../../../src/json-text/between.ts';
import { Device } from '../forge/forge-site.ts';
import { type MockForge, startMockForge } from '../forge/mock-forge.ts';
import { root } from '../project/project.ts';
import { type PublishedSite, publishedSite } from './published-site.ts';
import { publishingOf } from './publishing.ts';

export type Way = 'merge' | 'squash' | 'rebase' | 'by hand';

/** Somebody with the site open in a window of the editor. */
export interface Author {
  readonly publishing: Publishing;
  /** The manifest as the window has it. */
  text(): string;
  version(): string;
  /** Reads it again: a draft that says nothing of its own follows what is published. */
  look(): Promise<void>;
  /** Saves a text. */
  keep(text: string): Promise<void>;
  /** Puts a file beside the manifest. @returns its path, from there */
  add(name: string, content: string): Promise<string>;
  remove(path: string): Promise<void>;
}

export interface World {
  readonly site: PublishedSite;
  /** @param login - another one has another folder, or another draft */
  open(login?: 'ada' | 'ben', manifest?: string): Promise<Author>;
  /**
   * Takes a proposal over, as somebody does who looks after the site.
   *
   * @throws Error where it does not fit any more
   */
  accept(branch: string, way: Way): void;
}

function worldOfGit(site: PublishedSite): World {
  const folders = new Map([['ada', site.site]]);
  return {
    site,
    async open(login = 'ada', manifest = 'site.json') {
      const folder = folders.get(login) ?? join(site.folder, login);
      if (!folders.has(login)) {
        site.git('clone', '--quiet', site.remote, folder);
        for (const [key, value] of [
          ['user.name', login],
          ['user.email', `${login}@example.org`],
        ])
          site.git('-C', folder, 'config', key ?? '', value ?? '');
        folders.set(login, folder);
      }
      const file = join(folder, manifest);
      const at = (path: string) => join(dirname(file), path);
      return {
        publishing: publishingOf(file),
        text: () => readManifestFile(file).text,
        version: () => readManifestFile(file).version,
        look: async () => {},
        keep: async (text) => writeFileSync(file, text),
        async add(name, content) {
          mkdirSync(at('media'), { recursive: true });
          const [stem = '', ending = ''] = name.split('.');
          const names = readdirSync(at('media'));
          const same = names.find((one) => readFileSync(at(`media/${one}`), 'utf8') === content);
          const path = `media/${same ?? freeName(stem, ending, names)}`;
          writeFileSync(at(path), content);
          return path;
        },
        remove: async (path) => rmSync(at(path), { force: true }),
      };
    },
    accept: (branch, way) => acceptByGit(site, branch, way),
  };
}

function worldOfForge(site: PublishedSite, mock: MockForge): World {
  return {
    site,
    async open(login = 'ada', manifest = 'site.json') {
      const device = await new Device(mock, login, { manifest }).open();
      const { storage } = device;
      return {
        publishing: device.publishing,
        text: () => device.stored.text,
        version: () => device.stored.version,
        async look() {
          device.stored = await storage.read();
        },
        async keep(text) {
          device.stored = await storage.read();
          expect(await device.keep(text)).toBe('saved');
        },
        async add(name, content) {
          const kept = await storage.upload(name, new Blob([content]));
          return 'file' in kept ? kept.file.path : expect.fail(`${name} is refused: ${kept.refused}`);
        },
        async remove(path) {
          await storage.versions?.removePictures([path]);
        },
      };
    },
    accept(branch, way) {
      const number = mock.pulls.findLast(({ head, state }) => head === branch && state === 'open')?.number;
      if (number === undefined || (way !== 'merge' && way !== 'squash')) return acceptByGit(site, branch, way);
      mock.merge(number, way);
      site.atRemote('update-ref', '-d', `refs/heads/${branch}`);
    },
  };
}

/** As services do it; by hand, each change is made once more, and the proposal is left as it is. */
function acceptByGit(site: PublishedSite, branch: string, way: Way): void {
  site.elsewhere((_, git) => {
    if (way === 'merge') git('merge', '--quiet', '--no-ff', '--no-edit', branch);
    else if (way === 'rebase') git('cherry-pick', '--allow-empty', ...commitsOf(git, branch));
    else git('merge', '--quiet', '--squash', branch);
  });
  if (way !== 'by hand') site.atRemote('update-ref', '-d', `refs/heads/${branch}`);
}

const commitsOf = (git: (...args: string[]) => string, branch: string) =>
  git('rev-list', '--reverse', '--no-merges', `HEAD..${branch}`).split('\n');

/** @returns a new site in a world, and what ends it */
export async function makeWorld(which: 'git' | 'forge'): Promise<{ world: World; end(): Promise<void> }> {
  const fixture = (name: string) => join(root, 'tests/fixtures/valid/minimal', name);
  const site = publishedSite({ 'site.json': fixture('site.json'), 'logo.svg': fixture('logo.svg') });
  const mock = which === 'forge' ? await startMockForge(site.remote) : undefined;
  return {
    world: mock ? worldOfForge(site, mock) : worldOfGit(site),
    async end() {
      await mock?.close();
      site.remove();
      expect(mock?.wrong ?? []).toEqual([]);
    },
  };
}

/** Keeps the settings of this machine's git out of each test of a file. */
export function gitForEach(): void {
  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
}

/** Makes a site for each test of a file. */
export function worldForEach(which: 'git' | 'forge'): () => World {
  let made: Awaited<ReturnType<typeof makeWorld>>;
  gitForEach();
  beforeEach(async () => {
    made = await makeWorld(which);
  });
  afterEach(() => made.end());
  return () => made.world;
}

/** Writes something else for something in the manifest, and saves it. */
export async function change(author: Author, from: string, to: string): Promise<void> {
  if (!author.text().includes(from)) throw new Error(`The manifest does not hold ${from}: ${author.text()}`);
  await author.keep(author.text().replace(from, to));
}

/**
 * Does as the editor's window does: merges what is published into what is kept, saves, and says so.
 *
 * @returns the places where both say something else; then nothing is saved
 */
export async function getLatest(author: Author): Promise<string | string[]> {
  const { text, base, commit } = await author.publishing.latest();
  const [old, mine, theirs] = [base, author.text(), text].map((one) => JSON.parse(one) as Json) as [Json, Json, Json];
  const { merged, conflicts } = merge(old, mine, theirs);
  if (conflicts.length > 0) return conflicts.map(({ pointer }) => pointer);
  await author.keep(writeInto(text, merged));
  return author.publishing.takeOver(commit, author.version());
}
