import { expect, test } from 'vitest';
import { change, rename } from '../../schema/migrations.ts';
import { history } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import { bareManifest } from './bare-manifest.ts';

test('the shell is of the version of today, and pages in it stay as they are written', () => {
  const next = history.current + 1;
  const sections = new Map([['text', { type: 'text', steps: [change('text', (text) => [text])] }]]);
  const version = { sections, site: [rename('footer.copyright', 'rights')] };
  const known = { current: next, versions: new Map([...history.versions, [next, version]]) };
  const section = { type: 'text', text: ['As today.'] };
  const page = { path: '/a', title: 'A', description: 'A page.', sections: [section] };

  const manifest = bareManifest([section], [page], known);

  expect(manifest.version).toBe(next);
  expect(manifest.footer).toHaveProperty('rights');
  expect(manifest.routes.slice(0, 2).map((route) => route.sections)).toEqual([[section], [section]]);
  expect(migrate(manifest, known).manifest).toEqual(manifest);
});
