import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Edits, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { ErrorView } from './ErrorView.tsx';
import { render } from './render.tsx';

/** The home page of the minimal manifest after edits. */
async function renderHome(edits: Edits): Promise<string> {
  const { site, problems } = await tryManifest(edits);
  return render(site ?? expect.fail(JSON.stringify(problems)), '/', () => ({ app: '', script: '', build: '', style: '' }));
}

test('the frame of the browser has the colour of the ground, light and dark', async () => {
  const ground = { light: '#FFFFFE', dark: '#000001' };
  const html = await renderHome({ '/theme/colors/ground': ground });
  for (const [scheme, color] of Object.entries(ground)) {
    expect(html).toContain(`<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})"/>`);
  }
});

test('the first title of a page is its heading, whichever section has it, and a section may speak another language', async () => {
  const html = await renderHome({
    '/routes/0/sections/0/title': undefined,
    '/routes/0/sections/1': { type: 'text', title: 'Bonjour', text: ['Oui'], lang: 'fr' },
    '/routes/0/sections/2': { type: 'text', title: 'Goodbye', text: ['No'] },
  });
  expect(html.match(/<h1[ >].*?<\/h1>/g)).toEqual([expect.stringContaining('Bonjour')]);
  expect(html).toMatch(/<section lang="fr"[^>]*>(?:(?!<section).)*Bonjour/);
});

test('a link to an anchor is not the page that is shown, a link to the page is', async () => {
  const html = await renderHome({ '/header/links/0': { label: 'Start', href: '/' } });
  const links = html.match(/<a [^>]*>(?:Start|Contact)</g) ?? [];
  expect(links.map((link) => link.includes('aria-current="page"'))).toEqual([true, false]);
});

test('the way out of an error leads to the anchor that it names', async () => {
  const { site } = await tryManifest({ '/errorView/actions/0/href': '/#contact' });
  const { errorView } = site?.shells[0] ?? expect.fail();
  expect(renderToStaticMarkup(createElement(ErrorView, { view: errorView, message: '' }))).toContain('href="/#contact"');
});

test('a page from the right says so, and a section the other way too; one from the left says nothing', async () => {
  const text = { type: 'text', title: 'Bonjour', text: ['Oui'], lang: 'fr' };
  const html = await renderHome({ '/site/lang': 'ar', '/routes/0/sections/1': text });
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(html).toMatch(/<section lang="fr" dir="ltr"[^>]*>(?:(?!<section).)*Bonjour/);
  expect(await renderHome({ '/routes/0/sections/1': text })).not.toContain(' dir=');
});

test('a page that the app comes with fetches the script once it is painted, any other holds it', async () => {
  const { site } = await tryManifest({});
  const of = (scriptFile?: string) =>
    render(site ?? expect.fail(), '/', () => ({ app: '/a.js', script: 'go()', scriptFile, build: '', style: '' }));
  expect(of()).toMatch(/<script data-app="\/a\.js"[^>]*>go\(\)<\/script>/);
  expect(of('/s.js')).toMatch(/<script data-app="\/a\.js"[^>]*>addEventListener\("load",[^<]*import\("\/s\.js"\)[^<]*<\/script>/);
});

test('a page without a header begins with its content; what could be skipped is skipped', async () => {
  const bare = await renderHome({ '/routes/0/header': false });
  expect(bare).not.toContain('<header');
  expect(bare).not.toContain('skip-link');
  expect(bare).toMatch(/<main id="[^"]+" tabindex="-1">.*<footer/i);
  const whole = await renderHome({});
  expect(whole).toContain('skip-link');
  expect(whole.indexOf('skip-link')).toBeLessThan(whole.indexOf('<header'));
});

test('a picture behind the first section loads before all others, one further down when it comes near', async () => {
  const backdrop = { src: 'logo.svg', alt: '' };
  const text = { type: 'text', title: 'One', text: ['Two'], backdrop };
  const [first, second] = (
    await renderHome({ '/routes/0/sections/0': text, '/routes/0/sections/1': { ...text, id: 'contact' } })
  ).match(/data-text-on="veil"><picture><img[^>]*>/g) ?? [''];
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('lazy');
  expect(second).toContain('loading="lazy"');
});

test('a hero with its image behind it is the same as one with a backdrop', async () => {
  const hero = { type: 'hero', id: 'contact', title: 'Bread' };
  const image = { src: 'logo.svg', alt: 'A loaf' };
  const [behind, backdrop] = [
    await renderHome({ '/routes/0/sections/0': { ...hero, layout: 'background', image: [image] } }),
    await renderHome({ '/routes/0/sections/0': { ...hero, backdrop: image } }),
  ];
  expect(behind).toContain('data-text-on="veil"');
  expect(behind).toBe(backdrop);
});
