/** A manifest's text, brought to the current version: what `npm run migrate` writes, and what the editor goes on with. */
import type { Json } from '../../schema/json.ts';
import { writeInto } from '../json-text/between.ts';
import type { History } from './history.ts';
import { migrate } from './migrate.ts';

/**
 * Rewrites a text. What no migration concerns stays byte for byte.
 *
 * @param text Valid JSON without equal keys in one object.
 * @param manifest What it says.
 * @returns The text of the current version, or what functions of migrations threw: either a value is wrong, which the findings say, or the
 *   migration is.
 * @throws Error where the result does not say what it should: our bug.
 */
export function migrateText(text: string, manifest: unknown, history: History): { text: string } | { failures: unknown[] } {
  const { manifest: migrated, origins, failures } = migrate(manifest, history);
  if (failures.length > 0) return { failures };
  const result = writeInto(text, migrated, origins, manifest as Json);
  if (JSON.stringify(JSON.parse(result)) !== JSON.stringify(migrated)) {
    throw new Error('src/migrations/migrate-text.ts: the rewritten text does not say what the migrated manifest does.');
  }
  return { text: result };
}
