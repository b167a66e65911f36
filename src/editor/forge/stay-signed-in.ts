/**
 * Where a token may outlive a visit, and how it goes. Usually it does not: it is in memory, and in the browser's own password manager. Only
 * an editor with an origin of its own, whose storage no script of the website reads, may keep it, and only where its author asks for that.
 */
import type { ForgeSettings } from './ports.ts';

/** What the editor's window keeps of a site is found by this. */
export const siteId = ({ repository, branch, manifest }: ForgeSettings): string => `${repository}:${branch}:${manifest}`;

const keyOf = (settings: ForgeSettings) => `${siteId(settings)} signed in`;

export function rememberedToken(settings: ForgeSettings): string | undefined {
  try {
    return (settings.hasOwnOrigin && localStorage.getItem(keyOf(settings))) || undefined;
  } catch {
    // A browser that keeps nothing of websites.
    return undefined;
  }
}

/** @param token - undefined: it is forgotten */
export function rememberToken(settings: ForgeSettings, token: string | undefined): void {
  try {
    if (token !== undefined && settings.hasOwnOrigin) localStorage.setItem(keyOf(settings), token);
    else localStorage.removeItem(keyOf(settings));
  } catch {
    // As above: then it is asked for again.
  }
}

/**
 * Forgets who has signed in, and loads the page anew.
 *
 * @param what - `remove`: with all that the editor keeps of this site in this browser; its draft the window has removed before
 *   (client/state/draft-store.ts)
 */
export async function signOut(settings: ForgeSettings, what: 'keep' | 'remove'): Promise<void> {
  rememberToken(settings, undefined);
  if (what === 'remove') {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(`${siteId(settings)} `)) storage.removeItem(key);
    }
    // Of a service worker for opening without a connection.
    for (const name of await caches.keys()) if (name.startsWith('editor ')) await caches.delete(name);
  }
  location.reload();
}
