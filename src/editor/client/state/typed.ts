/**
 * What was typed into a window or a list that has closed before anything came of it. It is there when that opens again, until the window of
 * the browser closes: no key, and no click beside it, takes it away.
 */
import type { Json } from '../../../../schema/json.ts';

export interface Typed {
  /** @returns undefined where nothing was typed */
  read(place: string): Json | undefined;
  write(place: string, value: Json): void;
  /** Something has come of it, or nothing is left of it. */
  forget(place: string): void;
}

/** @param site - names the manifest among all that are edited on this machine; left out: nothing outlives a reload */
export function createTyped(site?: string): Typed {
  const key = `${site} typed`;
  const kept = site === undefined ? new Map<string, Json>() : readKept(key);
  const keep = () => {
    try {
      if (site !== undefined) sessionStorage.setItem(key, JSON.stringify([...kept]));
    } catch {
      // A browser that keeps nothing of websites: it is there until the page is loaded anew.
    }
  };
  return {
    read: (place) => kept.get(place),
    write(place, value) {
      kept.set(place, value);
      keep();
    },
    forget(place) {
      if (kept.delete(place)) keep();
    },
  };
}

/** @returns nothing where the browser keeps nothing, or something else is kept there */
function readKept(key: string): Map<string, Json> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
}
