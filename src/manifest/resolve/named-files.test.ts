import { expect, test } from 'vitest';
import { minimalManifest } from '../../../tests/support/manifest/minimal.ts';
import type { Files, UnusableImage } from '../../findings/ports.ts';
import { resolveColors } from './colors.ts';
import { NamedFiles } from './named-files.ts';
import type { WrittenManifest } from './written.ts';

const colors = resolveColors(minimalManifest().theme as WrittenManifest['theme']);

/** Files of which none can be used, all for the same reason. */
function allUnusable(why: UnusableImage) {
  let looks = 0;
  const look = () => {
    looks++;
    return why;
  };
  const files = { image: look, font: look, icon: look, beside: () => [] } as unknown as Files;
  return { files: new NamedFiles(files, colors), looks: () => looks };
}

test.each([
  ['outside', { code: 'path-outside', params: { isLink: false } }, { code: 'path-outside', params: { isLink: false } }],
  ['link', { code: 'path-outside', params: { isLink: true } }, { code: 'path-outside', params: { isLink: true } }],
  ['unreadable', { code: 'unreadable-image' }, { code: 'unreadable-font' }],
  ['pointer', { code: 'unreadable-image', params: { standIn: 'pointer' } }, undefined],
] as const)('what is %s says so wherever it is named, and is looked at once', (why, image, font) => {
  const { files, looks } = allUnusable(why);
  for (const pointer of ['/a', '/b']) expect(files.image('x.svg', pointer)).toMatchObject({ ...image, pointer });
  expect(looks()).toBe(1);
  expect(files.icon('y.svg', '/c')).toMatchObject({ value: [], finding: image });
  if (font) expect(files.font('z.woff2', '/d')).toMatchObject(font);
});
