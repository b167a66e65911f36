/** An editor beside a site, or on a host of its own: all hosts say the same of it, and of the site's own pages what they said before. */
import { expect, test } from 'vitest';
import { planDocument, planFolder, planShared } from '../../../src/hosting/document-plan.ts';
import { filesOfPlan, hostingFiles } from '../../../src/hosting/formats/files.ts';
import { type HostingOfMore, headersOf } from '../../../src/hosting/plan.ts';
import { describeDocument } from '../../../src/hosting/policy.ts';
import { readApache, readCaddy, readCloudflare, readNetlify, readNginx, readVercel } from './readers.ts';

const documents = ['/', '/leistungen', '*'].map((path) => describeDocument({ path }, '<script>go()</script>'));

function read(files: ReadonlyMap<string, string>) {
  const text = (name: string) => files.get(name) ?? expect.fail(`no ${name}`);
  return {
    Netlify: readNetlify(text('_headers'), text('_redirects')),
    'Cloudflare Pages': readCloudflare(text('.hosting/cloudflare/_headers'), text('_redirects')),
    Vercel: readVercel(text('vercel.json')),
    nginx: readNginx(text('.hosting/nginx.conf')),
    Apache: readApache(text('.htaccess')),
    Caddy: readCaddy(text('.hosting/Caddyfile')),
  };
}

const policy = { 'default-src': ["'none'"], 'connect-src': ["'self'", 'https://forge.example'] };
const origin = 'https://edit.example.com';
const beside: HostingOfMore = { folders: planFolder('/edit/', policy, '/edit/app/') };
const shared: HostingOfMore = { pages: planShared('/built.json', origin) };
const before = read(hostingFiles(documents));
const [withEditor, withShared] = [beside, shared].map((more) => read(hostingFiles(documents, [], [], '', more))) as [
  typeof before,
  typeof before,
];
const hosts = Object.keys(before) as (keyof typeof before)[];

test.each(hosts)('%s serves the editor at /edit/ by a policy of its own, which nobody may frame', (host) => {
  for (const path of ['/edit/', '/edit/app/editor.0123.js', '/edit/built.json']) {
    const headers = withEditor[host].headers(path);
    expect(headers['Content-Security-Policy'], path).toMatch(
      /connect-src 'self' https:\/\/forge\.example; frame-ancestors 'none'/,
    );
    expect(headers, path).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
    });
    expect(headers['Cache-Control'], path).toMatch(path.includes('/app/') ? /immutable/ : /max-age=0/);
  }
});

test.each(hosts)('%s sends with the pages what it sent without an editor', (host) => {
  for (const path of ['/', '/leistungen', '/no/such-page', '/editor', '/assets/app.0123.js', '/robots.txt', '/built.json.txt']) {
    expect(withEditor[host].headers(path), path).toEqual(before[host].headers(path));
    expect(withShared[host].headers(path), path).toEqual(before[host].headers(path));
  }
});

test.each(hosts)('%s lets the editor on its own host read what the site was built of, and nobody else', (host) => {
  const allowed = { 'Access-Control-Allow-Origin': origin };
  expect(withShared[host].headers('/built.json')).toEqual({ ...before[host].headers('/built.json'), ...allowed });
});

test.each(hosts)('%s keeps the code of an editor on its own host, and asks for its document each time', (host) => {
  const plan = planDocument(policy, '/app/');
  const { headers } = read(filesOfPlan(plan))[host];
  expect(headers('/')).toMatchObject({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'public, max-age=0, must-revalidate' });
  expect(headers('/')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headers('/app/editor.0123.js')['Cache-Control']).toContain('immutable');
  expect(headers('/')).toEqual(headersOf(plan, '/'));
});
