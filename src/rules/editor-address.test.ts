/** Where an editor in the browser cannot lie, or should not. */
import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';

/** What is said of an editor at an address, beside a site at `https://bakery.example`. */
async function codesOf(url: string, changes: object = {}): Promise<string[]> {
  const editor = { forge: 'github', repository: 'ada/site', url };
  const { problems } = await tryManifest({ '/editor': editor, '/site/lang': 'en', ...changes });
  return problems.map(({ code }) => code);
}

test.each([
  'https://exa<mple.com',
  'https://[::1/',
  'https://example.com:99999/',
  'https://%zz/',
  'https://a;b.example/',
  'https://a..b/',
  'https://edit.example.com//evil.example/',
  'https://edit.example.com/a//',
  'http://127.evil.example/',
])('%s is no address of an editor', async (url) => {
  expect(await codesOf(url)).toEqual(['editor-address']);
});

test.each([
  'https://edit.example.com',
  'https://edit.example.com:8443/',
  'http://localhost:4000/',
  'https://bäckerei.example/edit/',
  'https://bakery.example/edit',
])('%s is one', async (url) => {
  expect(await codesOf(url)).toEqual([]);
});

test('an old address below the editor is found in percent notation, too', async () => {
  expect(await codesOf('https://bakery.example/edit/', { '/redirects': [{ from: '/%65dit/old', to: '/' }] })).toEqual([
    'editor-address',
  ]);
});

test('where all projects of an account share an origin it warns', async () => {
  for (const url of [
    'https://ada.github.io',
    'https://ada.github.io/editor/',
    'https://Choir.GitLab.io./',
    'https://ada.codeberg.page/',
  ])
    expect(await codesOf(url), url).toEqual(['editor-shared-origin']);
  for (const url of ['https://github.io.example/', 'https://ada-github.io/', 'https://editor.netlify.app/'])
    expect(await codesOf(url), url).toEqual([]);
});
