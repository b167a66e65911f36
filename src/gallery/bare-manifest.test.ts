import { expect, test } from 'vitest';
import { change, rename } from '../../schema/migrations.ts';
import { nextHistory, withHistory } from '../../tests/support/manifest/with-history.ts';
import { migrate } from '../migrations/migrate.ts';
import { bareManifest } from './bare-manifest.ts';

test('the shell is of the version of today, and pages in it stay as they are written', async () => {
  const sections = new Map([['text', { type: 'text', steps: [change('text', (text) => [text])] }]]);
  const known = nextHistory({ sections, site: [rename('footer.copyright', 'rights')] });
  const section = { type: 'text', text: ['As today.'] };
  const page = { path: '/a', title: 'A', description: 'A page.', sections: [section] };

  const manifest = await withHistory(known, () => bareManifest([page], { root: '.', project: '.' }));

  expect(manifest.version).toBe(known.current);
  expect(manifest.footer).toHaveProperty('rights');
  expect(manifest.routes[1]?.sections).toEqual([section]);
  expect(migrate(manifest, known).manifest).toEqual(manifest);
});
