/**
 * Serves a manifest while it is being edited: the same loader and the same rendering as the build, run inside Vite's module
 * graph. Saving updates the open page in place; an invalid save keeps the last good page and shows the finding over it.
 */
import { existsSync, readdirSync, unwatchFile, watchFile } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, relative } from 'node:path';
import type { ErrorPayload, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { publicFolder } from '../../schema/published-files.ts';
import type { Site } from '../../schema/resolved.ts';
import { isNotFound } from '../../schema/site-parts.ts';
import type { Folders } from '../bundling/project.js';
import { allTypes } from '../hosting/media-types.ts';
import { movedTo, planMoved } from '../hosting/moved.ts';
import { bytesOf } from '../loader/node/disk-files.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import { createMockProvider } from '../mock-provider/mock-provider.ts';
import { below, dataAddress, type PageData, type ShellData, shellAddress } from '../render/page-files.ts';
import { isMarkup } from '../sanitize/validate.ts';
import { answering, answerSafely, sendFile, singleSlashes } from '../serve/request.ts';
import type { ThemeData } from './client.tsx';
import { MissingFiles } from './missing-files.ts';
import { overlay, readable } from './overlay.ts';

type Entry = typeof import('./entry.ts');

/** Data and documents of dev belong to no build; they always fit each other. */
const build = 'dev.dev';
const module = '/src/dev/client.tsx';

/** As a picture of a page a drawing may do no more. */
const drawingPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

export interface DevServer {
  server: Server;
  close: () => Promise<void>;
  /** The language of the findings that were printed. */
  lang: MessageLanguage;
  /** The path that the site lay below when the server began; empty at the root. */
  base: string;
}

export async function createDevServer(folders: Folders, manifest: string): Promise<DevServer> {
  const { createServer } = await import('vite');
  const { builder } = await import('../bundling/builder.js');
  const server = createHttpServer();
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    plugins: [
      builder(folders),
      {
        name: 'early-styles',
        // Sheets of a document's first moment (`?direct`) go when the modules bring theirs. For a change of one Vite would reload.
        hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.includes('?direct')),
      },
    ],
    server: { middlewareMode: true, hmr: { server } },
    // Named, so that none is found late: that would reload the first page.
    optimizeDeps: {
      entries: ['src/dev/client.tsx'],
      include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router-dom', '@mantine/core'],
    },
    clearScreen: false,
    logLevel: 'warn',
  });
  const session = new Session(vite, folders, manifest);
  await session.reload();
  const mockProvider = createMockProvider();
  server.on(
    'request',
    answering((request, response, { path, meant, search }) => {
      const { base } = session;
      if (path.startsWith(`${base}/`)) request.url = path.slice(base.length) + search;
      if (mockProvider.handle(request, response)) return;
      const single = singleSlashes(path);
      if (isForeign(request, single)) send(response, 403, 'text/plain', '');
      else if (meant === undefined) send(response, 404, 'text/plain', '');
      else if (single !== path) response.writeHead(301, { Location: single + search }).end();
      else if (base !== '' && (path === '/' || path === base)) response.writeHead(302, { Location: `${base}/${search}` }).end();
      else if (session.leadOn(meant, search, response)) return;
      else {
        // Served as they were written, perhaps by a stranger: opened on its own, no drawing runs, leaves or loads anything.
        if (isMarkup(meant)) response.setHeader('Content-Security-Policy', drawingPolicy);
        const answer = () => session.answer(path, search, response);
        vite.middlewares(request, response, () => void answerSafely(request, response, answer));
      }
    }),
  );
  server.on('upgrade', ({ headers, url }, socket) => {
    // Vite takes its own and leaves all others open.
    if (url?.replace(/\?.*/, '') !== '/' || !/^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? ''))
      socket.destroy();
  });
  return { server, close: () => session.close(), lang: session.lang, base: session.base };
}

/**
 * Whether another website sends a request: it may lead visitors to the pages here, and do nothing else. What Vite does for developers
 * (`/__open-in-editor`), nobody but a page from here may ask for.
 */
function isForeign({ headers }: IncomingMessage, path: string): boolean {
  const { origin, host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (path.startsWith('/__')) return site !== 'same-origin';
  // Browsers leave it out over plain http, except on the machine itself. What can read an answer then says where it comes from.
  if (site === undefined) return origin !== undefined && origin !== `http://${host}`;
  return site !== 'same-origin' && site !== 'none' && mode !== 'navigate';
}

/** One manifest that is being edited: its last good state, and what is wrong with it now. */
class Session {
  private site: Site | undefined;
  /** Of what was found last. */
  lang: MessageLanguage = 'en';
  /** What the browser was told last, to tell a change from a mere save. */
  private shown = '';
  private error: ErrorPayload['err'] | undefined;
  private files = new Set<string>();
  private readonly missing = new MissingFiles(() => this.reloadSoon());
  /** Sources of the loader that were saved since it was imported. */
  private readonly edited = new Set<string>();
  private reloading: Promise<void> | undefined;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly vite: ViteDevServer;
  private readonly folders: Folders;
  private readonly manifest: string;

  constructor(vite: ViteDevServer, folders: Folders, manifest: string) {
    this.vite = vite;
    this.folders = folders;
    this.manifest = manifest;
    // A page that connects, or connects again, must see what is wrong now, and what was saved since its document was sent.
    vite.environments.client.hot.on('vite:client:connect', (_, client) => {
      if (this.error) client.send({ type: 'error', err: this.error });
      else if (this.site) client.send({ type: 'custom', event: 'site:update' });
    });
    vite.watcher.add(manifest);
    vite.watcher.on('all', (_, path) => {
      if (this.isLoader(path)) this.edited.add(path.replaceAll('\\', '/'));
      if (this.concerns(path)) this.reloadSoon();
    });
    // File events do not report a symbolic link that becomes a file or another link, so poll for it.
    watchFile(manifest, { interval: 500 }, () => this.reloadSoon());
  }

  /** The path that the site lies below. */
  get base(): string {
    return this.site?.base ?? '';
  }

  close(): Promise<void> {
    unwatchFile(this.manifest);
    this.missing.close();
    clearTimeout(this.timer);
    return this.vite.close();
  }

  /** Editors write in several steps, some by renaming: waits until it is quiet, and compares contents. */
  private reloadSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.reload(), 40);
  }

  private concerns(path: string): boolean {
    // A file that comes into a folder that is watched is named nowhere yet.
    return path === this.manifest || this.files.has(path) || this.isPublished(path) || this.isLoader(path);
  }

  private isPublished(path: string): boolean {
    return !relative(join(this.manifest, '..', publicFolder), path).startsWith('..');
  }

  /** What entry.ts imports of the loader. */
  private isLoader(path: string): boolean {
    const { root, project } = this.folders;
    const inside = relative(root, path).replaceAll('\\', '/');
    const own = relative(project, path).replaceAll('\\', '/');
    return (
      /^(?:schema|src\/(?:colors|findings|manifest|rules|registry|loader|json-schema|migrations|report|disk)|src\/sections\/[^/]+\/[\w-]*schema\.ts)/.test(
        inside,
      ) || /^sections\/[^/]+\/(?:[\w-]*schema\.ts|checks\/)/.test(own)
    );
  }

  private entry(): Promise<Entry> {
    const { runner, moduleGraph } = this.vite.environments.ssr as RunnableDevEnvironment;
    // Vite tells the runner by a message, which on a busy machine comes after this: then the loader would be the one before the edit.
    if (this.edited.size > 0) {
      for (const path of this.edited) moduleGraph.onFileChange(path);
      this.edited.clear();
      runner.clearCache();
    }
    return runner.import(join(this.folders.root, 'src/dev/entry.ts'));
  }

  /** Loads the manifest; never twice at the same time. */
  async reload(): Promise<void> {
    if (this.reloading) {
      this.again = true;
      return this.reloading;
    }
    this.reloading = this.load();
    await this.reloading;
    this.reloading = undefined;
    if (this.again) {
      this.again = false;
      await this.reload();
    }
  }

  private async load(): Promise<void> {
    const { hot } = this.vite.environments.client;
    try {
      const { loadDraft, formatProblems, formatValid } = await this.entry();
      const { site, problems, files, lang } = await loadDraft(this.manifest);
      this.lang = lang;
      this.files = new Set(files);
      this.vite.watcher.add(this.missing.follow([...files, join(this.manifest, '..', publicFolder)]));
      const text = problems.length > 0 ? formatProblems(problems) : '';
      const now = text + (site ? JSON.stringify(site) : '');
      if (now === this.shown) {
        // Files that no page shows may have come.
        if (site) this.site = site;
        return;
      }
      this.shown = now;
      if (text) console.error(text);
      const recovered = this.error !== undefined;
      this.error = site ? undefined : overlay(problems);
      if (this.error) {
        hot.send({ type: 'error', err: this.error });
        return;
      }
      const first = this.site === undefined;
      this.site = site;
      if (first) hot.send({ type: 'full-reload' });
      else hot.send({ type: 'custom', event: 'site:update' });
      if (recovered && site) console.log(formatValid(this.manifest, site, lang));
    } catch (error) {
      // A mistake in the builder's own code, such as half a schema: shown like any other, and the server goes on.
      const cause = readable(error);
      this.vite.ssrFixStacktrace(cause);
      console.error(cause);
      this.error = { message: cause.message, stack: cause.stack ?? '' };
      this.shown = '';
      hot.send({ type: 'error', err: this.error });
    }
  }

  /** Sends whoever asks for an old address where it leads; false for all others. Not for good: it is still being edited. */
  leadOn(path: string, search: string, response: ServerResponse): boolean {
    if (!this.site || this.site.redirects.length === 0) return false;
    const { pages, published, redirects } = this.site;
    const moved = planMoved(
      redirects,
      pages.map((page) => page.path),
      [...published.keys()],
    );
    const location = movedTo(moved, path, search);
    if (location !== undefined) response.writeHead(302, { 'Cache-Control': 'no-store', Location: location }).end();
    return location !== undefined;
  }

  async answer(pathname: string, search: string, response: ServerResponse): Promise<void> {
    try {
      const asset = this.site?.assets.get(pathname) ?? this.site?.published.get(pathname);
      const bare = pathname.replace(/\/+$/, '');
      if (asset) sendFile(response, bytesOf(asset), { 'Content-Type': typeOf(pathname), 'Cache-Control': 'no-store' });
      else if (pathname.startsWith(`${this.base}/_data/`)) await this.answerData(pathname, response);
      else if (bare !== pathname && this.site?.pages.some(({ path }) => path === bare))
        response.writeHead(301, { Location: bare + search }).end();
      else await this.answerPage(pathname, response);
    } catch (error) {
      if (error instanceof Error) this.vite.ssrFixStacktrace(error);
      throw readable(error);
    }
  }

  private async answerData(pathname: string, response: ServerResponse): Promise<void> {
    const { allPages, pageForBrowser, shellForBrowser, styleOf } = await this.entry();
    const { site } = this;
    if (!site) return send(response, 404, 'text/plain', '');
    if (pathname === `${this.base}/_data/theme.json`)
      return sendJson(response, {
        style: styleOf(site),
        look: site.theme.look,
        openTexts: site.facts().openTexts(),
      } satisfies ThemeData);
    const shell = site.shells.find((one) => shellAddress(one) === pathname);
    if (shell) return sendJson(response, { shell: shellForBrowser(shell) } satisfies ShellData);
    const page = allPages(site).find(({ path }) => below(this.base, dataAddress)(path) === pathname);
    if (page) sendJson(response, { build, page: pageForBrowser(page) } satisfies PageData);
    else send(response, 404, 'text/plain', '');
  }

  private async answerPage(pathname: string, response: ServerResponse): Promise<void> {
    const { site } = this;
    const entry =
      site &&
      (await this.entry().catch((error: unknown) => {
        // A source of the loader is broken, which the overlay says.
        if (!this.error) throw error;
      }));
    if (!site || !entry) {
      // Nothing good to show: a page that only waits, with the finding over it.
      const html = await this.vite.transformIndexHtml(
        pathname,
        `<!doctype html><html lang="en"><title>dev</title><script type="module" src="${module}"></script></html>`,
      );
      return send(response, 200, 'text/html', html);
    }
    const { render, getPage, styleOf } = entry;
    const html = render(site, pathname, () => ({
      app: '',
      script: '',
      build,
      style: styleOf(site),
      dev: { styles: this.styles(), module },
    }));
    send(
      response,
      isNotFound(getPage(site, pathname).path) ? 404 : 200,
      'text/html',
      await this.vite.transformIndexHtml(pathname, html),
    );
  }

  /** Every style sheet, for the moment before the modules bring theirs. */
  private styles(): string[] {
    const { root, project } = this.folders;
    const rooms = [...['src/parts', 'src/render', 'src/sections'].map((room) => join(root, room)), join(project, 'sections')];
    const modules = rooms.filter(existsSync).flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.module.css'))
        .sort()
        .map((name) => join(room, name)),
    );
    const base = ['base', 'print', 'tones'].map((name) => join(root, `src/render/${name}.css`));
    const mantine = createRequire(join(root, 'package.json')).resolve('@mantine/core/styles.layer.css');
    return [...base, mantine, ...modules].map((path) => {
      const inside = relative(root, path).replaceAll('\\', '/');
      // Where the builder is installed, packages and the site's own sections lie elsewhere.
      return `${inside.startsWith('..') ? `/@fs/${path.replaceAll('\\', '/').replace(/^\//, '')}` : `/${inside}`}?direct`;
    });
  }
}

const typeOf = (path: string): string => allTypes[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream';

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  const named = type.includes(';') ? type : `${type}; charset=utf-8`;
  response.writeHead(status, { 'Content-Type': named, 'Cache-Control': 'no-store' }).end(body);
}

const sendJson = (response: ServerResponse, data: unknown) => send(response, 200, 'application/json', JSON.stringify(data));
