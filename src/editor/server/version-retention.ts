/** Which versions stay. */
import type { KeptVersion } from './version-list.ts';

const day = 24 * 3_600_000;
/** So long each version stays; after that, of each week the last one. In milliseconds. */
const allFor = 90 * day;

/** All of the last 90 days, and before that the last of each week. */
export function withoutExpired(versions: readonly KeptVersion[], now: number): KeptVersion[] {
  const weekOf = ({ time }: KeptVersion) => Math.floor((time / day + 3) / 7);
  return versions.filter((version, index) => {
    const next = versions[index + 1];
    return now - version.time <= allFor || !next || weekOf(next) !== weekOf(version);
  });
}

interface Room {
  /** Name of a content → bytes that it takes; those that are named already may be left out. */
  contentsOf: (version: KeptVersion, named: ReadonlySet<string>) => ReadonlyMap<string, number>;
  most: number;
  now: number;
}

/**
 * Which versions stay: all of the last 90 days, before that the last of each week, and of these the newest that have room. The last one
 * always stays.
 *
 * @param versions - the oldest first
 * @returns them, and the contents that they name
 */
export function retainedVersions(versions: readonly KeptVersion[], { contentsOf, most, now }: Room) {
  const named = new Set<string>();
  const kept: KeptVersion[] = [];
  let room = most;
  for (const version of withoutExpired(versions, now).reverse()) {
    const contents = contentsOf(version, named);
    room -= JSON.stringify(version).length;
    for (const [name, bytes] of contents) if (!named.has(name)) room -= bytes;
    if (room < 0 && kept.length > 0) break;
    kept.push(version);
    for (const name of contents.keys()) named.add(name);
  }
  return { kept: kept.reverse(), named };
}
