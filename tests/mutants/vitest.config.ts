/** The tests that take minutes: `npx vitest run --config tests/mutants/vitest.config.ts`. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import config, { forAllTests } from '../../vite.config.ts';

const forLongTests = {
  ...forAllTests,
  env: { ...forAllTests.env, DEEP: 'yes' },
  testTimeout: 600_000,
};

export default defineConfig({
  ...config,
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...forLongTests,
          name: 'long',
          include: [
            'tests/{mutants,attacks,firefox,package}/**/*.test.ts',
            'tests/contract/**/*.test.tsx',
            // With all rows of their tables: see rowsOf in tests/support/project/slice.ts.
            'src/versions/{check-versions,compare-schemas}.test.ts',
            'src/editor/draft/rich-text/write.test.ts',
            'tests/unit/{authoring-mistakes,editor-fields,editor-worker,form-voice,hostile,inert,loader-anywhere,mutants,typos}.test.ts',
            'tests/commands/planted-links.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...forLongTests,
          name: 'long-dom',
          include: ['src/editor/{preview/places,client/panes/same-edits,client/state/typed}.dom.test.tsx'],
          environment: join(import.meta.dirname, '../support/browser/window.ts'),
        },
      },
    ],
  },
});
