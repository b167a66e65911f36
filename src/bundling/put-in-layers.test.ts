import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { layerOrder } from '../../schema/own-styles.ts';
import { root } from '../../tests/support/project/project.ts';
import { putInLayers } from './put-in-layers.js';

const layered = (path: string, css: string) =>
  postcss([putInLayers(root)])
    .process(css, { from: join(root, path) })
    .css.replace(/\n\s*/g, '');

test('a sheet is in the layer of its place; what has one keeps it', () => {
  expect(layered('src/parts/A.module.css', '@layer base{p{top:0}}p{top:1px}')).toBe(
    '@layer base{p{top:0}}@layer parts{p{top:1px}}',
  );
  expect(layered('src/sections/hero/Hero.module.css', 'p{top:0}@media print{p{top:1px}}')).toBe(
    '@layer sections{p{top:0}@media print{p{top:1px}}}',
  );
  // Of a site whose builder is a package.
  expect(layered('../../sections/map/Map.module.css', 'p{top:0}')).toBe('@layer sections{p{top:0}}');
  expect(layered('src/editor/window/editor.css', 'p{top:0}')).toBe('p{top:0}');
});

test('no rule of ours is outside of the layers, and the first sheet of all gives them their order', () => {
  for (const room of ['parts', 'render', 'sections', 'scaffold']) {
    const sheets = readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.css'),
    );
    for (const path of sheets) {
      const sheet = postcss.parse(layered(`src/${room}/${path}`, readFileSync(join(root, 'src', room, path), 'utf8')));
      expect(
        sheet.nodes.filter((node) => node.type !== 'comment' && !(node.type === 'atrule' && node.name === 'layer')),
        path,
      ).toEqual([]);
    }
  }
  const [, first] = postcss.parse(readFileSync(join(root, 'src/render/base.css'), 'utf8')).nodes;
  expect(`${first};`).toBe(layerOrder);
});
