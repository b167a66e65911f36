import { expect, test, vi } from 'vitest';
import type { Built, Head } from '../repository/github/ports.ts';
import { deploymentState, watchSite } from './deployment-state.ts';

const built: Built = {
  ...{ commit: 'c1', builder: '1.0.0', src: 'a', schema: 'b', sections: 's1', styles: 'y1', at: '2026-01-01T14:03:00Z' },
  manifest: { path: 'site.json', blob: 'm1' },
};
const head: Head = { commit: 'c1', src: 'a', schema: 'b', sections: 's1', styles: 'y1', manifest: { blob: 'm1' } };
const published: Head = { ...head, commit: 'c2', manifest: { blob: 'm2' } };

test('visitors see what is published once the site says that it was built of it', () => {
  expect(deploymentState(built, published, built)).toEqual({ kind: 'on-its-way' });
  const at = '2026-01-01T14:09:00Z';
  expect(deploymentState(built, published, { ...built, at, manifest: { path: 'site.json', blob: 'm2' } })).toEqual({
    kind: 'online',
    since: Date.parse(at),
  });
});

test('other pictures or pages beside it change nothing: what counts is the manifest', () => {
  expect(deploymentState(built, { ...head, commit: 'c9' }, built)).toMatchObject({ kind: 'online' });
});

test.each(['src', 'schema', 'sections', 'styles'] as const)(
  'with another %s the editor only reads, until there is one of that',
  (name) => {
    const other = { ...published, [name]: 'other' };
    expect(deploymentState(built, other, built)).toEqual({ kind: 'deploying' });
    expect(deploymentState(built, other, { ...built, [name]: 'other' })).toEqual({ kind: 'newer-editor' });
    expect(deploymentState(built, other, undefined)).toEqual({ kind: 'deploying' });
  },
);

test('own section types that are new, or gone, are others', () => {
  const { sections: _, ...without } = built;
  expect(deploymentState(without, head, without)).toEqual({ kind: 'deploying' });
});

test('of a site with the builder as a package the list of packages counts, and folders of its own that are called alike do not', () => {
  const { src: _, schema: __, ...site } = { ...built, lock: 'l1' };
  expect(deploymentState(site, { ...head, lock: 'l1' }, site)).toMatchObject({ kind: 'online' });
  expect(deploymentState(site, { ...head, lock: 'l2' }, site)).toEqual({ kind: 'deploying' });
});

test('nothing is said before the storage knows what is published, nor of a site that says nothing', () => {
  expect(deploymentState(built, undefined, built)).toBeUndefined();
  expect(deploymentState(built, head, undefined)).toBeUndefined();
});

test('what somebody else has published is online, and not on its way, in a window that was open before', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  let site = built;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(site)));
  let known = head;
  const told: unknown[] = [];
  const end = watchSite(
    'https://bakery.example',
    built,
    () => known,
    async () => (known = published),
  )((state) => told.push(state));
  await vi.advanceTimersByTimeAsync(5_000);
  site = { ...built, commit: 'c2', manifest: { path: 'site.json', blob: 'm2' } };
  await vi.advanceTimersByTimeAsync(125_000);
  expect(told).toEqual([expect.objectContaining({ kind: 'online' }), expect.objectContaining({ kind: 'online' })]);
  expect(known).toBe(published);
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
