import { expect, test } from 'vitest';
import type { Site } from '../../schema/resolved.ts';
import { minimalManifest } from '../../tests/minimal.ts';
import { themeCss } from './theme.ts';

type Colors = Site['theme']['colors'];

/** The CSS of the minimal manifest's theme with other colours. */
const styled = (colors: Partial<Colors>) => {
  const theme = minimalManifest().theme as unknown as Site['theme'];
  return themeCss({ ...theme, colors: { ...theme.colors, ...colors } });
};

const own = { ground: { light: '#FBF8F3', dark: '#0F1826' }, tint: { light: '#E6F1EF', dark: '#16303A' } };

test('a colour is the light one on a light screen and the dark one on a dark screen', () => {
  expect(styled(own)).toContain('--color-ground:light-dark(#FBF8F3,#0F1826)');
});

test('a brand whose cards stand out from every ground gets no edges', () => {
  expect(styled({ ...own, surface: { light: '#FFFFFF', dark: '#182437' } })).not.toContain('--card-edge');
});

test.each([
  ['ground', { light: '#FBF8F3', dark: '#182437' }, /:root\{--card-edge:1px[^}]*\}\[data-tone="tint"\]\{--card-edge:none\}/],
  ['tint', { light: '#E6F1EF', dark: '#182437' }, /:root\{--card-edge:none\}\[data-tone="tint"\]\{--card-edge:1px/],
  ['ground in dark alone', { light: '#FFFFFF', dark: '#0f1826' }, /:root\{--card-edge:1px solid light-dark\(transparent,color/],
  ['ground, but for what nobody sees', { light: '#FDFAF4', dark: '#182437' }, /:root\{--card-edge:1px/],
])('cards of the colour of the %s get an edge there', (_, surface, rule) => {
  expect(styled({ ...own, surface })).toMatch(rule);
});

test('a site that is always light has one value for each colour, and tells the browser', () => {
  const light = { light: '#FBF8F3', dark: '#FBF8F3' };
  const theme = minimalManifest().theme as unknown as Site['theme'];
  const css = themeCss({ ...theme, scheme: 'light', colors: { ...theme.colors, ground: light } });
  expect(css).toContain(':root{color-scheme:light;');
  expect(css).toContain('--color-ground:#FBF8F3;');
  expect(styled(own)).toContain(':root{color-scheme:light dark;');
});

test('paper is white: a site that is dark by day has dark letters there, any other its own', () => {
  const dark = { ground: { light: '#121016', dark: '#121016' }, text: { light: '#F3EEFA', dark: '#F3EEFA' } };
  expect(styled(dark)).toMatch(/@media print\{:root\{[^}]*--color-text:#111/);
  expect(styled(own)).not.toContain('@media print');
});
