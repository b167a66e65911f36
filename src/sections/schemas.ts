/** Every section type's schema, found by its folder. A folder with a `schema.ts` is all it takes. */
import type { SectionDefinition } from '../../schema/define-section.ts';
import { typePattern } from '../../schema/names.ts';

/**
 * Turns the modules that a glob found into section types.
 *
 * @param modules Path such as `./card-grid/schema.ts` → that file's default export.
 * @returns Type (the folder's name) → definition, sorted by type.
 * @throws Error when a folder is not named in kebab-case or its `schema.ts` has no definition. Both are bugs of a developer.
 */
export function collectSchemas(modules: Record<string, unknown>): Record<string, SectionDefinition> {
  const found: [string, SectionDefinition][] = [];
  for (const [path, definition] of Object.entries(modules)) {
    const type = path.split('/').at(-2) ?? '';
    if (!typePattern.test(type)) {
      throw new Error(`src/sections/${type}: name the folder in kebab-case, such as "daily-menu".`);
    }
    if (!isDefinition(definition)) {
      throw new Error(`src/sections/${type}/schema.ts: write "export default defineSection({ de, en, props })".`);
    }
    found.push([type, definition]);
  }
  return sorted(Object.fromEntries(found));
}

/** By code unit, so that the generated schema is the same on every machine. */
const sorted = <Value>(byType: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(byType).sort(([a], [b]) => (a < b ? -1 : 1)));

function isDefinition(value: unknown): value is SectionDefinition {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value && 'props' in value;
}

/** The builder's own types, and those of the site, which go before: two calls, as of one Vite would take the common folder. */
const builtIn = collectSchemas(import.meta.glob('./*/schema.ts', { eager: true, import: 'default' }));
const own = collectSchemas(import.meta.glob('@own-sections/*/schema.ts', { eager: true, import: 'default' }));

/** The section types of the site's own folder. */
export const ownTypes: readonly string[] = Object.keys(own);

/** Of these, what the builder has under the same name. */
export const replacedTypes: Readonly<Record<string, SectionDefinition>> = Object.fromEntries(
  Object.entries(builtIn).filter(([type]) => ownTypes.includes(type)),
);

/** Type → definition, for every folder beside this file, and in `sections/` of the site. */
export const sectionSchemas: Readonly<Record<string, SectionDefinition>> = sorted({ ...builtIn, ...own });
