/** The list of colours that are checked against each other holds what the styles of pages really put on each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { colorVariable } from '../../schema/names.ts';
import { minimalManifest } from '../../tests/support/manifest/minimal.ts';
import { root } from '../../tests/support/project/project.ts';
import { contrast, mix } from '../colors/contrast.ts';
import { rule as lowContrast, pairs } from './low-contrast.ts';
import type { CheckContext } from './support/rule.ts';

type Tone = 'plain' | 'tint' | 'deep';
const tones: readonly Tone[] = ['plain', 'tint', 'deep'];

const files = ['src/render', 'src/parts', 'src/scaffold', 'src/sections'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && name !== 'tones.css')
    .map((name) => join(folder, name)),
);
const parse = (file: string) => postcss.parse(readFileSync(join(root, file), 'utf8'));

/** What each variable of a tone is made of. */
const variables = new Map(tones.map((tone) => [tone, new Map<string, string>()]));
// What stands on "raised" cards are pairs of the plain tone and of the deep one.
parse('src/render/tones.css').walkRules(({ selectors, nodes }) => {
  for (const [tone, known] of variables) {
    if (!selectors.includes(`[data-tone="${tone}"]`)) continue;
    for (const node of nodes) if (node.type === 'decl') known.set(node.prop, node.value);
  }
});

const names = new Map(Object.keys(minimalManifest().theme.colors).map((name) => [colorVariable(name), name]));

/** Where what a file styles can stand; else in every tone, on the band itself and on cards. */
function placesOf(file: string): Partial<Record<Tone, readonly string[]>> {
  // The form is a card of its own; header, footer and what belongs to no page stand on the page's ground.
  if (/parts\/form\/|FormField\./.test(file)) return { plain: ['var(--surface)'] };
  if (/render\/(?:base|Header|HeaderMenu|Footer)\./.test(file)) return { plain: ['var(--ground)'] };
  const places = ['var(--ground)', 'var(--surface)'];
  return { plain: places, tint: places, deep: places };
}

/** A colour of a tone, in the words of the list: a name, or what two of them are mixed of. Undefined for what is none. */
function colorOf(value: string, tone: Tone, own: ReadonlyMap<string, string>): string | undefined {
  const mixed = /^color-mix\(in oklab, (.+?\)?)(?: (\d+)%)?, (.+?\)?)(?: (\d+)%)?\)$/.exec(value);
  if (mixed) {
    const [, first = '', share, second = '', other] = mixed;
    if (second === 'transparent') return said(colorOf('var(--ground)', tone, own), colorOf(first, tone, own), share, 'veil');
    const [under, over] = share ? [second, first] : [first, second];
    return said(colorOf(under, tone, own), colorOf(over, tone, own), share ?? other, 'oklab');
  }
  const [, name = '', otherwise] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value) ?? [];
  const known = own.get(name) ?? variables.get(tone)?.get(name) ?? otherwise;
  return known === undefined ? names.get(name) : colorOf(known, tone, own);
}

const said = (under: string | undefined, over: string | undefined, percent: string | undefined, way: string) =>
  `${under} + ${percent} % ${over}, ${way}`;

const listed = new Set(
  pairs.flatMap(({ front, back }) => {
    const ground = typeof back === 'string' ? back : said(back.under, back.over, String(back.percent), back.way);
    return [`${front} on ${ground}`, `${ground} on ${front}`];
  }),
);

/** Every colour of letters or icons that a rule names, on the ground that it names too, or else on those where its file can stand. */
function* paintsOf(file: string): Generator<{ selector: string; paint: string }> {
  const sheet = parse(file);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const onPaper = rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).params === 'print';
    // Under the pointer a colour moves from one that can be read towards the text's, which can be read as well.
    if (!onPaper && !rule.selector.includes(':hover')) rules.push(rule);
  });
  for (const [tone, places] of Object.entries(placesOf(file)) as [Tone, string[]][]) {
    const own = new Map<string, string>();
    for (const { selector, nodes } of rules) {
      if (!selector.startsWith(`[data-tone="${tone}"]`)) continue;
      for (const node of nodes) if (node.type === 'decl' && node.prop.startsWith('--')) own.set(node.prop, node.value);
    }
    for (const { selector, nodes } of rules) {
      const values = (pattern: RegExp) =>
        nodes.flatMap((node) => (node.type === 'decl' && pattern.test(node.prop) ? (colorOf(node.value, tone, own) ?? []) : []));
      const [front] = values(/^(?:color|--\w+-color)$/);
      if (front === undefined) continue;
      const [ground] = values(/^(?:background|background-color|--\w+-bg)$/);
      const grounds = ground === undefined ? places.map((place) => colorOf(place, tone, own)) : [ground];
      for (const back of grounds) yield { selector, paint: `${front} on ${back}` };
    }
  }
}

test('every colour that a style puts on another is checked against it', () => {
  const paints = files.flatMap((file) =>
    [...paintsOf(file)].map(({ selector, paint }) => ({ at: `${basename(file)} ${selector}`, paint })),
  );
  expect(paints.filter(({ paint }) => !listed.has(paint))).toEqual([]);
  expect(new Set(paints.map(({ paint }) => paint)).size).toBeGreaterThan(15);
});

/** What is found in the colours of the minimal manifest, some of them changed. */
function foundIn(changes: Record<string, { light: string; dark: string }>): unknown[] {
  const { colors } = minimalManifest().theme;
  const theme = { colors: { ...colors, ...changes } };
  const context = { theme, manifest: { theme } } as unknown as CheckContext;
  return [...lowContrast.check(context)].map(({ params }) => params);
}

describe('colours that cannot be read', () => {
  test('on badges', () => {
    // A highlighter that is darker than most: text in the brand's dark colour drowns in it.
    expect(foundIn({ accent: { light: '#8A5A12', dark: '#E9B96E' } })).toEqual([
      { front: 'deep', back: 'accent', needed: 4.5, scheme: 'light', ratio: expect.any(Number), better: expect.anything() },
    ]);
  });

  test('as numbers of steps, which are smaller than icons on the same ground', () => {
    expect(foundIn({ warm: { light: '#B8A67C', dark: '#2F2A22' } })).toMatchObject([{ front: 'primary', back: 'warm' }]);
  });

  test('on what stands in a dark band like a card, though they can be read on the band', () => {
    const changes = { deep: { light: '#17223F', dark: '#0B0E14' }, onDeepMuted: { light: '#8F97AF', dark: '#B3BAC5' } };
    expect(contrast(changes.onDeepMuted.light, changes.deep.light)).toBeGreaterThan(4.5);
    expect(foundIn(changes)).toEqual([
      {
        front: 'onDeepMuted',
        back: 'deep + 8 % onDeep',
        needed: 4.5,
        scheme: 'light',
        ratio: expect.any(Number),
        better: expect.anything(),
      },
    ]);
  });
});

/** As Chromium shows them. */
test.each([
  ['oklab', '#12303A', '#FFFFFF', 0.08, '#243e48'],
  ['oklab', '#B3261E', '#FFFFFF', 0.92, '#fbeeec'],
  ['veil', '#12303A', '#FFFFFF', 0.1, '#2a454e'],
] as const)('mixed in %s, %s with %s is what a browser makes of it', (way, color, other, share, expected) => {
  expect(mix(color, other, share, way)).toBe(expected);
});
