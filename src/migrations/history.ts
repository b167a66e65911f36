/** All migrations there are, by the version that they lead to. */
import type { SectionDefinition } from '../../schema/define-section.ts';
import { type SiteMigration, type Step, siteMigrations } from '../../schema/migrations.ts';
import { sectionSchemas } from '../sections/schemas.ts';

/** What leads to one version. */
export interface Version {
  /** What happens to the sections of a type, under the name that it has in the version before. */
  sections: ReadonlyMap<string, { type: string; steps: readonly Step[] }>;
  site: SiteMigration['steps'];
}

export interface History {
  /** The version that is written today: the highest that any migration leads to, or 1. */
  current: number;
  /** Version → what leads to it from the one before. */
  versions: ReadonlyMap<number, Version>;
}

/**
 * Collects migrations.
 *
 * @throws Error when they contradict each other or leave a version out: a bug of a developer.
 */
export function collectHistory(
  sections: Readonly<Record<string, SectionDefinition>>,
  site: readonly SiteMigration[] = siteMigrations,
): History {
  const all = new Map<
    number,
    { sections: Map<string, { type: string; steps: readonly Step[] }>; site: SiteMigration['steps'] }
  >();
  const versionOf = (number: number) => {
    const version = all.get(number) ?? { sections: new Map(), site: [] };
    all.set(number, version);
    return version;
  };
  for (const [type, { migrations = [] }] of Object.entries(sections)) {
    const where = `src/sections/${type}/schema.ts`;
    checkOrder(migrations, where);
    // From the newest back: only the newest name is the folder's.
    let name = type;
    for (const { to, renamedFrom, steps = [] } of [...migrations].reverse()) {
      const before = renamedFrom ?? name;
      const { sections: known } = versionOf(to);
      if (known.has(before)) throw new Error(`${where}: another type is also named "${before}" before version ${to}.`);
      known.set(before, { type: name, steps });
      name = before;
    }
  }
  checkOrder(site, 'schema/migrations.ts');
  for (const { to, steps } of site) versionOf(to).site = steps;
  const current = Math.max(1, ...all.keys());
  for (let number = 2; number < current; number++) {
    if (!all.has(number)) throw new Error(`No migration leads to version ${number}, though there is one to version ${current}.`);
  }
  return { current, versions: all };
}

function checkOrder(migrations: readonly { to: number }[], where: string): void {
  let last = 1;
  for (const { to } of migrations) {
    if (!Number.isInteger(to) || to <= last) {
      throw new Error(
        `${where}: migrations lead to whole numbers from 2, each greater than the one before; "to: ${to}" does not.`,
      );
    }
    last = to;
  }
}

/** The history of this builder's own schemas. */
export const history = collectHistory(sectionSchemas);
