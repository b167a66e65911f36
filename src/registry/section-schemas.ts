/** Every section type's schema, found by its folder. A folder with a `schema.ts` is all it takes. */
import type { SectionDefinition } from '../../schema/define-section.ts';
import { typePattern } from '../../schema/names.ts';

/**
 * Turns the modules that a glob found into section types.
 *
 * @param modules Path such as `../sections/card-grid/schema.ts` → that file's default export.
 * @param room Where these folders lie, for messages.
 * @returns Type (the folder's name) → definition, sorted by type.
 * @throws Error when a folder is not named in kebab-case or its `schema.ts` has no definition. Both are bugs of a developer.
 */
export function collectSchemas(modules: Record<string, unknown>, room = 'src/sections'): Record<string, SectionDefinition> {
  const found: [string, SectionDefinition][] = [];
  for (const [path, definition] of Object.entries(modules)) {
    const type = path.split('/').at(-2) ?? '';
    if (!typePattern.test(type)) {
      throw new Error(`${room}/${type}: name the folder in kebab-case, such as "daily-menu".`);
    }
    if (!isDefinition(definition)) {
      throw new Error(`${room}/${type}/schema.ts: write "export default defineSection({ de, en, props })".`);
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

/** Type → definition, for every folder beside this file. */
export const builtInSchemas = collectSchemas(import.meta.glob('../sections/*/schema.ts', { eager: true, import: 'default' }));

/** Those of the site's own folder. A call of its own: of two patterns Vite would search the folder that both lie in. */
export const ownSchemas = collectSchemas(
  import.meta.glob('@own-sections/*/schema.ts', { eager: true, import: 'default' }),
  'sections',
);

/** All that there are. Of two with one name that of the site counts. */
export const sectionSchemas: Readonly<Record<string, SectionDefinition>> = sorted({ ...builtInSchemas, ...ownSchemas });
