/**
 * Reads the configurations of the six hosts back, each by the rules of its host (src/hosting/formats names where those are
 * written), so that they can be compared. None of it is shared with the code that writes them.
 */
export interface Read {
  /** What the host adds to the answer for an address with a page or file. */
  headers: (path: string) => Record<string, string>;
  /** Where other addresses lead, as they are listed. */
  redirects: Record<string, string>;
}

type Rule = { matches: (path: string) => boolean; headers: Record<string, string>; removes: string[] };

/** All rules that match, in order: the later one replaces. */
const inOrder = (rules: Rule[]) => (path: string) => {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ matches }) => matches(path))) {
    for (const name of rule.removes) delete headers[name];
    Object.assign(headers, rule.headers);
  }
  return headers;
};

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).map((part) => part ?? ''));
const listed = (pairs: string[][]) => Object.fromEntries(pairs.map(([from = '', to = '']) => [from, to]));

/** Where a path ends with `*`, everything below. */
const matcher = (pattern: string) => (path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function readHeadersFile(text: string, joins: boolean): Rule[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const removes = lines.flatMap((line) => /^ {2}! (\S+)$/.exec(line)?.[1] ?? []);
      const headers = listed(
        lines.flatMap((line) =>
          (/^ {2}([\w-]+): (.*)$/.exec(line) ?? []).slice(1).length ? [/^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []] : [],
        ),
      );
      return { matches: matcher(path), headers, removes: joins ? removes : Object.keys(headers) };
    });
}

const readRedirectsFile = (text: string) => listed(all(text, /^(\/\S+) (\/\S+) 301$/gm));

export const readNetlify = (headers: string, redirects: string): Read => {
  if (/^ {2}!/m.test(headers)) throw new Error('Netlify knows no "!".');
  return { headers: inOrder(readHeadersFile(headers, false)), redirects: readRedirectsFile(redirects) };
};

export const readCloudflare = (headers: string, redirects: string): Read => {
  const rules = readHeadersFile(headers, true);
  const read = (path: string) => {
    const values: Record<string, string> = {};
    for (const rule of rules.filter(({ matches }) => matches(path))) {
      for (const name of rule.removes) delete values[name];
      for (const [name, value] of Object.entries(rule.headers))
        values[name] = name in values ? `${values[name]}, ${value}` : value;
    }
    return values;
  };
  return { headers: read, redirects: readRedirectsFile(redirects) };
};

export function readVercel(text: string): Read {
  const settings = JSON.parse(text) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string; statusCode: number }[];
  };
  if (!settings.cleanUrls || settings.trailingSlash) throw new Error('Pages would have other addresses.');
  const rules = settings.headers.map(({ source, headers }) => ({
    matches: (path: string) => new RegExp(`^${source}$`).test(path),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    removes: [],
  }));
  return {
    headers: inOrder(rules),
    redirects: listed(settings.redirects.map(({ source, destination }) => [source, destination])),
  };
}

export function readNginx(text: string): Read {
  const added = all(text, /^add_header (?!Vary )(\S+) (?:"([^"]*)"|(\$\w+)) always;$/gm);
  const outside = text.slice(0, text.indexOf('location ')).replace(/^if [^}]*\}/gm, '');
  const sets = (part: string) => listed(all(part, /^\s*set (\$\w+) "([^"]*)";$/gm));
  const pages = all(text, /^if \(\$uri = "([^"]*)"\) \{([^}]*)\}/gm);
  const folders = all(text, /^location \^~ (\S+) \{([\s\S]*?)\n\}/gm);
  const headers = (path: string) => {
    const variables = sets(outside);
    for (const [page, body = ''] of pages) if (page === path) Object.assign(variables, sets(body));
    for (const [folder = '', body = ''] of folders) if (path.startsWith(folder)) Object.assign(variables, sets(body));
    const said = added.map(([name = '', value, variable = '']) => [name, variable ? (variables[variable] ?? '') : (value ?? '')]);
    // It sends no header that is empty (http://nginx.org/en/docs/http/ngx_http_headers_module.html).
    return Object.fromEntries(said.filter(([, value]) => value !== ''));
  };
  const redirects = listed(all(text, /^location = (\/[^ ./]+(?:\/[^ ./]+)*) \{ return 301 (\/[^ $]*)\$is_args\$args; \}/gm));
  return { headers, redirects };
}

export function readApache(text: string): Read {
  const rules = all(text, /^Header always set (\S+) "([^"]*)"(?: "expr=%\{REQUEST_URI\} =~ m#([^#]*)#")?$/gm)
    .filter(([name]) => name !== 'Vary')
    .map(([name = '', value = '', pattern]) => ({
      // What is served of a page is its file.
      matches: (path: string) =>
        !pattern || new RegExp(pattern).test(/\.\w+$/.test(path) ? path : `${path === '/' ? '/index' : path}.html`),
      headers: { [name]: value },
      removes: [],
    }));
  const redirects = all(text, /^RewriteRule \^([^\s(]+)\(\?:\\\.html\|\/\+\)\?\$ (\/\S+) \[R=301,L\]$/gm);
  return { headers: inOrder(rules), redirects: listed(redirects.map(([from, to = '']) => [`/${from}`, to])) };
}

export function readCaddy(text: string): Read {
  const [, names = '', body = ''] = /^ {2}map \{path\} ((?:\{site_\w+\} ?)+) \{\n([\s\S]*?)\n {2}\}/m.exec(text) ?? [];
  const variables = names.trim().split(' ');
  const lines = body.split('\n').map((line) => {
    const [key = '', ...values] = all(line.trim().replace(/^default/, '"default"'), /"([^"]*)"/g).map(([value = '']) => value);
    return { key, values };
  });
  const only = all(text, /^ {2}@only\d+ expression `(\S+) != ""`\n {2}header @only\d+ (\S+) "\1"$/gm);
  const block = /^ {2}header \{\n([\s\S]*?)\n {2}\}/m.exec(text)?.[1] ?? '';
  const headers = (path: string) => {
    const line = lines.find(({ key }) =>
      key.startsWith('~') ? new RegExp(key.slice(1)).test(path) : key === path || key === 'default',
    );
    const inBlock = all(block, /^\s+(\S+) "([^"]*)"$/gm);
    const said = [...inBlock, ...only.map(([variable = '', name = '']) => [name, variable])].map(([name = '', value = '']) => [
      name,
      line?.values[variables.indexOf(value)] ?? value,
    ]);
    return Object.fromEntries(said.filter(([, value]) => value !== ''));
  };
  const pages = /map \{path\} \{site_page\} \{\n([\s\S]*?)\n {2}\}/.exec(text)?.[1] ?? '';
  const redirects = all(pages, /"([^"]+)" "([^"]+)"/g).filter(([from = '']) => !/(?:\/|\.html)$/.test(from));
  return { headers, redirects: listed(redirects) };
}
