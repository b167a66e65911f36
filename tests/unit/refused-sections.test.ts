/** What stops every command, and names the folder of a section type. What its contract finds: tests/mutants/broken-sections.test.ts. */
import { expect, test } from 'vitest';
import { collectComponents } from '../../src/registry/section-components.ts';
import { collectSchemas } from '../../src/registry/section-schemas.ts';

const definition = { title: 'Probe', description: 'Zum Ausprobieren.', props: {} };

test('a folder that is not named in kebab-case', () => {
  expect(() => collectSchemas({ './OpeningHours/schema.ts': definition })).toThrow(/^src\/sections\/OpeningHours: .*kebab-case/);
});

test('a schema.ts without a definition', () => {
  expect(() => collectSchemas({ './faq/schema.ts': undefined })).toThrow(/^src\/sections\/faq\/schema\.ts: .*defineSection/);
});

test('a component that is not exported under its name', () => {
  const modules = { './faq/Faq.tsx': { default: () => null } };
  expect(() => collectComponents(modules)).toThrow(/^src\/sections\/faq\/Faq\.tsx must export a component named Faq/);
});
