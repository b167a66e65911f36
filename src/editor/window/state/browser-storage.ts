/** What the browser keeps of an author beside the draft, under names. */
import type { Json } from '../../../../schema/json.ts';

export interface Kept {
  /** @returns undefined where nothing is kept */
  read(name: string): Json | undefined;
  write(name: string, value: Json): void;
  forget(name: string): void;
}

/**
 * What was typed into a window or a list that has closed before anything came of it. It is there when that opens again, until the window of
 * the browser closes: no key, and no click beside it, takes it away. And what is selected, for a window that is loaded anew.
 *
 * @param site - names the manifest among all that are edited on this machine; left out: nothing outlives a reload
 */
export const createTyped = (site?: string): Kept => createBrowserStorage(() => sessionStorage, site && `${site} typed`);

/** What an author has chosen about the editor itself, such as what is folded: it is as it was left when the site is opened again. */
export const createRemembered = (site?: string): Kept => createBrowserStorage(() => localStorage, site && `${site} remembered`);

function createBrowserStorage(storage: () => Storage, key: string | undefined): Kept {
  const kept = readKept(storage, key);
  const keep = () => {
    try {
      if (key !== undefined) storage().setItem(key, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // A browser that keeps nothing of websites: it is there until the page is loaded anew.
    }
  };
  return {
    read: (name) => kept.get(name),
    write(name, value) {
      kept.set(name, value);
      keep();
    },
    forget(name) {
      if (kept.delete(name)) keep();
    },
  };
}

/** @returns nothing where the browser keeps nothing, or something else is kept there */
function readKept(storage: () => Storage, key: string | undefined): Map<string, Json> {
  try {
    return new Map(key === undefined ? [] : Object.entries(JSON.parse(storage().getItem(key) ?? '{}') as Record<string, Json>));
  } catch {
    return new Map();
  }
}
