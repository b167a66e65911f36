/** For Caddy 2: a file to import in a site block, which names the folder (`root`). */
import { textual } from '../media-types.ts';
import { type Moved, partsOf } from '../moved.ts';
import { type Headers, type Hosting, headersOf, inPattern, namesOfNotFound, privateNames, withoutSigns } from '../plan.ts';

/** Braces are placeholders, wherever they stand, and a dollar sign refers to a group of the pattern in a `map`. */
const quoted = (value: string) => `"${withoutSigns(value, /["\\{}$]/g)}"`;

/** Addresses are compared by `map` and patterns, which tell capitals from small letters; the `path` matcher does not. */
export function formatCaddy(hosting: Hosting): string {
  const { base: start = '', headers, folders, pages, moved = [], redirects, notFound = [], types } = hosting;
  const indexes = folders.filter(({ hasIndex }) => hasIndex).map(({ prefix }) => prefix);
  const pattern = inPattern(start);
  const varied = [...new Set([...folders, ...pages].flatMap((rule) => Object.keys(rule.headers)))];
  const variable = (name: string) => `{site_${name.toLowerCase().replaceAll('-', '_')}}`;
  const values = (of: Headers) => varied.map((name) => quoted(of[name] ?? '')).join(' ');
  const base = Object.entries(headers).map(
    ([name, value]) => `${name} ${varied.includes(name) ? `"${variable(name)}"` : quoted(value)}`,
  );
  const fallback = Object.entries(headers).filter(([name]) => varied.includes(name));
  return `${[
    `# Made by the build, with each site anew. In a site block: root * /path/to/${start === '' ? 'this/site' : 'the/root'}`,
    `# and: import /path/to/${start === '' ? 'this/site' : `the/root${start}`}/.hosting/Caddyfile   Reload Caddy whenever the site has been replaced.`,
    ...(start === '' ? ['route {'] : [`@site path_regexp "^${pattern}(?:/|$)"`, 'route @site {']),
    `  map {path} ${varied.map(variable).join(' ')} {`,
    ...folders.map(({ prefix }) => `    "~^${inPattern(prefix)}" ${values(headersOf(hosting, prefix))}`),
    ...pages.map(({ path }) => `    "${path}" ${values(headersOf(hosting, path))}`),
    `    default ${values(headers)}`,
    '  }',
    '  map {path} {site_type} {',
    ...Object.entries(types).map(([extension, type]) => `    "~\\.${extension}$" "${type}"`),
    '    default ""',
    '  }',
    '  map {query} {site_mark} {',
    '    "~.+" "?"',
    '    default ""',
    '  }',
    ...mapMoved(moved),
    '  map {path} {site_page} {',
    ...redirects.flatMap(({ from, to }) => ['', '/', '.html'].map((end) => `    "${from}${end}" "${to}"`)),
    '    default ""',
    '  }',
    // Taking one away puts off all that stand in the same block until an answer is written, which an error is not.
    '  header -Server',
    '  header {',
    ...base.map((line) => `    ${line}`),
    '  }',
    // A header without a value would be sent.
    ...varied
      .filter((name) => !(name in headers))
      .flatMap((name, index) => [
        `  @only${index} expression \`${variable(name)} != ""\``,
        `  header @only${index} ${name} "${variable(name)}"`,
      ]),
    '  @sent not method GET HEAD',
    '  error @sent 405',
    ...(moved.length > 0
      ? ['  @moved expression `{site_moved} != ""`', '  redir @moved {site_moved}{site_asked}{site_anchor} 301']
      : []),
    `  @private path_regexp "${privateNames(hosting)}"`,
    '  error @private 404',
    `  @unknown path_regexp "^${pattern}/${namesOfNotFound(hosting)}(?:\\.html)?/*$"`,
    '  error @unknown 404',
    `  @index path_regexp "^${start === '' ? '' : `${pattern}$|^${pattern}`}/index(?:\\.html)?/*$"`,
    `  redir @index ${start}/{site_mark}{query} 301`,
    `  @small expression \`{site_page} != ""\``,
    '  redir @small {site_page}{site_mark}{query} 301',
    // Its file is found below, as a page of that name would be.
    ...indexes.flatMap((prefix, index) => [
      `  @bare${index} path_regexp "^${inPattern(prefix.slice(0, -1))}$"`,
      `  redir @bare${index} ${prefix}{site_mark}{query} 301`,
      `  @folder${index} path_regexp "^${inPattern(prefix)}$"`,
      `  rewrite @folder${index} ${prefix}index`,
    ]),
    '  # One address for one page: without a slash and without its file name at the end.',
    `  @ending path_regexp ending "^(${pattern}/.+?)(?:\\.html|/+)$"`,
    '  route @ending {',
    '    @page file {re.ending.1}.html',
    '    redir @page {re.ending.1}{site_mark}{query} 301',
    '    error 404',
    '  }',
    `  @home path_regexp "^${pattern}/$"`,
    `  rewrite @home ${start}/index.html`,
    '  try_files {path}.html {path}',
    `  @typed expression \`{site_type} != ""\``,
    '  header @typed Content-Type "{site_type}"',
    `  @textual path_regexp "\\.(?:${textual(types).join('|')})$"`,
    ...vary('  @textual'),
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    'handle_errors {',
    ...mapNotFound(notFound),
    start === ''
      ? '  @unknown expression `{err.status_code} == 404`'
      : `  @unknown expression \`{err.status_code} == 404 && {http.request.orig_uri.path}.startsWith("${start}/")\``,
    '  route @unknown {',
    `    rewrite * ${notFound.length > 0 ? '{site_not_found}' : '/404.html'}`,
    '    header {',
    ...fallback.map(([name, value]) => `      ${name} ${quoted(value)}`),
    `      Content-Type "${types.html}"`,
    '    }',
    ...vary('    *'),
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '}',
  ].join('\n')}\n`;
}

/** Which not-found page answers to an address: by what was asked for, which may have been rewritten since. */
const mapNotFound = (notFound: NonNullable<Hosting['notFound']>): string[] =>
  notFound.length === 0
    ? []
    : [
        '  map {http.request.orig_uri.path} {site_not_found} {',
        ...notFound.map(({ prefix, file }) => `    "~^${inPattern(prefix.slice(0, -1))}(?:/|$)" "${file}"`),
        '    default "/404.html"',
        '  }',
      ];

/** The server names it only where it has chosen a copy, and then a second time: so it is set when all else is. */
function vary(matcher: string): string[] {
  const indent = /^ */.exec(matcher)?.[0] ?? '';
  return [`${indent}header ${matcher.trim()} {`, `${indent}  Vary "Accept-Encoding"`, `${indent}  defer`, `${indent}}`];
}

/** A placeholder in what a pattern leads to would not be filled in: so what goes along of a question is another map's. */
function mapMoved(moved: readonly Moved[]): string[] {
  if (moved.length === 0) return [];
  return [
    '  map {path} {site_moved} {site_asks} {site_anchor} {',
    ...moved.flatMap(leadOn),
    '    default "" "" ""',
    '  }',
    '  map {site_asks} {site_asked} {',
    '    "yes" "{site_mark}{query}"',
    '    default ""',
    '  }',
  ];
}

/** An address in plain letters, as Caddy compares them. */
function leadOn({ from, below, to }: Moved): string[] {
  const { before, anchor, hasQuery } = partsOf(to);
  const values = `${quoted(before)} "${hasQuery ? '' : 'yes'}" ${quoted(anchor)}`;
  if (below) return [`    "~^${from.replace(/[.+()]/g, '\\$&')}/+[^/]" ${values}`];
  return ['', '/'].map((end) => `    "${from}${end}" ${values}`);
}
