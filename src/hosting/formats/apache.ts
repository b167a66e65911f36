/** For Apache: `.htaccess` in the site's folder. Needs mod_rewrite and mod_headers, and `AllowOverride All` for the folder. */
import { textual } from '../media-types.ts';
import { type Moved, partsOf } from '../moved.ts';
import { type Headers, type Hosting, inPattern, namesOfNotFound, privateNames, withoutSigns } from '../plan.ts';

export function formatApache(hosting: Hosting): string {
  const { base = '', headers, folders, pages, notFound = [], types } = hosting;
  const first = requestRules(hosting);
  return `${[
    '# Made by the build, with each site anew.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    `ErrorDocument 404 ${base}/404.html`,
    // The last one counts, and the longest addresses come first.
    ...notFound
      .toReversed()
      .flatMap(({ prefix, file }) => [
        `<If "%{REQUEST_URI} =~ m#^${inPattern(prefix.slice(0, -1))}(?:/|$)#">`,
        `  ErrorDocument 404 ${file}`,
        '</If>',
      ]),
    'AddDefaultCharset Off',
    ...Object.entries(types).map(([extension, type]) => `AddType "${type}" .${extension}`),
    // A copy has the type of what it is a copy of.
    'RemoveType .br .gz',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    '',
    'RewriteEngine On',
    // Where the folder is called otherwise, too.
    ...(base === '' ? [] : [`RewriteBase ${base}/`, 'RewriteOptions AllowNoSlash']),
    '# The page for unknown addresses comes by a request within the server: only the last rules are for it.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    `RewriteRule ^ - [S=${first.filter((line) => line.startsWith('RewriteRule')).length}]`,
    ...first,
    ...['br', 'gz'].flatMap((ending) => [
      `RewriteCond %{HTTP:Accept-Encoding} \\b${ending === 'gz' ? 'gzip' : ending}\\b`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule ^(.+)$ $1.${ending} [END,E=no-gzip:1,E=no-brotli:1]`,
    ]),
    // A copy is missing where it would be no smaller: then Apache shall not make one either.
    'RewriteRule ^ - [E=no-gzip:1,E=no-brotli:1]',
    '',
    ...list(headers),
    ...folders.flatMap(({ prefix, headers: own }) => list(own, `^${escaped(prefix)}`)),
    // What is served in the end is the page's file, or a compressed copy of it.
    ...pages.flatMap(({ path, headers: own }) => list(own, `^${escaped(path)}(?:\\.html)?(?:\\.(?:br|gz))?$`)),
    ...list({ Vary: 'Accept-Encoding' }, `\\.(?:${textual(types).join('|')})(?:\\.(?:br|gz))?$`),
  ].join('\n')}\n`;
}

/** What is done with a visitor's request until it names a file. */
function requestRules(hosting: Hosting): string[] {
  const { base = '', folders, moved = [], redirects } = hosting;
  const indexes = folders.filter(({ hasIndex }) => hasIndex).map(({ prefix }) => prefix);
  const inside = (address: string) => escaped(address.slice(base.length + 1));
  return [
    '# Over https only. Behind a proxy that ends https this header says so.',
    'RewriteCond %{HTTPS} !=on',
    'RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
    'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    ...(base === '' ? [] : [`RewriteCond %{REQUEST_URI} ^${inPattern(base)}$`, `RewriteRule ^ ${base}/ [R=301,L]`]),
    ...moved.flatMap((one) => leadOn(one, inside)),
    `RewriteCond %{REQUEST_URI} ${privateNames(hosting)}`,
    'RewriteRule ^ - [R=404,L]',
    `RewriteRule ^${namesOfNotFound(hosting)}(?:\\.html)?/*$ - [R=404,L]`,
    `RewriteRule ^index(?:\\.html)?/*$ ${base}/ [R=301,L]`,
    ...redirects.map(({ from, to }) => `RewriteRule ^${inside(from)}(?:\\.html|/+)?$ ${to} [R=301,L]`),
    '# One address for one page: without a slash and without its file name at the end.',
    'RewriteCond %{REQUEST_FILENAME}%{PATH_INFO} ^(.+?)(?:\\.html|/+)$',
    'RewriteCond %1.html -f',
    `RewriteRule ^(.+?)(?:\\.html|/+)$ ${base}/$1 [R=301,L]`,
    'RewriteRule ^$ index.html',
    ...indexes.flatMap((prefix) => [
      `RewriteRule ^${inside(prefix).slice(0, -1)}$ ${prefix} [R=301,L]`,
      `RewriteRule ^${inside(prefix)}$ ${prefix.slice(base.length + 1)}index.html`,
    ]),
    'RewriteCond %{REQUEST_FILENAME}%{PATH_INFO} ^(.+)$',
    'RewriteCond %1.html -f',
    'RewriteRule ^(.+)$ $1.html',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
  ];
}

/** For all answers, or for those whose file a pattern finds. Errors have a table of headers of their own, hence two lines. */
const list = (headers: Headers, file?: string) =>
  Object.entries(headers).flatMap(([name, value]) => {
    const condition = file ? ` "expr=%{REQUEST_URI} =~ m#${file}#"` : '';
    return [`Header onsuccess unset ${name}${condition}`, `Header always set ${name} ${quoted(value)}${condition}`];
  });

/** A percent sign begins a variable; two are one. */
const quoted = (value: string) => `"${withoutSigns(value, /["\\$]/g).replaceAll('%', '%%')}"`;

const escaped = (path: string) => path.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');

/** An address in plain letters, as Apache compares them. An anchor stands behind what is asked, which Apache would put at the very end. */
function leadOn({ from, below, to }: Moved, inside: (address: string) => string): string[] {
  const { before, anchor, hasQuery } = partsOf(to);
  const pattern = `"^${inside(from)}${below ? '/[^/]' : '/?$'}"`;
  // A percent sign and a number would be a part of a condition.
  const target = (...parts: string[]) =>
    `"${parts.map((part) => withoutSigns(part, /["\\]/g).replace(/[%$]/g, '\\$&')).join('%{QUERY_STRING}')}"`;
  const rule = (text: string) => `RewriteRule ${pattern} ${text} [R=301,L,NE]`;
  if (anchor === '' || hasQuery) return [rule(target(to))];
  return ['RewriteCond %{QUERY_STRING} .', rule(target(`${before}?`, anchor)), rule(target(to))];
}
