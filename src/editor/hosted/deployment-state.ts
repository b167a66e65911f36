/** What visitors see by now, and whether this editor is still that of its site: told by the site itself, as `built.json` on it says. */
import type { Built, Head, Sources } from '../repository/github/ports.ts';
import type { SiteState } from '../storage.ts';

/** What an editor is made of. With another one of these, it would judge and draw otherwise. */
const sources = ['src', 'schema', 'lock', 'sections', 'styles'] as const satisfies (keyof Sources)[];

/**
 * @param own - what this editor was built of
 * @param head - of the branch that is published, as it was seen last
 * @param site - what the site was built of; undefined where it does not say
 */
export function deploymentState(own: Built, head: Head | undefined, site: Built | undefined): SiteState | undefined {
  if (!head) return undefined;
  // In the builder's own repository its folders say what it is, else the list of packages; a site may have folders of these names, too.
  const isBuilder = own.schema !== undefined;
  const compared = sources.filter((name) =>
    name === 'lock' ? own.lock !== undefined : isBuilder || !['src', 'schema'].includes(name),
  );
  const isOf = (built: Sources) => compared.every((name) => built[name] === head[name]);
  if (!isOf(own)) return { kind: site && isOf(site) ? 'newer-editor' : 'deploying' };
  if (!site) return undefined;
  return site.manifest.blob === head.manifest.blob ? { kind: 'online', since: Date.parse(site.at) } : { kind: 'on-its-way' };
}

/** How often the site is asked while it is another one than what is published, and while it is not; in milliseconds. */
const [oftenMs, seldomMs] = [20_000, 120_000];
/** How often it is looked whether something else is published by now, which asks nobody. */
const lookMs = 2000;

/**
 * Follows what the site says of itself, while somebody sees the window.
 *
 * @param address - of the site
 * @param headNow - the branch that is published, as the storage has seen it last
 * @param readHead - asks for it anew
 */
export const watchSite =
  (address: string, own: Built, headNow: () => Head | undefined, readHead: () => Promise<Head | undefined>) =>
  (tell: (state: SiteState | undefined) => void): (() => void) => {
    const end = new AbortController();
    let asked: Head | undefined;
    let due = 0;
    const look = async () => {
      let head = headNow();
      const isNew = head?.commit !== asked?.commit;
      if (document.visibilityState !== 'visible' || !head || (!isNew && Date.now() < due)) return;
      asked = head;
      due = Number.POSITIVE_INFINITY;
      const site = await readBuilt(`${address}/built.json`, end.signal);
      // Perhaps somebody else has published, and visitors see more than is known here.
      if (site && site.commit !== head.commit) {
        head = await readHead();
        asked = head;
      }
      const state = deploymentState(own, head, site);
      due = Date.now() + (!state || state.kind === 'online' ? seldomMs : oftenMs);
      if (!end.signal.aborted) tell(state);
    };
    const timer = setInterval(look, lookMs);
    return () => {
      end.abort();
      clearInterval(timer);
    };
  };

/** @returns undefined where the site cannot be asked, or says nothing: it was never built with an editor */
async function readBuilt(address: string, signal: AbortSignal): Promise<Built | undefined> {
  try {
    const answer = await fetch(address, { signal, cache: 'no-cache', redirect: 'error' });
    const built = answer.ok ? ((await answer.json()) as Partial<Built>) : undefined;
    return typeof built?.at === 'string' && typeof built.manifest?.blob === 'string' ? (built as Built) : undefined;
  } catch {
    return undefined;
  }
}
