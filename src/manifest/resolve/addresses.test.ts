/** What a page shows of another host in a frame: only that page may, and nothing comes while somebody edits it. */
import { expect, test } from 'vitest';
import { brief, type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { planHosting } from '../../hosting/plan.ts';
import { contentPolicy, describeDocument, formatPolicy } from '../../hosting/policy.ts';
import { withoutFrames } from './addresses.ts';

const frame = (src: string): Edits => ({
  '/routes/0/sections/1': {
    type: 'embed',
    title: 'Map',
    kind: 'map',
    src,
    consent: { title: 'Map', text: ['It comes from the provider.'], accept: 'Load' },
    link: { label: 'Map', href: 'https://map.example/' },
  },
});

/** A document that the app can come to. */
const html = '<script src="/start.js"></script>';

test('the page is one of its own, and its policy lets it frame that host alone', async () => {
  const { site } = await tryManifest({ ...frame('{map}/embed?a=b;c'), '/constants/map': 'https://map.example' });
  const [page = expect.fail()] = site?.pages ?? [];
  expect(page).toMatchObject({ isolated: true, eager: false, foreignHosts: ['https://map.example'] });
  const policy = formatPolicy(contentPolicy(describeDocument(page, html)));
  expect(policy).toContain('; frame-src https://map.example;');
  expect(policy).toContain("script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';");
  expect(policy).toContain('require-trusted-types-for');
  const other = site?.shells[0].notFound ?? expect.fail();
  expect(formatPolicy(contentPolicy(describeDocument(other, html)))).not.toContain('frame-src');
});

test('hosts are told so for that page, whose windows may come back to it; on the home page for all', async () => {
  const { site } = await tryManifest(frame('https://map.example/embed'));
  const [{ allows } = expect.fail()] = site?.pages ?? [];
  const plan = (path: string) =>
    planHosting(
      [{ path: '/' }, { path: '/other' }, { path: '*' }].map((one) =>
        describeDocument({ ...one, ...(one.path === path && { allows }) }, html),
      ),
    );
  const [own] = plan('/other').pages;
  expect(own?.path).toBe('/other');
  const relaxed = {
    'Cross-Origin-Embedder-Policy': 'unsafe-none',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  expect(own?.headers).toEqual(relaxed);
  expect(plan('/other').headers).toMatchObject({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(plan('/').headers).toMatchObject(relaxed);
});

test('the privacy policy has to name the host, and the way there is encrypted', async () => {
  const said = brief(await tryManifest(frame('http://map.example/embed')));
  expect(said.map((line) => line.split(' ')[0])).toEqual(['insecure-action', 'unnamed-host']);
  expect(said.join()).toContain('«"http://map.example/embed"»');
});

test.each(['javascript:alert(1)', '/page', 'map.example', '<iframe src="https://map.example">'])(
  '%s is no address of a frame',
  async (src) => {
    expect((await tryManifest(frame(src))).problems.map(({ code }) => code)).toEqual(['wrong-format']);
  },
);

test('an address as old codes of providers have it, without its protocol, is set right', async () => {
  const { problems } = await tryManifest(frame('//map.example/embed'));
  expect(problems.map(({ code, fix }) => [code, fix?.edits.map(({ text }) => text)])).toEqual([
    ['wrong-format', ['"https://map.example/embed"']],
  ]);
});

test('while somebody edits, the frame leads nowhere, and the page is else what it was', async () => {
  const loaded = await tryManifest(frame('https://map.example/embed'));
  if (!loaded.resolved) return expect.fail();
  const { resolved, references } = loaded;
  const [page = expect.fail(), other = expect.fail()] = resolved.pages;
  const before = structuredClone(page);
  const still = withoutFrames(page, references.addresses);
  expect(still.sections[1]).toEqual({ ...page.sections[1], src: '' });
  expect({ ...still, sections: [] }).toEqual({ ...page, sections: [] });
  expect(page).toEqual(before);
  expect(withoutFrames(other, references.addresses)).toBe(other);
});
