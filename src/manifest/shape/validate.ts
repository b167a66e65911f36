/** Validates a parsed manifest by the generated JSON Schema: the same rules that editors show. */

import type { Finding } from '../../findings/finding.ts';
import type { Ports } from '../../findings/ports.ts';
import { child } from '../../json-text/pointer.ts';
import { dedupeErrors } from './dedupe.ts';

/** With more values than this only the first mistake is looked for: ajv would collect millions before it gives one away. */
const maxValues = 300_000;

/**
 * Validates a manifest.
 *
 * @param manifest What JSON.parse returned.
 * @param values About how many values it holds. A site of 1,000 pages has about 200,000.
 * @returns One finding per mistake; none when the shape is right.
 */
export async function validateShape(
  manifest: unknown,
  values: number,
  { validatorOf }: Pick<Ports, 'validatorOf'>,
): Promise<Finding[]> {
  const validate = await validatorOf(values > maxValues ? 'first' : 'all');
  if (validate(manifest)) return [];
  return withoutTakenPaths(dedupeErrors(validate.errors ?? []), manifest);
}

/** No page is offered the address of another one. */
function withoutTakenPaths(findings: Finding[], manifest: unknown): Finding[] {
  const routes = child(manifest, 'routes');
  const paths = Array.isArray(routes) ? routes.map((route) => child(route, 'path')) : [];
  const wanted = [...paths, ...findings.map(({ correction }) => correction?.to)];
  return findings.map((found) => {
    const { correction, ...rest } = found;
    if (found.code !== 'invalid-path' || !correction || wanted.filter((path) => path === correction.to).length < 2) return found;
    return { ...rest, params: { ...found.params, right: undefined } } as Finding;
  });
}
