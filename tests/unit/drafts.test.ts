/** Pages that are drafts: validated and shown while somebody edits, and no part of what is published. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brief, type Edits, tryManifest } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';

const photo = readFileSync(join(root, 'tests/fixtures/invalid/photo.png'));
const files = { 'own.png': photo };

/** A draft with an image, a link and a placeholder of its own. */
const draft: Edits = {
  '/placeholders/openOn': '?',
  '/routes/2': {
    path: '/market',
    title: 'Corner Bakery',
    description: 'A bakery around the corner with bread, rolls and cakes, baked every morning.',
    draft: true,
    sections: [
      {
        type: 'split',
        title: 'At the market on {openOn}',
        text: ['See [us](/market).'],
        image: { src: 'own.png', alt: 'A stall' },
      },
    ],
  },
};
const linkTo = (href: string): Edits => ({ '/header/links/1': { label: 'Market', href } });

test('a published site knows nothing of a draft; whoever edits sees it', async () => {
  const { site, problems } = await tryManifest(draft, { files });
  expect(problems).toEqual([]);
  expect(site?.pages.map(({ path }) => path)).toEqual(['/']);
  expect([...(site?.assets.keys() ?? [])]).toEqual([expect.stringMatching(/^\/assets\/logo\./)]);
  expect(JSON.stringify(site)).not.toContain('market');

  const edited = await tryManifest(draft, { files, drafts: true });
  expect(edited.site?.pages.map(({ path }) => path)).toEqual(['/', '/market']);
  expect([...(edited.site?.assets.keys() ?? [])].join()).toContain('own');
  expect(edited.site?.pages[1]).not.toHaveProperty('draft');
});

test('a link to a draft is said, and stops a release; from draft to draft there is nothing to say', async () => {
  const told = await tryManifest({ ...draft, ...linkTo('/market') }, { files });
  expect(told.problems).toMatchObject([{ code: 'link-to-draft', severity: 'warning' }]);
  expect(brief(told)[0]).toContain('«"/market"»');
  const { problems } = await tryManifest({ ...draft, ...linkTo('/market') }, { files, release: true });
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'placeholder-left' },
    { code: 'link-to-draft', message: expect.stringContaining('`/market`') },
  ]);
});

test('of a draft a release asks neither for values nor for words in the privacy policy', async () => {
  const [href, title] = ['https://maps.example/x', 'Where we stand'];
  const consent = { title: 'A map of Maps', text: ['Maps learns of you.'], accept: 'Show the map' };
  const map = { type: 'embed', kind: 'map', title, src: href, link: { label: 'The map', href }, consent };
  const edits: Edits = { ...draft, '/placeholders/siteUrl': undefined, '/constants/siteUrl': 'https://bakery.example' };
  const published = await tryManifest({ ...edits, '/routes/0/sections/1': map }, { files, release: true });
  expect(published.problems.map(({ code }) => code)).toEqual(['unnamed-host']);
  const { problems } = await tryManifest({ ...edits, '/routes/2/sections/1': map }, { files, release: true });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
});

test('a mistake in a draft is found like any other', async () => {
  const { problems, site } = await tryManifest({ ...draft, '/routes/2/sections/0/text': ['See [us](/markt).'] }, { files });
  expect(problems.map(({ code }) => code)).toEqual(['broken-link']);
  expect(site).toBeUndefined();
});

test('a legal page that is a draft is not there yet', async () => {
  const german: Edits = { ...draft, '/site/country': 'DE', '/routes/2/legal': 'imprint' };
  const { problems } = await tryManifest(german, { files, release: true });
  expect(problems.map(({ code }) => code).sort()).toEqual(['missing-legal-page', 'placeholder-left']);
});
