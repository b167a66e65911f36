import { expect, test } from 'vitest';
import type { Site } from '../../schema/resolved.ts';
import { minimalManifest } from '../../tests/support/manifest/minimal.ts';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { themeCss } from './theme.ts';

type Theme = Site['theme'];

/** The CSS of the minimal manifest's theme with other colours, and without others of its own. */
async function styled(colors: Partial<Record<keyof Theme['colors'], Theme['colors']['ground'] | undefined>>, scheme = 'system') {
  const { theme } = minimalManifest();
  const { site } = await tryManifest({ '/theme': { ...theme, scheme, colors: { ...theme.colors, ...colors } } });
  return themeCss((site ?? expect.fail('The site has errors.')).theme);
}

const own = { ground: { light: '#FBF8F3', dark: '#0F1826' }, tint: { light: '#E6F1EF', dark: '#16303A' } };

test('a colour is the light one on a light screen and the dark one on a dark screen', async () => {
  expect(await styled(own)).toContain('--color-ground:light-dark(#FBF8F3,#0F1826)');
});

test('a brand whose cards stand out from every ground gets no edges', async () => {
  expect(await styled({ ...own, surface: { light: '#FFFFFF', dark: '#182437' } })).not.toContain('--card-edge');
});

test.each([
  ['ground', { light: '#FBF8F3', dark: '#182437' }, /:root\{--card-edge:1px[^}]*\}\[data-tone="tint"\]\{--card-edge:none\}/],
  ['tint', { light: '#E6F1EF', dark: '#182437' }, /:root\{--card-edge:none\}\[data-tone="tint"\]\{--card-edge:1px/],
  ['ground in dark alone', { light: '#FFFFFF', dark: '#0f1826' }, /:root\{--card-edge:1px solid light-dark\(transparent,color/],
  ['ground, but for what nobody sees', { light: '#FDFAF4', dark: '#182437' }, /:root\{--card-edge:1px/],
])('cards of the colour of the %s get an edge there', async (_, surface, rule) => {
  expect(await styled({ ...own, surface })).toMatch(rule);
});

test.each(['#FFFEFC', '#FDFDFB', '#FFFDFA', '#FFFCF7', '#FEFBF6', '#FFFAF2', '#FCFBF8'])(
  'cards that get their surface from the ground %s get an edge',
  async (light) => {
    expect(await styled({ ground: { light, dark: '#0F1826' }, surface: undefined })).toMatch(/:root\{--card-edge:1px solid/);
  },
);

test('each tone has its own veil for pictures behind it, where there are any', async () => {
  const behind = { type: 'text', title: 'One', text: ['Two'], backdrop: { src: 'logo.svg', alt: '' } };
  const { site } = await tryManifest({ '/routes/0/sections/1': behind });
  expect(themeCss((site ?? expect.fail()).theme)).toMatch(
    /:root\{--veil-color:light-dark\(#[0-9a-f]{8},#[0-9a-f]{8}\)\}\[data-tone="tint"\]\{--veil-color:.*\[data-tone="deep"\]\{--veil-color:/,
  );
  expect(await styled(own)).not.toContain('--veil-color');
});

test('a site that is always light has one value for each colour, and tells the browser', async () => {
  const css = await styled(own, 'light');
  expect(css).toContain(':root{color-scheme:light;');
  expect(css).toContain('--color-ground:#FBF8F3;');
  expect(await styled(own)).toContain(':root{color-scheme:light dark;');
});

test('paper is white: a site that is dark by day has dark letters there, any other its own', async () => {
  const dark = { ground: { light: '#121016', dark: '#121016' }, text: { light: '#F3EEFA', dark: '#F3EEFA' } };
  const { site } = await tryManifest({});
  const theme = (site ?? expect.fail()).theme;
  expect(themeCss({ ...theme, colors: { ...theme.colors, ...dark } })).toMatch(/@media print\{:root\{[^}]*--color-text:#111/);
  expect(themeCss(theme)).not.toContain('@media print');
});
