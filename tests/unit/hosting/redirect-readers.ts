/**
 * Where the configuration of each host leads a request for an old address, by the rules of that host. None of it is shared with the code that
 * writes the configurations. Addresses come as browsers send them; `undefined` is no redirect.
 */
type Lead = (path: string, query: string) => string | undefined;

const lines = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).map((part) => part ?? ''));
const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1');
/** Cloudflare and Netlify put the question in before the anchor, unless the target has one of its own. */
const asked = (to: string, query: string) => {
  const [, before = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return before + (before.includes('?') ? '' : query) + anchor;
};

/** @param files - paths at which Netlify finds a file, which it prefers unless a status ends in "!" */
export const leadOfNetlify =
  (text: string, files: readonly string[]): Lead =>
  (path, query) => {
    const wanted = withoutSlash(path);
    for (const [from = '', to = '', force = ''] of lines(text, /^(\S+) (\S+) 301(!?)$/gm)) {
      const top = from.replace(/\/\*$/, '');
      const matches = from.endsWith('/*') ? wanted === top || wanted.startsWith(`${top}/`) : withoutSlash(from) === wanted;
      if (matches && (force === '!' || !files.includes(decodeURI(wanted)))) return asked(to, query);
    }
    return undefined;
  };

export const leadOfCloudflare =
  (text: string): Lead =>
  (path, query) => {
    if (/ 301!$/m.test(text)) throw new Error('Cloudflare drops a line whose status is no number.');
    const rules = lines(text, /^(\S+) (\S+) 301$/gm);
    const found =
      rules.find(([from]) => from === path) ??
      rules.find(([from = '']) => from.endsWith('*') && path.startsWith(from.slice(0, -1)));
    return found && asked(found[1] ?? '', query);
  };

export const leadOfVercel =
  (text: string): Lead =>
  (path, query) => {
    const { redirects } = JSON.parse(text) as { redirects: { source: string; destination: string }[] };
    // `cleanUrls` and `trailingSlash` come first.
    const clean = withoutSlash(
      withoutSlash(path)
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/',
    );
    const found = redirects.find(({ source }) => {
      const pattern = source.replace(/\\(.)|\/\(\.\+\)$|[.]/g, (all, sign?: string) =>
        sign ? `\\${sign}` : all === '.' ? '\\.' : '/.+',
      );
      return new RegExp(`^${pattern}$`).test(clean);
    });
    return found && asked(found.destination, query);
  };

export const leadOfNginx =
  (text: string): Lead =>
  (path, query) => {
    const meant = decodeURIComponent(path);
    const exact = lines(text, /^location = "([^"]*)" \{ return 301 "([^"]*)"; \}$/gm).find(([from]) => from === meant);
    const found =
      exact ??
      lines(text, /^location ~ "([^"]*)" \{ return 301 "([^"]*)"; \}$/gm).find(([from = '']) => new RegExp(from).test(meant));
    return found?.[1]?.replace('$is_args$args', query);
  };

export const leadOfApache =
  (text: string): Lead =>
  (path, query) => {
    const meant = decodeURIComponent(path).slice(1);
    const rules = lines(text, /^(RewriteCond %\{QUERY_STRING\} \.\n)?RewriteRule "([^"]*)" "([^"]*)" \[R=301,L,NE\]$/gm);
    for (const [condition = '', from = '', to = ''] of rules) {
      if ((condition !== '' && query === '') || !new RegExp(from).test(meant)) continue;
      if (condition !== '') return to.replace('%{QUERY_STRING}', query.slice(1)).replace(/\\(.)/g, '$1');
      const plain = to.replace(/\\(.)/g, '$1');
      return plain.includes('?') ? plain : plain + query;
    }
    return undefined;
  };

export const leadOfCaddy =
  (text: string): Lead =>
  (path, query) => {
    const meant = decodeURIComponent(path);
    const body = /map \{path\} \{site_moved\} \{site_asks\} \{site_anchor\} \{\n([\s\S]*?)\n {2}\}/.exec(text)?.[1] ?? '';
    const found = lines(body, /^ {4}"([^"]+)" "([^"]+)" "([^"]*)" "([^"]*)"$/gm).find(([from = '']) =>
      from.startsWith('~') ? new RegExp(from.slice(1)).test(meant) : from === meant,
    );
    return found && `${found[1]}${found[2] === 'yes' ? query : ''}${found[3]}`;
  };
