import { inspect } from 'node:util';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { readable } from './overlay.ts';

test('of a source that cannot be compiled the terminal shows what, where and the lines around it, and no more', async () => {
  const code = `export const first = 1;\nexport const A = () => <p>{[1].map((one ?? ) => one)}</p>;\n${'// A line.\n'.repeat(50)}`;
  const vite = await createServer({
    ...{ configFile: false, logLevel: 'silent', server: { middlewareMode: true, ws: false }, appType: 'custom' },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      { name: 'broken', resolveId: (id) => (id === '/A.tsx' ? id : null), load: (id) => (id === '/A.tsx' ? code : null) },
    ],
  });
  const error = await vite.ssrLoadModule('/A.tsx').then(
    () => expect.fail('it was compiled'),
    (thrown: unknown) => thrown,
  );
  await vite.close();
  const said = inspect(readable(error));
  expect(said).toMatch(/A\.tsx:2:\d+/);
  expect(said).toContain('[1].map((one ?? ) => one)');
  expect(said).not.toContain('\u001b');
  expect(said.split('\n').length).toBeLessThan(20);
});

test('of any other exception the way that it took stays', () => {
  const error = new Error('A bug.');
  expect(readable(error)).toBe(error);
  expect(readable('A word.').message).toBe('A word.');
});
