/** All migrations there are, by the version that they lead to. */
import type { SectionDefinition } from '../../schema/define-section.ts';
import { type SiteMigration, type Step, siteMigrations } from '../../schema/migrations.ts';
import { builtInSchemas, ownSchemas, sectionSchemas } from '../registry/section-schemas.ts';

/** What leads to one version. */
export interface Version {
  /** What happens to the sections of a type, under the name that it has in the version before. */
  sections: ReadonlyMap<string, { type: string; steps: readonly Step[] }>;
  site: SiteMigration['steps'];
}

/** What leads from version to version. */
interface Versions {
  /** The version that is written today: the highest that any migration leads to. Where there is none: 1, for a site's own types 0. */
  current: number;
  /** Version → what leads to it from the one before. */
  versions: ReadonlyMap<number, Version>;
}

/** The versions of the builder, and those of the site's own section types, which are counted apart and come after. */
export interface History extends Versions {
  own: Versions;
}

type Sections = Readonly<Record<string, SectionDefinition>>;

/**
 * Collects migrations.
 *
 * @param own The section types of the site. What the builder has under one of their names is not theirs, nor are its migrations.
 * @throws Error when they contradict each other or leave a version out: a bug of a developer.
 */
export const collectHistory = (
  sections: Sections,
  site: readonly SiteMigration[] = siteMigrations,
  own: Sections = {},
): History => ({
  ...collect(sections, { site, first: 1, folder: 'src/sections', without: own }),
  own: collect(withoutInherited(own, sections), { site: [], first: 0, folder: 'sections', without: {} }),
});

/**
 * Own types with no other migrations than their own: `{ ...original }` also copies those of the builder, which lead to versions of the
 * builder.
 */
function withoutInherited(own: Sections, sections: Sections): Sections {
  const ofBuilder = new Set(Object.values(sections).map(({ migrations }) => migrations));
  return Object.fromEntries(
    Object.entries(own).map(([type, definition]) => [
      type,
      ofBuilder.has(definition.migrations) ? { ...definition, migrations: [] } : definition,
    ]),
  );
}

interface Collected {
  site: readonly SiteMigration[];
  /** The version of what no migration has ever concerned. */
  first: number;
  folder: string;
  /** Types whose sections are not of this history, though their migrations count. */
  without: Sections;
}

function collect(sections: Sections, { site, first, folder, without }: Collected): Versions {
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
    const where = `${folder}/${type}/schema.ts`;
    checkOrder(migrations, where, first);
    // From the newest back: only the newest name is the folder's.
    let name = type;
    for (const { to, renamedFrom, steps = [] } of [...migrations].reverse()) {
      const before = renamedFrom ?? name;
      const { sections: known } = versionOf(to);
      if (known.has(before)) throw new Error(`${where}: another type is also named "${before}" before version ${to}.`);
      if (!Object.hasOwn(without, before) && !Object.hasOwn(without, type)) known.set(before, { type: name, steps });
      name = before;
    }
  }
  checkOrder(site, 'schema/migrations.ts', first);
  for (const { to, steps } of site)
    versionOf(to).site = steps.filter((step) => step.kind !== 'replace-sections' || !Object.hasOwn(without, step.type));
  const current = Math.max(first, ...all.keys());
  for (let number = first + 1; number < current; number++) {
    if (!all.has(number))
      throw new Error(
        `${folder}/*/schema.ts: no migration leads to version ${number}, though there is one to version ${current}.`,
      );
  }
  return { current, versions: all };
}

function checkOrder(migrations: readonly { to: number }[], where: string, first: number): void {
  let last = first;
  for (const { to } of migrations) {
    if (!Number.isInteger(to) || to <= last) {
      throw new Error(
        `${where}: migrations lead to whole numbers from ${first + 1}, each greater than the one before; "to: ${to}" does not.`,
      );
    }
    last = to;
  }
}

/** The history of the schemas that there are. */
export const history = collectHistory(builtInSchemas, siteMigrations, ownSchemas);

/** The history of some section types: those that there are, or others. */
export const historyOf = (sections: Sections): History => (sections === sectionSchemas ? history : collectHistory(sections));
