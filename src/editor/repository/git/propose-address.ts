/** Addresses of remotes: what of them may be seen, and where a proposal is opened. */

/**
 * A text in which no address has a user's name or password any more. A password may hold a slash, and then looks like a path: all up to the
 * last `@` goes, also where that belongs to a path.
 */
export function withoutPassword(text: string): string {
  return text.replace(/([a-z][a-z0-9+.-]*:\/\/)\S*@/gi, '$1');
}

/** Where people look at a repository, without the ending; undefined where its address says nothing of that. */
function placeOf(address: string): { host: string; repository: string } | undefined {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^/\s]*@)?([^/:\s]+)(?::\d+)?\/(.+)$/i.exec(address) ??
    // As scp writes it. A letter alone is a drive.
    /^(?:[^/:@\s]+@)?([^/:\s]{2,}):(?!\/\/)(.+)$/.exec(address) ??
    [];
  if (host === undefined || path === undefined) return undefined;
  const repository = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  return { host: host.toLowerCase(), repository: repository.split('/').map(encodeURIComponent).join('/') };
}

/**
 * The page on which a proposal is opened for a branch.
 *
 * @param address - of the remote
 * @param target - the branch that it is to go into
 */
export function linkToPropose(address: string, target: string, branch: string): string | undefined {
  const place = placeOf(address);
  if (!place) return undefined;
  const { host, repository } = place;
  const base = `https://${host}/${repository}`;
  const [into, from] = [target, branch].map((name) => name.split('/').map(encodeURIComponent).join('/'));
  if (isKind(host, 'github')) return `${base}/compare/${into}...${from}?expand=1`;
  if (isKind(host, 'gitlab')) {
    const query = new URLSearchParams({
      'merge_request[source_branch]': branch,
      'merge_request[target_branch]': target,
    });
    return `${base}/-/merge_requests/new?${query}`;
  }
  if (['codeberg', 'gitea', 'forgejo'].some((kind) => isKind(host, kind))) return `${base}/compare/${into}...${from}`;
  return undefined;
}

/** `github.com`, `gitlab.example.org` */
const isKind = (host: string, kind: string) => host.split('.').includes(kind);
