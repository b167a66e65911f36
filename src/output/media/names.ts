/** Short names for what stands in addresses, which browsers keep for a year: two different contents never share one. */
import { createHash } from 'node:crypto';

/** The name of a content, or of what is made of it by these settings: all that decides what becomes of it. */
export function nameOf(content: Uint8Array, settings?: unknown): string {
  const hash = createHash('sha256').update(content);
  if (settings !== undefined) hash.update('\0').update(JSON.stringify(settings));
  return hash.digest('hex').slice(0, 12);
}
