/** For tests: generated cases as pages of one site. */
import { join } from 'node:path';
import { loadSite } from '../../src/manifest/node/load-site.ts';
import { root } from '../support/project/project.ts';
import { manifestAround, pageAround } from './around.ts';
import { say } from './folder-rules.ts';
import type { Case } from './generate.ts';
import type { Rendered } from './page-rules.tsx';

/**
 * Loads cases as the pages of one site.
 *
 * @param examples Whether the cases are the type's examples. Else they are generated, and an invalid one means that the schema
 *   says less than the checks, or that a description recommends what is not possible.
 * @throws Error when a case is not valid.
 */
export async function loadCases(type: string, cases: readonly Case[], examples = false): Promise<Rendered[]> {
  const manifest = manifestAround(cases.map(({ section }) => pageAround(section)));
  const { site, problems } = await loadSite(join(root, 'contract.json'), { content: Buffer.from(JSON.stringify(manifest)) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!site)
    throw new Error(
      errors
        .map(({ pointer, message }) =>
          say(type, examples ? 'examples.json' : 'schema.ts', examples ? 'examples' : 'generated', `${pointer} ${message}`),
        )
        .join('\n'),
    );
  return cases.map(({ name }, index) => {
    const page = site.pages.find(({ path }) => path === `/${index + 1}`);
    if (!page) throw new Error(`There is no page for "${name}".`);
    return { type, name, site, page, manifest };
  });
}
