/** The facts of whole sites, against the table of what each thing of schema.org needs to be of use. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { things } from '../../../tests/commands/search-table.ts';
import { walk } from '../../../tests/support/manifest/manifest.ts';
import { root } from '../../../tests/support/project/project.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import { structuredData } from './structured-data.ts';

type Thing = Record<string, unknown>;

test.each([
  ['falkenrast', ['Event', 'FoodEstablishment', 'MenuItem', 'Offer', 'OpeningHoursSpecification']],
  ['les-sentiers', ['Article', 'Event', 'OpeningHoursSpecification']],
  ['verein-hafenchor', ['Article', 'Event']],
  ['madrasat-al-bustan', ['Article', 'FoodEstablishment', 'MenuItem', 'Offer', 'OpeningHoursSpecification']],
  ['warshat-khatt', ['Article', 'Menu', 'MenuItem', 'Offer']],
])('%s tells things of %j, and all that it tells is whole', async (name, types) => {
  const { site = expect.fail(`${name} is not valid.`) } = await loadSite(join(root, 'tests/fixtures/valid', name, 'site.json'), {
    today: '2026-04-01',
  });
  const told = new Set<string>();
  for (const page of site.pages) {
    const graph = JSON.parse(structuredData(site, page, [], `${site.url}/card.png`)) as Thing;
    for (const { value } of walk(graph)) {
      if (typeof value !== 'object' || value === null || !('@type' in value)) continue;
      const thing = value as Thing;
      const type = String(thing['@type']);
      const { needs, oneOf } = things[type] ?? expect.fail(`tests/commands/search-table.ts does not know ${type} (${page.path})`);
      const isThere = (key: string) => ![undefined, null, ''].includes(thing[key] as undefined) && String(thing[key]) !== '';
      expect(
        needs.filter((key) => !isThere(key)),
        `${page.path}: ${type}`,
      ).toEqual([]);
      if (oneOf) expect(oneOf.some(isThere), `${page.path}: ${type}`).toBe(true);
      // Prices are read from what guests read: none becomes a thousand times itself.
      if (type === 'Offer') expect(Number(thing.price), page.path).toBeLessThan(100);
      told.add(type);
    }
    expect(JSON.stringify(graph).includes('"@type":"Article"'), page.path).toBe(page.entry !== undefined);
  }
  expect(types.filter((type) => !told.has(type))).toEqual([]);
});
