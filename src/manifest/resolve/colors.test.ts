/** A brand of five colours has all others, and can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minimalManifest } from '../../../tests/support/manifest/minimal.ts';
import { root } from '../../../tests/support/project/project.ts';
import { contrast, mix } from '../../colors/contrast.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import { rule as lowContrast } from '../../rules/low-contrast.ts';
import type { CheckContext } from '../../rules/support/rule.ts';
import { deepColors, resolveColors, veilsOf } from './colors.ts';
import type { WrittenManifest } from './written.ts';

type Theme = WrittenManifest['theme'];
const site = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as WrittenManifest;

/** What the check finds in a theme. */
function foundIn(theme: Pick<Theme, 'colors' | 'scheme'>): unknown[] {
  const colors = resolveColors(theme);
  const context = { theme: { ...theme, colors, accentBands: true }, manifest: { theme } } as unknown as CheckContext;
  return [...lowContrast.check(context)];
}

/** Five colours of as many trades: light and dark grounds, loud and quiet, warm and cold. */
const brands: [trade: string, ...light: string[]][] = [
  ['bakery', '#FFFFFF', '#1F1A17', '#8A3B12', '#E0A458', '#2A1B12'],
  ['bank', '#F4F6FA', '#0B1B33', '#0A4FB3', '#FFC24B', '#07224A'],
  ['florist', '#FFF7F9', '#2B1B22', '#A81E5B', '#8BCF9B', '#3C1027'],
  ['club, dark by day', '#121016', '#F3EEFA', '#C79BFF', '#FFD166', '#2C1145'],
  ['newspaper', '#FFFFFF', '#000000', '#000000', '#FFE500', '#000000'],
];

test.each(brands)(
  '%s: what is made of five colours can be read',
  (_, ground = '', text = '', primary = '', accent = '', deep = '') => {
    const colors = { ground, text, primary, accent, deep };
    const light = Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, { light: color }]));
    expect(foundIn({ colors: light as unknown as Theme['colors'], scheme: 'light' })).toEqual([]);
  },
);

test.each([...brands, ['pale text on a dark band', '#FFFFFF', '#333333', '#0A4FB3', '#FFC24B', '#8A3B72'] as const])(
  '%s: through the veil the text of every tone can be read, whatever the picture shows',
  (_, ground = '', text = '', primary = '', accent = '', deep = '') => {
    const dark = { ground: '#101418', text: '#E6E9EC', primary: '#9DB2FF', accent, deep: '#22304A' };
    const given = Object.entries({ ground, text, primary, accent, deep }).map(([name, light]) => [
      name,
      { light, dark: dark[name as keyof typeof dark] },
    ]);
    const colors = resolveColors({ colors: Object.fromEntries(given) as Theme['colors'], scheme: 'system' });
    const veils = veilsOf(colors);
    for (const [ink, back] of [
      ['text', 'ground'],
      ['text', 'tint'],
      ['onDeep', 'deep'],
    ] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        const veil = veils[back][scheme];
        const opacity = Number.parseInt(veil.slice(7), 16) / 255;
        // Some of the picture is left.
        expect(opacity, `${back}, ${scheme}`).toBeLessThanOrEqual(0.7);
        for (const pixel of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#808080', '#ffff00']) {
          const seen = mix(pixel, veil.slice(0, 7), opacity, 'veil');
          expect(contrast(colors[ink][scheme], seen), `${ink} on ${back} on ${pixel}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  },
);

test('on dark screens the veil of a plain band has the hue of the dark bands, not that of a ground next to black', () => {
  const scheme = (light: string, dark: string) => ({ light, dark });
  // Those of the template "studio".
  const { ground, tint, deep } = veilsOf(
    resolveColors({
      colors: {
        ground: scheme('#FFF7F3', '#1B0F1A'),
        text: scheme('#35182F', '#F9EAF1'),
        primary: scheme('#982A5D', '#F5A5C8'),
        accent: scheme('#F79F76', '#F9A982'),
        deep: scheme('#431442', '#521B4F'),
      } as Theme['colors'],
      scheme: 'system',
    }),
  );
  const hued = mix('#521B4F', '#000000', 0.25, 'oklab');
  expect([ground.dark.slice(0, 7), tint.dark.slice(0, 7)]).toEqual([hued, hued]);
  // By day, and on dark bands, it has the hue of what is below it already.
  expect(ground.light.slice(0, 7)).toBe('#fff7f3');
  expect(deep.dark.slice(0, 7)).not.toBe(hued);
});

test("the site's own brand can be read with five of its colours, light and dark", () => {
  const { ground, text, primary, accent, deep } = site.theme.colors;
  expect(foundIn({ colors: { ground, text, primary, accent, deep } })).toEqual([]);
});

test('a colour that is given stays as it is', () => {
  const { colors } = minimalManifest().theme as unknown as Theme;
  expect(resolveColors({ colors })).toMatchObject(colors);
});

test('a colour that cannot be read and was not given is said of the one that it is made of', () => {
  const { ground, text, primary, accent, deep } = site.theme.colors;
  const pale = { light: '#B9C0C9', dark: text.dark ?? '' };
  const [found] = foundIn({ colors: { ground, text: pale, primary, accent, deep } });
  expect(found).toMatchObject({ pointer: '/theme/colors/text/light' });
});

test('a site that is always light has its light colours on a dark screen', () => {
  const { colors } = minimalManifest().theme as unknown as Theme;
  for (const { light, dark } of Object.values(resolveColors({ colors, scheme: 'light' }))) expect(dark).toBe(light);
});

test('on a dark band a drawing has what is dark elsewhere in light colours', () => {
  const colors = deepColors(resolveColors(site.theme));
  const { deep } = site.theme.colors;
  for (const name of ['text', 'primary', 'accent', 'muted', 'deep', 'control'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      expect(contrast(colors[name][scheme], deep[scheme] ?? ''), `${name}, ${scheme}`).toBeGreaterThan(4.5);
    }
  }
});

test('a manifest of five colours, always light, is a site', async () => {
  const { site, problems } = await loadSite(join(root, 'tests/fixtures/five-colors/site.json'));
  expect(problems).toEqual([]);
  expect(Object.keys(site?.theme.colors ?? {})).toHaveLength(18);
  expect(site?.theme.scheme).toBe('light');
});
