/**
 * Where a token may outlive a visit, and how it goes. Usually it does not: it is in memory, and in the browser's own password manager. Only
 * an editor with an origin of its own, whose storage no script of the website reads, may keep it, and only where its author asks for that.
 */
import { blobHash } from '../objects.ts';
import type { ForgeSettings } from './ports.ts';

/** So long a token is valid that is made by the link of signing in. In days. */
export const tokenDays = 90;
/** So long before its end its author is reminded. In days. */
const remindDays = 7;
const dayMs = 86_400_000;

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
 * When a token ends, in milliseconds since 1970: so many days after its first use in this browser as the link has asked for. The forge says
 * the day itself in a header that no other origin may read. The first use is kept with a hash of the token, and only where a token may be kept.
 *
 * @returns undefined where it does not end within a week, or where nobody knows
 */
export async function tokenEndsAt(settings: ForgeSettings, token: string, now: number): Promise<number | undefined> {
  const key = `${siteId(settings)} first use`;
  if (!settings.hasOwnOrigin) return undefined;
  try {
    const hash = (await blobHash(token)).slice(0, 8);
    const [known, since] = (localStorage.getItem(key) ?? '').split(' ');
    const first = known === hash ? Number(since) : now;
    localStorage.setItem(key, `${hash} ${first}`);
    const end = first + tokenDays * dayMs;
    return now < end && now >= end - remindDays * dayMs ? end : undefined;
  } catch {
    // As above: then nobody is reminded.
    return undefined;
  }
}

/**
 * Forgets who has signed in, and loads the page anew.
 *
 * @param what - `remove`: with all that the editor keeps of this site in this browser; its draft the window has removed before
 *   (window/state/draft-store.ts)
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
