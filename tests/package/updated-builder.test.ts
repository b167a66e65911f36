/** An update of the builder that brings a section type which a site has as its own: it warns, and changes no file of the site. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { componentOf, makeOwnSite, schemaOf } from '../support/project/own-site.ts';
import { copyProject, root } from '../support/project/project.ts';

test('a type of the same name changes no file', async () => {
  const site = makeOwnSite('updated');
  const builder = copyProject('updated-builder', 'link');
  try {
    site.write('sections/price-board/schema.ts', schemaOf());
    site.write('sections/price-board/PriceBoard.tsx', componentOf('PriceBoard'));
    site.writeSite([{ type: 'price-board', title: 'What it costs' }]);
    const before = await site.run('build');
    expect(before.code, before.text).toBe(0);
    expect(before.text).not.toContain('same-name-type');
    const built = treeOf(join(site.folder, 'dist'));
    // One that has other props, a rule about them, and something to tell search engines.
    const folder = join(builder, 'src/sections/price-board');
    cpSync(join(root, 'src/sections/faq'), folder, { recursive: true });
    const component = readFileSync(join(folder, 'Faq.tsx'), 'utf8');
    writeFileSync(join(folder, 'PriceBoard.tsx'), component.replace('function Faq(', 'function PriceBoard('));
    rmSync(join(folder, 'Faq.tsx'));
    writeFileSync(join(folder, 'facts.ts'), `export const facts = () => [{ '@type': 'FAQPage' }];\n`);
    cpSync(join(root, 'src/sections/table/checks/uneven-row.ts'), join(folder, 'checks/uneven-price.ts'));
    const updated = await site.run('build', [], builder);
    expect([updated.code, updated.text]).toEqual([0, expect.stringContaining('same-name-type')]);
    expect(treeOf(join(site.folder, 'dist'))).toEqual(built);
  } finally {
    for (const made of [site.folder, builder]) rmSync(made, { recursive: true, force: true });
  }
});
