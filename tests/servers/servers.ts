/** Real web servers on the loopback interface, each over TLS and with a plain port beside it. They serve a built folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { installPackages } from '../support/project/install-packages.ts';

export interface WebServer {
  name: string;
  /** Port of https. */
  port: number;
  /** Port of http. */
  plainPort: number;
  stop: () => Promise<void>;
}

interface Place {
  /** The folder that the host serves: the built site, or what lies above it where the site lies below a path. */
  top: string;
  /** The built site. */
  site: string;
  /** A folder for the server's own files. */
  work: string;
  port: number;
  plainPort: number;
  certificate: string;
  key: string;
  /** What it is called beside `localhost`. */
  host: string;
}

/** Configurations as an administrator writes them, with the built file included as docs/hosting.md says, and the commands. */
const servers: Record<string, (place: Place) => { files: Record<string, string>; command: string[] }> = {
  nginx: ({ top, site, work, port, plainPort, certificate, key }) => ({
    files: {
      'nginx.conf': `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/nginx.pid;
error_log ${work}/error.log;
daemon off;
worker_processes 1;
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${work}/${use};`).join(' ')}
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name localhost;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    brotli_static on;
    root ${top};
    include ${site}/.hosting/nginx.conf;
  }
  server {
    listen 127.0.0.1:${plainPort};
    return 301 https://$host:${port}$request_uri;
  }
}
`,
    },
    command: ['/usr/sbin/nginx', '-c', `${work}/nginx.conf`, '-e', `${work}/error.log`],
  }),
  apache: ({ top, work, port, plainPort, certificate, key }) => ({
    files: {
      'apache.conf': `ServerRoot /usr/lib/apache2
ServerName localhost
PidFile ${work}/apache.pid
DefaultRuntimeDir ${work}
ErrorLog ${work}/error.log
Listen 127.0.0.1:${port} https
Listen 127.0.0.1:${plainPort}
${[
  'mpm_event',
  'authz_core',
  'alias',
  'dir',
  'mime',
  'negotiation',
  'autoindex',
  'filter',
  'deflate',
  'env',
  'setenvif',
  'headers',
  'rewrite',
  'ssl',
  'http2',
]
  .map((name) => `LoadModule ${name}_module modules/mod_${name}.so`)
  .join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${['mime', 'dir', 'negotiation', 'deflate', 'autoindex'].map((name) => `Include /etc/apache2/mods-available/${name}.conf`).join('\n')}
Protocols h2 http/1.1
DocumentRoot ${top}
<Directory />
  Require all denied
</Directory>
<Directory ${top}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${port}>
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
</VirtualHost>
<VirtualHost 127.0.0.1:${plainPort}>
</VirtualHost>
`,
    },
    command: ['/usr/sbin/apache2', '-f', `${work}/apache.conf`, '-D', 'FOREGROUND'],
  }),
  caddy: ({ top, site, work, port, plainPort, certificate, key, host }) => ({
    files: {
      Caddyfile: `{
  admin off
  skip_install_trust
  http_port ${plainPort}
  https_port ${port}
  storage file_system ${work}/storage
  log {
    output file ${work}/error.log
  }
}
https://localhost:${port}, https://${host}:${port} {
  bind 127.0.0.1
  tls ${certificate} ${key}
  root * ${top}
  import ${site}/.hosting/Caddyfile
}
`,
    },
    command: ['/usr/bin/caddy', 'run', '--config', `${work}/Caddyfile`, '--adapter', 'caddyfile'],
  }),
};

export const installServers = (): void =>
  installPackages({
    'nginx-light': '/usr/sbin/nginx',
    'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    apache2: '/usr/sbin/apache2',
    caddy: '/usr/bin/caddy',
    openssl: '/usr/bin/openssl',
  });

/** A certificate for `localhost` that only these tests trust. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', ...subject];
  execFileSync('/usr/bin/openssl', ['req', ...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}

export const names = Object.keys(servers);

/**
 * Starts a server, and waits until it answers.
 *
 * @param base - the path that the site lies below: its folder is called so
 * @param host - what it is called beside `localhost`
 */
export async function startServer(
  name: string,
  site: string,
  folder: string,
  base = '',
  host = 'site.example',
): Promise<WebServer> {
  const work = join(folder, name);
  mkdirSync(work, { recursive: true });
  const place = {
    top: site.slice(0, site.length - base.length),
    site,
    work,
    host,
    port: await freePort(),
    plainPort: await freePort(),
    ...makeCertificate(work),
  };
  const { files, command } = servers[name]?.(place) ?? { files: {}, command: [] };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(work, file), text);
  const [program = '', ...args] = command;
  // Debian's own configuration of Apache names these.
  const env = { ...process.env, APACHE_LOG_DIR: work, APACHE_RUN_DIR: work, HOME: work };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    for (const port of [place.port, place.plainPort]) await answers(port, child);
  } catch (error) {
    child.kill();
    throw new Error(`${name} did not start: ${String(error)}\n${said}\n${readLog(work)}`);
  }
  return { name, port: place.port, plainPort: place.plainPort, stop: () => end(child) };
}

const readLog = (work: string) => {
  try {
    return readFileSync(join(work, 'error.log'), 'utf8');
  } catch {
    return '';
  }
};

/** Each of them ends its own workers when it is asked to end. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('close', () => done());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((soon) => setTimeout(soon, 50));
  }
  throw new Error(`nothing answers at port ${port}`);
}
