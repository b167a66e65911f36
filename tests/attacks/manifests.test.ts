// @vitest-environment jsdom
/** Manifests that are meant to do harm: each has one answer. */
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareSearchEngines } from '../../src/output/seo/search-engines.ts';
import { render } from '../../src/render/render.tsx';
import { tryManifest } from '../support/manifest/try-manifest.ts';
import { linkedAddress, strangeAddresses } from './addresses.ts';
import { findTexts, skeletons, type Texts } from './documents.ts';
import { addressPlaces } from './places.ts';
import { markdownStrings, markupStrings, terminalStrings, wrongLinks } from './strings.ts';

describe('an address that nobody has is one finding, at its place', () => {
  test.each(addressPlaces)('$name', async ({ edits, code, pointer }) => {
    const answers: [string, string[]][] = [];
    const refused = code === 'invalid-link' ? strangeAddresses : [...strangeAddresses, linkedAddress];
    for (const address of refused) {
      const { problems } = await tryManifest(edits(address));
      const errors = problems.filter(({ severity }) => severity === 'error');
      answers.push([address, errors.map((error) => `${error.code} ${error.pointer}`)]);
    }
    expect(answers).toEqual(refused.map((address) => [address, [`${code} ${pointer}`]]));
  });
});

const delivery = { app: '/a.js', script: '', build: 'a.b', style: '' } as const;
const documentOf = (site: NonNullable<Awaited<ReturnType<typeof tryManifest>>['site']>, path = '/') => {
  const found = prepareSearchEngines(site);
  return render(site, path, (page) => ({ ...delivery, found: found.tags(page) }));
};

describe('a link that leads to no place where a link may lead', () => {
  test.each(wrongLinks)('%j is a mistake', async (href) => {
    for (const edits of [
      { '/footer/links/0/href': href },
      { '/constants/there': href || ' ', '/footer/links/0/href': '{there}' },
    ]) {
      const { site, problems } = await tryManifest(edits);
      expect(problems.map(({ severity }) => severity)).toContain('error');
      expect(site).toBeUndefined();
    }
  });

  test.each(wrongLinks)('%j in a text is a mistake, or no link', async (href) => {
    for (const brand of [`[a](${href})`, `[a](<${href}>)`]) {
      const { site } = await tryManifest({ '/footer/brand': brand });
      const hrefs = site ? [...documentOf(site).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, value = '']) => value) : [];
      for (const value of hrefs) expect(value).toMatch(/^(?:[/#](?!\/)|https:\/\/bakery\.example|mailto:)/);
    }
  });
});

describe('a section may have any name that an author may choose', () => {
  test.each(['toast', 'menu', 'main', 'root', 'app', 'header', 'footer', 'body', 'location', 'constructor', 'a'])(
    '%s',
    async (id) => {
      const { site } = await tryManifest({ '/routes/0/sections/0/id': id, '/header/contact/href': `/#${id}` });
      const html = documentOf(site ?? expect.fail());
      const named = [...html.matchAll(/<(\w+)[^>]*\sid="([^"]*)"/g)].filter(([, , value]) => value === id);
      expect(named.map(([, tag]) => tag)).toEqual(['section']);
    },
  );
});

describe('no text becomes markup, a program, a style or another fact', () => {
  let texts: Texts;
  let usual: string[][];
  beforeAll(async () => {
    texts = await findTexts();
    usual = skeletons((await texts.with('Word word')).site ?? expect.fail());
    console.log(`${texts.count} places for texts`);
  });

  test('there are many places for texts', () => {
    expect(texts.count).toBeGreaterThan(150);
    expect(usual.flat().length).toBeGreaterThan(500);
  });

  // What is markup in a text on purpose is no attack.
  const isOurs = (text: string) => /\]\(|\*\*|_\w|`/.test(text);
  test.each([...markupStrings, ...markdownStrings, ...terminalStrings].filter((text) => !isOurs(text)))('%j', async (text) => {
    const { site, errors } = await texts.with(`Word ${text}`);
    // A text that nobody could read is refused instead.
    if (site) expect(skeletons(site)).toEqual(usual);
    else expect([...new Set(errors.map(({ code }) => code))]).toEqual(['invisible-character']);
  });
});
