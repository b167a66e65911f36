/** What checking a manifest costs, beside the least that it could cost: reading JSON and validating it by the schema. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildJsonSchema } from '../../src/json-schema/build-schema.ts';
import { compileSchema } from '../../src/loader/node/compile-schema.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { makeManyPages } from './many-pages.ts';
import { compare } from './measure.ts';
import type { Line } from './report.ts';

/** Measures, and yields a line after each measurement. */
export async function* measureValidation(root: string): AsyncGenerator<Line> {
  const file = join(root, 'site.json');
  const text = readFileSync(file, 'utf8');
  const validate = compileSchema(buildJsonSchema(sectionSchemas));
  const times = new Map<number, number>();
  for (const count of [0, 100, 1000]) {
    const content = Buffer.from(count === 0 ? text : makeManyPages(text, count));
    const [whole, least] = await compare(
      async () => {
        const { site } = await loadSite(file, { content });
        if (!site) throw new Error('The manifest to measure is invalid.');
      },
      () => {
        if (!validate(JSON.parse(content.toString('utf8')))) throw new Error('The manifest to measure is invalid.');
      },
      // A small manifest is done before anything is compiled, so it takes more runs to tell.
      count === 0 ? { clock: 'processor', runs: 101, warmUp: 100 } : { clock: 'processor', runs: 11, warmUp: 3 },
    );
    times.set(count, whole);
    const name = count === 0 ? 'site.json' : `${count} pages (${(content.length / 1024 / 1024).toFixed(1)} MB)`;
    yield {
      name: `Check ${name}`,
      value: `${whole.toFixed(1)} ms beside ${least.toFixed(1)} ms for JSON.parse and schema alone`,
      ratio: whole / least,
      aim: 3,
    };
  }
  const growth = (times.get(1000) ?? 0) / (times.get(100) ?? 1);
  yield {
    name: 'Growth from 100 to 1,000 pages',
    value: `× ${growth.toFixed(1)} for ten times as many`,
    ratio: growth / 10,
    aim: 1.3,
  };

  const boot = [join(root, 'scripts/boot.js'), 'validate', file];
  const [command, bare] = await compare(
    () => run(boot),
    () => run(['-e', '0']),
    { clock: 'wall', runs: 11, warmUp: 2 },
  );
  yield {
    name: 'The whole command on site.json',
    value: `${command.toFixed(0)} ms beside ${bare.toFixed(0)} ms for node -e 0`,
    ratio: command / bare,
    aim: 10,
  };
}

function run(args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
