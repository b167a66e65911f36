import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../colors/contrast.ts';
import { brandOf } from './brand.ts';

const { theme } = JSON.parse(readFileSync('site.json', 'utf8')) as { theme: { colors: Record<string, object> } };
const five = {
  colors: {
    ground: { light: '#FFFFFF', dark: '#101418' },
    text: { light: '#1B2A41', dark: '#F0F3F6' },
    primary: { light: '#0B6460', dark: '#6FD0C6' },
    accent: { light: '#F4A259', dark: '#F6B979' },
    deep: { light: '#12303A', dark: '#0F464A' },
  },
  scheme: 'system',
};
const withPrimary = (light: string) => ({ ...five, colors: { ...five.colors, primary: { light, dark: '#6FD0C6' } } });

test('every pair has its figure in both schemes; a brand that can be read needs no suggestion', () => {
  const { colors, contrasts, suggestions } = brandOf(theme) ?? expect.fail();
  expect(Object.keys(colors)).toHaveLength(18);
  expect(contrasts.filter(({ scheme }) => scheme === 'dark').length).toBe(contrasts.length / 2);
  for (const { ratio, needed } of contrasts) expect(ratio).toBeGreaterThanOrEqual(needed);
  expect(suggestions).toEqual([]);
  const text = contrasts.find(({ front, back, scheme }) => front === 'text' && back.join() === 'ground' && scheme === 'light');
  expect(text).toMatchObject({ needed: 4.5, ground: '#FBF8F3', ratio: Math.floor(contrast('#1B2A41', '#FBF8F3') * 10) / 10 });
});

test('what is always light has no figures for dark screens', () => {
  const { contrasts } = brandOf({ ...five, scheme: 'light' }) ?? expect.fail();
  expect(contrasts.every(({ scheme }) => scheme === 'light')).toBe(true);
});

test('for a colour that cannot be read, the nearest of its hue is suggested, and with it all can be read', () => {
  const { contrasts, suggestions } = brandOf(withPrimary('#5FB8B2')) ?? expect.fail();
  expect(contrasts.some(({ front, ratio, needed }) => front === 'primary' && ratio < needed)).toBe(true);
  const { color } = suggestions.find(({ name, scheme }) => name === 'primary' && scheme === 'light') ?? expect.fail();
  const mended = brandOf(withPrimary(color)) ?? expect.fail();
  expect(mended.contrasts.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  // One colour is the mistake: its partners need no other one.
  expect(suggestions).toHaveLength(1);
});

test('a theme that is none has no brand; one whose font is wrong has', () => {
  expect(brandOf(withPrimary('#12'))).toBeUndefined();
  expect(brandOf(undefined)).toBeUndefined();
  expect(brandOf({ ...five, fonts: 1 })).toBeDefined();
});

test('whoever gives buttons another hue is offered the same for dark screens, where it can be read', () => {
  expect(brandOf(withPrimary('#1A3A8F'))?.suggestions).toEqual([
    { name: 'primary', scheme: 'dark', color: expect.stringMatching(/^#[0-9A-F]{6}$/), along: true },
  ]);
});
