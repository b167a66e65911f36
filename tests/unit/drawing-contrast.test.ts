/**
 * The site's own drawings can be seen on every ground that they stand on. 3 : 1 is what WCAG 2.2 (1.4.11) asks of what a picture needs to be
 * understood. That is the structure: what is drawn in the colours of text, links and edges. Highlights and tints may be fainter.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { colorVariable } from '../../schema/names.ts';
import { contrast, mix } from '../../src/colors/contrast.ts';
import { valueAt } from '../../src/json-text/value.ts';
import { deepColors, resolveColors } from '../../src/manifest/resolve/colors.ts';
import type { WrittenManifest } from '../../src/manifest/resolve/written.ts';
import { walk } from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';

const file = join(root, 'site.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as WrittenManifest;
const colors = resolveColors(manifest.theme);
const onDeep = deepColors(colors);

/** Section types whose image stands on a card, not on the band. */
const onCards: Record<string, 'surface' | 'tint'> = { contact: 'surface', course: 'tint' };

interface Use {
  drawing: string;
  ground: 'ground' | 'tint' | 'deep' | 'surface' | 'highlight';
  where: string;
}

function* uses(): Generator<Use> {
  if (manifest.header.logo) yield { drawing: manifest.header.logo.src, ground: 'ground', where: 'header' };
  for (const { path, sections } of manifest.routes) {
    for (const section of sections) {
      const band = section.tone === 'deep' ? 'deep' : section.tone === 'tint' ? 'tint' : 'ground';
      for (const { keys, value } of walk(section)) {
        if (keys.at(-1) !== 'src' || typeof value !== 'string' || !value.endsWith('.svg')) continue;
        // A highlighted card is dark in any band, and its drawing names the colours of dark bands itself.
        const isOnHighlight = keys[0] === 'items' && valueAt(section as never, `/items/${keys[1]}/highlight`) === true;
        yield {
          drawing: value,
          ground: isOnHighlight ? 'highlight' : (onCards[section.type] ?? band),
          where: `${path} ${section.type}`,
        };
      }
    }
  }
}

/** The colours that carry a drawing, of those that it names. */
const structure = ['text', 'primary', 'muted', 'control'] as const;
const onHighlight = ['onDeep', 'primaryOnDeep'] as const;

/** What is wrong with a drawing on a ground. */
function* faintOn({ drawing, ground, where }: Use): Generator<string> {
  const svg = readFileSync(join(dirname(file), drawing), 'utf8');
  const isHighlight = ground === 'highlight';
  const carrying = [...(isHighlight ? onHighlight : structure)].filter((name) => svg.includes(`var(${colorVariable(name)}`));
  // What is drawn on a shape of its own, as the signs on the stones, needs no other ground.
  const own = ['deep', 'accent'] as const;
  if (carrying.length === 0 && own.every((name) => svg.includes(`var(${colorVariable(name)}`))) {
    for (const scheme of ['light', 'dark'] as const) {
      const ratio = contrast(colors.deep[scheme], colors.accent[scheme]);
      if (ratio < 3) yield `${drawing} (${where}), deep on accent, ${scheme}: ${ratio.toFixed(2)}`;
    }
    return;
  }
  if (carrying.length === 0) yield `${drawing} (${where}) has nothing in the colours of text, links or edges`;
  for (const scheme of ['light', 'dark'] as const) {
    const { deep, onDeep: letters } = colors;
    // Cards in a dark band are a piece of it on dark screens, and may be in any band.
    const backs = [
      colors[isHighlight ? 'deep' : ground][scheme],
      ...(ground === 'surface' ? [mix(deep.dark, letters.dark, 0.08, 'oklab')] : []),
    ];
    for (const name of carrying) {
      const own = (ground === 'deep' ? onDeep : colors)[name][scheme];
      for (const back of scheme === 'light' ? backs.slice(0, 1) : backs) {
        const ratio = contrast(own, back);
        if (ratio < 3) yield `${drawing} (${where}), ${name} on ${ground}, ${scheme}: ${ratio.toFixed(2)}`;
      }
    }
  }
}

test('every drawing can be seen on every ground that it stands on, in light and in dark', () => {
  const all = [...uses()];
  expect(all.length).toBeGreaterThan(10);
  expect(all.flatMap((use) => [...faintOn(use)])).toEqual([]);
});

test('any drawing could stand on a dark band', () => {
  const drawings = new Set([...uses()].filter(({ ground }) => ground !== 'highlight').map(({ drawing }) => drawing));
  expect([...drawings].flatMap((drawing) => [...faintOn({ drawing, ground: 'deep', where: 'anywhere' })])).toEqual([]);
});

test('without colours of its own a drawing would vanish there', () => {
  expect(contrast(colors.text.light, colors.deep.light)).toBeLessThan(1.5);
});
