/** The page takes all bytes from its source: of one that is no server, nothing is loaded by an address. */
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../../tests/support/project/project.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import { themeCss } from '../../render/theme.ts';
import { renderPage } from './dom-paths.ts';
import { fromBlobs } from './file-source.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

test.each(['site.json', 'tests/fixtures/valid/atelier-velo/site.json'])('each page of %s', async (file) => {
  const { site } = await loadSite(join(root, file));
  if (!site) throw new Error(`${file} is not valid.`);
  const addresses = [...site.assets.keys()];
  let made = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:null/${made++}` }));
  const files = fromBlobs();
  files.receive?.(addresses.map((address) => [address, new Blob()]));
  const used = new Set<string>();
  for (const page of site.pages) {
    const taken = files.take({ shell: site.shells[0], page, theme: site.theme });
    const { container, unmount } = render(renderPage(taken.shell, taken.page));
    const shown = container.innerHTML + document.head.innerHTML + themeCss(taken.theme);
    expect(addresses.filter((address) => shown.includes(address))).toEqual([]);
    for (const [url] of shown.matchAll(/blob:null\/\d+/g)) used.add(url);
    unmount();
  }
  expect(used.size).toBeGreaterThan(3);
});
