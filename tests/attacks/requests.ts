/** Requests that no browser in good faith sends, as the bytes that go over the line, and how they must be answered. */
import { root } from '../support/project/project.ts';

export type Verb = 'start' | 'dev';

export interface Attack {
  name: string;
  request: string;
  /** The server that it is for; both, where there is none. */
  only?: Verb;
  status: number;
  /** What the whole answer must hold, and what it must not. */
  holds?: RegExp;
  lacks?: RegExp;
}

/** A request with a host that every server takes, after which the connection ends. */
function get(path: string, ...headers: string[]): string {
  const host = headers.some((header) => /^Host:/.test(header)) ? [] : ['Host: localhost'];
  return [`GET ${path} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', ''].join('\r\n');
}

const post = (path: string, body: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', `Content-Length: ${body.length}`, ...headers, '', body].join(
    '\r\n',
  );

const crossSite = ['Sec-Fetch-Site: cross-site', 'Origin: https://evil.example'];
const handshake = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
const upgrade = (path: string, ...headers: string[]) =>
  get(path, ...handshake, ...headers).replace('Connection: close', 'Connection: Upgrade, close');

/** A place in the file system of this machine, or a line of a stack trace. */
const machine = new RegExp(`\\bat .*:\\d+:\\d+|file://|root:.*:0:0|${root.replace(/[^\w/]/g, '\\$&')}`);
const otherHost = /^location: *(?:\/\/|\\|[a-z]+:)/im;

/** @param page the path of a page other than the first, where there is one */
export function attacks(page: string | undefined): Attack[] {
  const long = 'a'.repeat(300);
  const unknown = (path: string, more: Partial<Attack> = {}): Attack => ({
    name: `${path.length > 60 ? `${path.slice(0, 60)}…` : path} is unknown`,
    request: get(path),
    status: 404,
    lacks: machine,
    ...more,
  });
  /** An address that leads to another one of this site, and never to another host. */
  const leads = (path: string, to: string, more: Partial<Attack> = {}): Attack => ({
    name: `${path} leads to ${to}`,
    request: get(path),
    status: 301,
    holds: new RegExp(`^location: ${to.replace(/[?.]/g, '\\$&')}\r$`, 'im'),
    lacks: otherHost,
    ...more,
  });
  const encoding = (header: string, used: string | undefined): Attack => ({
    name: `Accept-Encoding: ${header || '(nothing)'} is answered with ${used ?? 'the plain page'}`,
    request: get('/', `Accept-Encoding: ${header}`),
    only: 'start',
    status: 200,
    ...(used ? { holds: new RegExp(`^content-encoding: ${used}\r$`, 'im') } : { lacks: /^content-encoding:/im }),
  });
  return [
    // Doubled slashes: a browser takes two at the beginning of an address for the name of a host.
    ...(page === undefined
      ? []
      : [
          leads(`/${page}/`, page, { only: 'start' }),
          leads(`/${page}`, page),
          leads(`${page}//`, page, { only: 'start' }),
          leads(`${page}/?a=b`, `${page}?a=b`),
          leads(`${page}.html/`, page, { only: 'start' }),
          leads(`/\\${page.slice(1)}`, page),
        ]),
    leads('//', '/'),
    leads('//index.html', '/', { only: 'start' }),
    unknown('//evil.example/', { only: 'start', lacks: otherHost }),
    unknown('//evil.example', { only: 'start', lacks: otherHost }),
    unknown('/\\evil.example/', { only: 'start', lacks: otherHost }),
    leads('///evil.example/%2e%2e', '/'),
    leads('//evil.example/', '/evil.example/', { only: 'dev' }),
    leads('/\\/evil.example/', '/evil.example/', { only: 'dev' }),
    unknown('/evil.example/', { lacks: /^location:/im }),
    unknown('//robots.txt', { only: 'start' }),
    unknown('/robots.txt/', { only: 'start' }),
    // What hosts read and visitors must not.
    ...[
      '/_headers',
      '//_headers',
      '/_headers/',
      '/_headers//',
      '/%5Fheaders',
      '/x/../_headers',
      '/a#/../_headers',
      '/assets/%2e%2e/_headers',
      '/404',
      '//404',
      '/404/',
      '/404.html',
      '/404.html/',
      '/.htaccess',
      '//.htaccess',
      '/.hosting/plan.json',
      '//.hosting//plan.json',
      '/%2ehosting/plan.json',
      '/.hosting%5Cplan.json',
      '/.made-by-build',
      '/_redirects/',
      '/vercel.json/',
      '/index.html.br',
      '/index.html.gz/',
    ].map((path) => unknown(path, { only: 'start', lacks: /X-Frame-Options\r?\n|"headers":|RewriteRule/ })),
    // Out of the folder.
    ...[
      '/../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/..%5c..%5cetc%5cpasswd',
    ].map((path) => unknown(path)),
    unknown('/assets/..%2f..%2f..%2f..%2fetc%2fpasswd', { only: 'start' }),
    // Addresses that mean nothing.
    ...[
      '/%',
      '/%zz',
      '/%ff',
      '/%c0%ae',
      '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
      '/%00',
      '/a%00.html',
      '/%e0%80%af',
      '/%ed%a0%80',
    ].map((path) => unknown(path)),
    unknown(`/${long}`),
    unknown(`/${long}/`),
    unknown(`/${long}.html`),
    unknown(`/${'a/'.repeat(5000)}`),
    { name: 'a whole address, as a proxy sends it', request: get('http://localhost/'), status: 200 },
    {
      name: 'the path of another host, as a proxy sends it',
      request: get('http://evil.example//x/'),
      only: 'start',
      status: 404,
    },
    { name: 'an address that is none', request: get('*'), status: 400 },
    { name: 'a request to be a proxy', request: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', status: 0 },
    // Lines that are none of HTTP.
    ...(
      [
        ['no request at all', 'hello\r\n\r\n'],
        ['a header without a colon', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n'],
        ['two lengths', 'POST /__signup HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde'],
        [
          'a length and chunks',
          'POST /__signup HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        ],
        ['a chunk that is no number', 'POST /__signup HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
        ['no host', 'GET / HTTP/1.1\r\n\r\n'],
      ] as const
    ).map(([name, request]) => ({ name, request, status: 400 })),
    { name: 'headers without end', request: get('/', `X: ${'x'.repeat(70_000)}`), status: 431 },
    // Compressed only where it is wanted.
    encoding('', undefined),
    encoding('br', 'br'),
    encoding('gzip', 'gzip'),
    encoding('gzip, deflate, br', 'br'),
    encoding('BR', 'br'),
    encoding('x-br, deflate, zstd', undefined),
    encoding('br;q=0', undefined),
    encoding('br;q=0, gzip;q=0', undefined),
    encoding('br; q=0.000, gzip;q=0.5', 'gzip'),
    encoding('*', 'br'),
    encoding('*;q=0', undefined),
    encoding('br;q=0, *', 'gzip'),
    encoding('identity;q=1, *;q=0', undefined),
    encoding('identity', undefined),
    {
      name: 'no compression is wanted for what is not there',
      request: get('/no/such-page', 'Accept-Encoding: br;q=0, gzip;q=0'),
      only: 'start',
      status: 404,
      lacks: /^content-encoding:/im,
    },
    // Parts, of what is and of what cannot be.
    ...['bytes=5-2', 'bytes=-0', 'bytes=a-b', 'bytes=0-0,5-9', 'lines=1'].map((range) => ({
      name: `Range: ${range}`,
      request: get('/', `Range: ${range}`),
      status: 200,
    })),
    { name: 'a part behind the end', request: get('/', 'Range: bytes=99999999-'), only: 'start', status: 416 },
    { name: 'a part behind the end of a page', request: get('/', 'Range: bytes=99999999-'), only: 'dev', status: 200 },
    {
      name: "a part of one of the builder's files that cannot be",
      request: get('/package.json', 'Range: bytes=5-2'),
      only: 'dev',
      status: 200,
    },
    { name: 'what only asks, where nothing can be sent', request: post('/', 'x=1'), only: 'start', status: 405 },
    // Sign-ups.
    { name: 'a sign-up', request: post('/__signup?isAjax=1', 'EMAIL=a%40example.com', formType), status: 200 },
    {
      name: 'a sign-up far larger than any form',
      request: post('/__signup?isAjax=1', 'x'.repeat(3_000_000), formType),
      status: 413,
    },
    {
      name: 'a sign-up that says it is of many parts and is not',
      request: post('/__signup?isAjax=1', '--y\r\n', 'Content-Type: multipart/form-data; boundary=x'),
      status: 200,
    },
    { name: 'a sign-up of no type', request: post('/__signup?isAjax=1', 'x'), status: 200 },
    // Other websites that are open in the same browser while somebody edits.
    ...(
      [
        ['/__open-in-editor?file=src/dev/client.tsx', [...crossSite, 'Sec-Fetch-Mode: no-cors']],
        ['/__open-in-editor?file=src/dev/client.tsx', ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: cors']],
        ['/__open-in-editor?file=src/dev/client.tsx', [...crossSite, 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document']],
        ['/__OPEN-IN-EDITOR?file=src/dev/client.tsx', [...crossSite, 'Sec-Fetch-Mode: navigate']],
        ['//__open-in-editor?file=src/dev/client.tsx', crossSite],
        ['/__open-in-editor?file=src/dev/client.tsx', []],
        ['/src/dev/client.tsx', [...crossSite, 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: script']],
        ['/@vite/client', [...crossSite, 'Sec-Fetch-Mode: cors']],
        ['/package.json', ['Origin: https://evil.example']],
        ['/', [...crossSite, 'Sec-Fetch-Mode: no-cors']],
      ] as [string, string[]][]
    ).map(([path, headers]) => ({
      name: `${path} for another website (${headers.at(-1) ?? 'from nobody'})`,
      request: get(path, ...headers),
      only: 'dev' as const,
      status: 403,
      lacks: machine,
    })),
    {
      name: 'another website may lead to a page',
      request: get('/', ...crossSite, 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document'),
      status: 200,
    },
    {
      name: 'a page from here asks for its own code',
      request: get('/@vite/client', 'Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: cors', 'Sec-Fetch-Dest: script'),
      only: 'dev',
      status: 200,
    },
    // A name that leads to this machine by the will of somebody else.
    { name: 'the name of another host', request: get('/', 'Host: evil.example'), only: 'dev', status: 403 },
    {
      name: 'the name of another host at an address that means nothing',
      request: get('/%', 'Host: evil.example'),
      only: 'dev',
      status: 404,
    },
    // Connections that stay open, to be told what is edited.
    {
      name: 'a connection for another website',
      request: upgrade('/?token=guess', 'Sec-WebSocket-Protocol: vite-hmr', 'Origin: https://evil.example'),
      only: 'dev',
      status: 400,
    },
    { name: 'a connection of another kind', request: upgrade('/', 'Sec-WebSocket-Protocol: other'), only: 'dev', status: 0 },
    { name: 'a connection to another place', request: upgrade('/x', 'Sec-WebSocket-Protocol: vite-hmr'), only: 'dev', status: 0 },
    { name: 'a connection that the preview does not have', request: upgrade('/'), only: 'start', status: 200 },
  ];
}

const formType = 'Content-Type: application/x-www-form-urlencoded';
