/** Makes mutants by chance that repeats itself, loads them, and validates what the loader says. */
import { reuse } from '../../schema/reuse.ts';
import { manifest as manifestSchema } from '../../schema/site.ts';
import { reuseType, sectionsOf } from '../../src/findings/sections.ts';
import { child } from '../../src/json-text/pointer.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { validatorOf } from '../../src/loader/node/validator.ts';
import type { Problem } from '../../src/loader/say/problems.ts';
import { sectionParser } from '../../src/manifest/resolve/section-parser.ts';
import { validateShape } from '../../src/manifest/shape/validate.ts';
import { history } from '../../src/migrations/history.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { harmless } from './harmless.ts';
import type { Mutant } from './mutant.ts';
import { createRandom } from './random.ts';
import { referential } from './references.ts';
import { structural } from './structural.ts';
import { subjects } from './subjects.ts';
import { syntactic } from './syntax.ts';

/** How many of each kind there are, and which did not do as they should. */
export interface Verdicts {
  made: Record<Mutant['kind'], number>;
  /** Invalid, but let through. */
  accepted: string[];
  /** Harmless, but refused. */
  refused: string[];
  /** A structural or syntactic mistake with more than one error. */
  several: string[];
  /** An error of a structural mistake elsewhere than in the changed node or what holds it. */
  elsewhere: string[];
  /** A reference mistake with more than one finding, or without all its places. */
  scattered: string[];
  /** zod and the JSON Schema say different things. */
  disagree: string[];
  crashed: string[];
}

/** The lists of mutants, in an order that the seed decides; the same for every run. */
export function choose(count: number, seed: number): Mutant[] {
  const random = createRandom(seed);
  const kinds = [structural, syntactic, referential, harmless].map((operator) =>
    random.shuffle(subjects.flatMap((subject) => [...operator(subject, random)])),
  );
  // Most mistakes are of form; every other kind gets its share as long as there are some.
  const shares = [0.6, 0.12, 0.18, 0.1];
  return kinds.flatMap((makers, index) => {
    const wanted = Math.round(count * (shares[index] ?? 0));
    const chosen: Mutant[] = [];
    for (const make of makers) {
      if (chosen.length === wanted) break;
      const mutant = make();
      if (mutant.operator !== '') chosen.push(mutant);
    }
    return chosen;
  });
}

/** Makes and validates mutants. */
export async function runMutants(count: number, seed: number): Promise<Verdicts> {
  const verdicts: Verdicts = {
    made: { structure: 0, syntax: 0, reference: 0, harmless: 0 },
    ...{ accepted: [], refused: [], several: [], elsewhere: [], scattered: [], disagree: [], crashed: [] },
  };
  for (const mutant of choose(count, seed)) {
    verdicts.made[mutant.kind]++;
    try {
      const { problems } = await loadSite(mutant.subject.file, {
        content: Buffer.from(mutant.text),
        today: '2026-01-15',
        lang: 'en',
      });
      validate(mutant, problems, verdicts);
      if (mutant.kind !== 'syntax' && (await schemasDisagree(mutant.text))) verdicts.disagree.push(tell(mutant, problems));
    } catch (error) {
      verdicts.crashed.push(`${tell(mutant, [])}: ${String(error)}`);
    }
  }
  return verdicts;
}

function validate(mutant: Mutant, problems: readonly Problem[], verdicts: Verdicts): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const told = tell(mutant, errors);
  if (mutant.kind === 'harmless') {
    if (errors.length > 0) verdicts.refused.push(told);
    return;
  }
  if (errors.length === 0) {
    verdicts.accepted.push(told);
    return;
  }
  if (mutant.kind === 'reference') {
    const [first] = errors;
    const places = 1 + (first?.related.length ?? 0);
    if (errors.length !== 1 || places < (mutant.places ?? 1)) verdicts.scattered.push(told);
    return;
  }
  if (errors.length !== 1) verdicts.several.push(told);
  if (mutant.kind === 'structure') {
    const parent = mutant.pointer.slice(0, Math.max(0, mutant.pointer.lastIndexOf('/')));
    const isNear = ({ pointer, code }: Problem) =>
      pointer === mutant.pointer ||
      pointer === parent ||
      pointer.startsWith(`${parent}/`) ||
      (code === 'duplicate-key' && pointer === '');
    if (!errors.every(isNear)) verdicts.elsewhere.push(told);
  }
}

/** Whether zod refuses what the JSON Schema accepts, or the other way round. */
async function schemasDisagree(text: string): Promise<boolean> {
  const manifest: unknown = JSON.parse(text);
  return ((await validateShape(manifest, 0, { validatorOf })).length === 0) !== zodAccepts(manifest);
}

function zodAccepts(manifest: unknown): boolean {
  // Which version is the current one, the migrations say.
  if (child(manifest, 'version') !== history.current) return false;
  const whole = manifestSchema.safeParse(manifest);
  if (!whole.success) return false;
  return [...sectionsOf(whole.data)].every(({ section, pointer }) => {
    const type = child(section, 'type');
    if (type === reuseType && pointer.startsWith('/routes/')) return reuse.safeParse(section).success;
    return typeof type === 'string' && Object.hasOwn(sectionSchemas, type) && sectionParser(type).safeParse(section).success;
  });
}

function tell({ operator, subject, pointer }: Mutant, problems: readonly Problem[]): string {
  const found = problems.map(
    ({ code, pointer: at, related }) => `${code} ${at}${related.length > 0 ? ` (+${related.length})` : ''}`,
  );
  return `${subject.name} ${operator} at ${pointer || '/'} → ${found.slice(0, 4).join(', ') || 'nothing'}`;
}
