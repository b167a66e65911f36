/** What an author has chosen about the editor itself, such as what is folded: it is as it was left when the site is opened again. */
import type { Json } from '../../../../schema/json.ts';

export interface Remembered {
  read(name: string): Json | undefined;
  write(name: string, value: Json): void;
}

/** @param site - names the manifest among all that are edited on this machine; left out: nothing outlives the window */
export function createRemembered(site?: string): Remembered {
  const key = `${site} remembered`;
  const kept = new Map<string, Json>(site === undefined ? [] : readKept(key));
  return {
    read: (name) => kept.get(name),
    write(name, value) {
      kept.set(name, value);
      try {
        if (site !== undefined) localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // A browser that keeps nothing of websites: it is as it was left until the page is loaded anew.
      }
    },
  };
}

/** @returns nothing where the browser keeps nothing, or something else is kept there */
function readKept(key: string): [string, Json][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Json>);
  } catch {
    return [];
  }
}
