import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';

const sumOf = (content: string) => createHash('sha256').update(content).digest('base64');
const kept = new Map<string, Map<string, Response>>();
const caches = {
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  open: async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    const put = async (address: string, answer: Response) => void cache.set(address, answer);
    return {
      put,
      match: async (address: string) => cache.get(address)?.clone(),
      add: async (address: string) => put(address, await fetch(address)),
    };
  },
};

/** Installs the worker of a build on a host whose answers the browser still has: `cached`, address → content, and `served` anew. */
async function install(cached: Record<string, string>, served: Record<string, string>): Promise<void> {
  vi.resetModules();
  let done: Promise<unknown> | undefined;
  const reactions: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
  vi.stubGlobal('self', {
    registration: { scope: 'https://a.example/edit/' },
    addEventListener: (type: string, react: (typeof reactions)[string]) => Object.assign(reactions, { [type]: react }),
    editorFiles: ['/edit/', '/edit/app/editor.2.js'],
    editorSums: { '/edit/': sumOf('new'), '/edit/app/editor.2.js': sumOf('code') },
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal(
    'fetch',
    async (address: string, { cache }: RequestInit = {}) =>
      new Response((cache !== 'reload' && cached[address]) || served[address]),
  );
  await import('./offline.ts');
  for (const type of ['install', 'activate']) {
    reactions[type]?.({
      waitUntil: (work) => {
        done = work;
      },
    });
    await done;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('a document that the browser still has from the build before is not kept for opening offline', async () => {
  await install({ '/edit/': 'old' }, { '/edit/': 'new', '/edit/app/editor.2.js': 'code' });
  expect(
    await kept
      .get(`editor https://a.example/edit/ ${sumOf('new')}`)
      ?.get('/edit/')
      ?.text(),
  ).toBe('new');
});

test.each<[string, Record<string, string>]>([
  ['document', { '/edit/': 'old', '/edit/app/editor.2.js': 'code' }],
  ['code', { '/edit/': 'new', '/edit/app/editor.2.js': 'an error page' }],
])('while a host still serves another %s, the worker before stays with what it has', async (_, served) => {
  kept.set('editor https://a.example/edit/ before', new Map());
  await expect(install({}, served)).rejects.toThrow('is not of this build');
  expect([...kept.keys()]).toContain('editor https://a.example/edit/ before');
});
