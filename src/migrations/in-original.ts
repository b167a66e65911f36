import type { Finding } from '../findings/finding.ts';
import type { Where } from '../json-text/locate.ts';
import { child, pointerKeys, pointerTo } from '../json-text/pointer.ts';
import type { Origins } from './origins.ts';

/** Findings of a migrated manifest, as findings of the text that it came from. */
export function inOriginal(findings: readonly Finding[], origins: Origins, original: unknown): Finding[] {
  const move = <Place extends Where>(place: Place) =>
    atExisting(original, { ...place, pointer: origins.originOf(place.pointer) });
  return findings.map((found) => ({ ...move(found), related: found.related.map(move) }));
}

/** A place, or the nearest around it that was written: what a migration has made is nowhere in the text. */
function atExisting<Place extends Where>(original: unknown, place: Place): Place {
  let value = original;
  let pointer = '';
  for (const key of pointerKeys(place.pointer)) {
    const inner = child(value, key);
    if (inner === undefined) return { ...place, pointer, at: typeof value === 'object' ? 'start' : 'value' };
    value = inner;
    pointer = pointerTo(pointer, key);
  }
  return place;
}
