/** Drafts of an earlier version of the manifest's format, for forms of today. */
import { scan } from '../../manifest/text/scan.ts';
import { history } from '../../migrations/history.ts';
import { otherVersions } from '../../migrations/migrate.ts';
import { migrateText } from '../../migrations/migrate-text.ts';

/**
 * @param text - perhaps no JSON
 * @returns the text in the current format; as it is where it has that, or where something in it keeps it from being migrated, which the
 *   findings say
 */
export function toCurrentFormat(text: string): string {
  const manifest = parse(text);
  const { older, newer } = otherVersions(manifest, history);
  if (older.length === 0 || newer.length > 0) return text;
  // Of two equal keys nobody knows which one is meant.
  if (scan(text).findings.length > 0) return text;
  const migrated = migrateText(text, manifest, history);
  return 'text' in migrated ? migrated.text : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
