/** For nginx: a file to include in a `server` block, which names the folder (`root`) and the certificate. */
import { textual } from '../media-types.ts';
import { type Moved, partsOf } from '../moved.ts';
import { type Hosting, inPattern, namesOfNotFound, privateNames, withoutSigns } from '../plan.ts';

/** There is no way to write a dollar sign that begins no variable. */
const unsafe = /["\\$]/g;
const quoted = (value: string) => `"${withoutSigns(value, unsafe)}"`;

/**
 * All headers are added on one level, with variables for what differs: a level with an `add_header` of its own inherits none
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html).
 */
export function formatNginx(hosting: Hosting): string {
  const { base: start = '', headers, folders, pages, moved = [], redirects, notFound = [], types } = hosting;
  const varied = [...new Set([...folders, ...pages].flatMap((rule) => Object.keys(rule.headers)))];
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const set = (own: Record<string, string>, indent: string) =>
    Object.entries(own).map(([name, value]) => `${indent}set ${variable(name)} ${quoted(value)};`);
  // A header without a value is not sent.
  const base = Object.fromEntries(varied.map((name) => [name, headers[name] ?? '']));
  const byType = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(types)) byType.set(type, [...(byType.get(type) ?? []), extension]);
  const at = start === '' ? '/path/to/this/site' : `/path/to/the/root${start}`;
  const settings = [
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip_static on;',
    // Said below instead: of every text, whether or not it has a copy.
    'gzip_vary off;',
    `error_page 404 ${notFound.length > 0 ? '$site_not_found' : '/404.html'};`,
    'types {',
    ...[...byType].map(([type, extensions]) => `  "${type}" ${extensions.join(' ')};`),
    '}',
    'default_type application/octet-stream;',
    '',
  ];
  const variables = [
    ...set(base, ''),
    ...pages.flatMap(({ path, headers: own }) => [`if ($uri = "${path}") {`, ...set(own, '  '), '}']),
    ...(notFound.length > 0 ? [`set $site_not_found "${start}/404.html";`] : []),
    // The last one counts, and the longest addresses come first.
    ...notFound
      .toReversed()
      .flatMap(({ prefix, file }) => [
        `if ($uri ~ "^${inPattern(prefix.slice(0, -1))}(?:/|$)") {`,
        `  set $site_not_found "${file}";`,
        '}',
      ]),
    'set $site_varies "";',
    `if ($uri ~ "(?:^|/)[^./]*$|\\.(?:${textual(types).join('|')})$") {`,
    '  set $site_varies "Accept-Encoding";',
    '}',
  ];
  const added = [
    'add_header Vary $site_varies always;',
    ...Object.entries({ ...base, ...headers }).map(
      ([name, value]) => `add_header ${name} ${varied.includes(name) ? variable(name) : quoted(value)} always;`,
    ),
    '',
  ];
  // Of two locations for one address nginx refuses the whole configuration.
  const led = new Set(moved.flatMap((one) => (one.below ? [] : exact(one))));
  const locations = [
    ...[...new Set([`${start}/404.html`, ...notFound.map(({ file }) => file)])].flatMap((file) => [
      `location = ${file} {`,
      '  internal;',
      '  set $site_varies "Accept-Encoding";',
      ...set(base, '  '),
      '}',
    ]),
    ...moved.flatMap(leadOn),
    `location ~ "${privateNames(hosting)}" { return 404; }`,
    `location ~ "^${inPattern(start)}/${namesOfNotFound(hosting)}(?:\\.html)?/*$" { return 404; }`,
    `location ~ "^${inPattern(start)}/index(?:\\.html)?/*$" { return 301 ${start}/$is_args$args; }`,
    ...redirects.flatMap(({ from, to }) =>
      ['', '/', '.html']
        .map((end) => from + end)
        .filter((address) => !led.has(address))
        .map((address) => `location = ${address} { return 301 ${to}$is_args$args; }`),
    ),
    '# One address for one page: without a slash and without its file name at the end.',
    `location ~ "^(?<site_page>${inPattern(start)}/.+?)(?:\\.html|/+)$" {`,
    '  if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }',
    '  return 404;',
    '}',
    `location = ${start}/ { try_files ${start}/index.html =404; }`,
    ...folders.flatMap(({ prefix, headers: own, hasIndex }) => [
      ...(hasIndex
        ? [
            `location = ${prefix.slice(0, -1)} { return 301 ${prefix}$is_args$args; }`,
            `location = ${prefix} {`,
            ...set(own, '  '),
            `  try_files ${prefix}index.html =404;`,
            '}',
          ]
        : []),
      `location ^~ ${prefix} {`,
      `  if ($uri ~ "${privateNames(hosting)}") { return 404; }`,
      ...set(own, '  '),
      '  try_files $uri =404;',
      '}',
    ]),
    `location ${start}/ { try_files $uri.html $uri =404; }`,
  ];
  return `${[
    `# Made by the build, with each site anew. In a server block: root ${start === '' ? at : '/path/to/the/root'}; include ${at}/.hosting/nginx.conf;`,
    '# Reload nginx whenever the site has been replaced.',
    ...(start === ''
      ? [...settings, ...variables, ...added, ...locations]
      : // What else lies on the host is none of its business.
        [
          ...variables,
          `location = ${start} {`,
          '  absolute_redirect off;',
          ...added.map((line) => `  ${line}`),
          `  return 301 ${start}/$is_args$args;`,
          '}',
          `location ^~ ${start}/ {`,
          ...[...settings, ...added, ...locations].map((line) => `  ${line}`),
          '}',
        ]),
  ].join('\n')}\n`;
}

/** An address in plain letters, as nginx compares them. Of patterns the first one counts, so they stand before all others. */
function leadOn(one: Moved): string[] {
  const { from, below, to } = one;
  const { before, anchor, hasQuery } = partsOf(to);
  const target = `"${withoutSigns(before, unsafe)}${hasQuery ? '' : '$is_args$args'}${withoutSigns(anchor, unsafe)}"`;
  const places = below ? [`~ "^${from.replace(/[.+()]/g, '\\$&')}/[^/]"`] : exact(one).map((address) => `= "${address}"`);
  return places
    .filter((place) => [place, target].every((part) => Buffer.byteLength(part) < longest))
    .map((place) => `location ${place} { return 301 ${target}; }`);
}

const exact = ({ from }: Moved) => [from, `${from}/`];

/** Of a part of a line (bytes; NGX_CONF_BUFFER in src/core/ngx_conf_file.c, with room). A longer one makes the whole configuration invalid. */
const longest = 4000;
