/** Judges a parsed manifest by the generated JSON Schema: the same rules that editors show. */
import type { ValidateFunction } from 'ajv';
import { history } from '../../migrations/history.ts';
import type { Finding } from '../finding.ts';
import { readValidator, validatorFor } from '../node/kept-validator.ts';
import { child } from '../pointer.ts';
import { foldErrors } from './fold.ts';

/** Extent and version → validator. */
const validators = new Map<string, ValidateFunction>();

/**
 * Judges a manifest.
 *
 * @param manifest What JSON.parse returned.
 * @param values About how many values it holds. A site of 1,000 pages has about 200,000.
 * @param version The version that it has to name.
 * @param cache A folder that belongs to exactly these sources, for what is compiled.
 * @returns One finding per mistake; none when the shape is right.
 */
export async function judgeShape(manifest: unknown, values = 0, version = history.current, cache?: string): Promise<Finding[]> {
  const extent = validatorFor(values);
  const name = `${extent}-${version}`;
  let validate = validators.get(name);
  if (!validate) {
    const folder = version === history.current ? cache : undefined;
    validate = folder === undefined ? undefined : readValidator(folder, extent);
    // To load the compiler takes a tenth of the time of a command.
    validate ??= (await import('../node/compile-schema.ts')).compileValidator(extent, version, folder);
    validators.set(name, validate);
  }
  if (validate(manifest)) return [];
  return withoutTakenPaths(foldErrors(validate.errors ?? []), manifest);
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
