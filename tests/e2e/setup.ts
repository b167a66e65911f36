/** Builds the manifests that the tests look at, the site with the command that users run, and serves the folders. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { cacheOf } from '../../src/bundling/project.js';
import { planFile } from '../../src/hosting/formats/files.ts';
import type { Hosting } from '../../src/hosting/plan.ts';
import { createMockProvider, type Received } from '../../src/mock-provider/mock-provider.ts';
import { createSiteServer } from '../../src/serve/serve.ts';
import { writeGallery } from '../support/manifest/gallery.ts';
import { type Finished, output, root, run } from '../support/project/project.ts';

/** Builds a manifest into a folder: by the command, or, in this project, by the builder where that has started. */
export async function buildSite(manifest: string, folder: string, { project = root, edit = false } = {}): Promise<void> {
  const args = ['--site', manifest, '--out', folder, ...(edit ? ['--edit'] : [])];
  const builder = project === root && process.env.BUILDER;
  const query = new URLSearchParams(args.map((arg) => ['arg', arg]));
  const { code, text } = builder
    ? ((await (await fetch(`${builder}?${query}`)).json()) as Finished)
    : await run('build', args, { project });
  if (code !== 0) throw new Error(`"npm run build -- --site ${manifest}" ended with ${code}:\n${text}`);
}

const bundle = 'commands/build/build.mjs';

/** Starts the process that builds all further sites, from the bundles that the command has just been run from. */
async function startBuilder(): Promise<ChildProcess> {
  const cache = cacheOf({ root, project: root });
  const usedAt = (name: string) => statSync(join(cache, name)).mtimeMs;
  const names = readdirSync(cache).filter((name) => existsSync(join(cache, name, bundle)));
  const [kept = ''] = names.sort((one, other) => usedAt(other) - usedAt(one)).map((name) => join(cache, name));
  const builder = fork(join(root, 'tests/support/project/builder.js'), [join(kept, bundle), root, kept]);
  const ended = once(builder, 'exit').then(() => Promise.reject(new Error('The process that builds sites has ended.')));
  const [port] = await Promise.race([once(builder, 'message'), ended]);
  process.env.BUILDER = `http://127.0.0.1:${port}/`;
  return builder;
}

/**
 * Serves a built folder at a free port, below its path where it has one, as long as this process runs. `received` are the forms that arrive
 * there.
 */
export async function serveFolder(folder: string): Promise<{ url: string; server: Server; received: Received[] }> {
  const mockProvider = createMockProvider();
  const server = createSiteServer(folder, { mockProvider });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { base = '' } = JSON.parse(readFileSync(join(folder, planFile), 'utf8')) as Hosting;
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, server, received: mockProvider.received };
}

export default async function setup(): Promise<() => Promise<void>> {
  const site = resolve(process.env.SITE ?? join(root, 'site.json'));
  if (!existsSync(site)) throw new Error(`SITE names ${site}, which does not exist.`);
  // Nested runs (tests/deep) have folders of their own.
  const work = process.env.WORK ?? join(output, 'e2e');
  // And they get the gallery, which no edit of a site changes, from the run around them.
  const { GALLERY: gallery = writeGallery(join(work, 'gallery-source')), GALLERY_FOLDER: built } = process.env;
  const subjects = [
    { name: 'SITE', manifest: site, built: undefined },
    { name: 'GALLERY', manifest: gallery, built },
  ];
  const servers: Server[] = [];
  let builder: ChildProcess | undefined;
  // One after the other: in a fresh clone two would bundle the command twice.
  for (const { name, manifest, built } of subjects) {
    const folder = built ?? join(work, name.toLowerCase());
    if (built === undefined) await buildSite(manifest, folder);
    builder ??= await startBuilder();
    const { url, server } = await serveFolder(folder);
    process.env[name] = manifest;
    process.env[`${name}_FOLDER`] = folder;
    process.env[`${name}_URL`] = url;
    servers.push(server);
  }
  return async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    if (!builder) return;
    builder.disconnect();
    // Only of what has ended before does the system count the time.
    await once(builder, 'exit');
  };
}
