/**
 * Serves the sources of the editor's pages by Vite, for developers (`npm run edit -- --dev`). A saved component is replaced in the open
 * page; after any other change only the part that uses the file starts again: the worker, the preview or, with its draft, the editor.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment } from 'vite';
import type { Folders } from '../../bundling/project.js';
import { type Bundles, compileSchema, entries, validatorFile } from './bundles.ts';

export interface SourceServer {
  /** Stand where the built bundles would: each only imports the source that its bundle begins with. */
  bundles: Bundles;
  /** Answers a request for a source. It has to be checked already that it comes from the editor's own pages. */
  answer: (request: IncomingMessage, response: ServerResponse, unknown: () => void) => void;
  /** Takes the websocket that tells a page what has changed; checked as well. */
  connect: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close: () => Promise<void>;
}

export async function createSourceServer(folders: Folders): Promise<SourceServer> {
  const { createServer: createVite, normalizePath } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const { builder } = await import('../../bundling/builder.js');
  // It never listens. Vite takes a websocket from it that has been checked on the server where it arrived.
  const sockets = createServer();
  const pathOf = (entry: string) => normalizePath(join(folders.root, entry));
  const validatorSource = async (): Promise<string> => {
    const { runner } = vite.environments.ssr as RunnableDevEnvironment;
    // Vite tells the runner of changes by a message, which may come too late.
    runner.clearCache();
    const made: typeof import('../../loader/node/validator-source.ts') = await runner.import(
      pathOf('src/loader/node/validator-source.ts'),
    );
    return withImports(made.validatorSource());
  };
  const vite = await createVite({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [builder(folders), compileSchema(validatorSource), restartParts(pathOf)],
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      // Which pages may ask is decided before a request comes here.
      cors: false,
      warmup: { clientFiles: Object.values(entries) },
      // By the whole path: this folder may itself lie in one of these names.
      watch: { ignored: ['tests', 'dist', 'dist-gallery'].map((name) => `${pathOf(name)}/**`) },
    },
    // Named, so that none is found late: that would reload every page.
    optimizeDeps: {
      entries: Object.values(entries),
      include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', ...runtimeOfValidator],
    },
  });
  const start = (entry: string) => `${react.preambleCode.replace('__BASE__', '/')}\nawait import('/${entry}');\n`;
  return {
    bundles: {
      'editor.css': '',
      'preview.css': '',
      'editor.js': start(entries.editor),
      'preview.js': start(entries.preview),
      'writing.js': `export * from '/${entries.writing}';\n`,
      // Not `import()`: what is sent to the worker while that loads would be lost.
      'worker.js': `import '/${entries.worker}';\n`,
    },
    answer: (request, response, unknown) => vite.middlewares(request, response, unknown),
    connect: (request, socket, head) => {
      if (!sockets.emit('upgrade', request, socket, head)) socket.destroy();
    },
    close: () => vite.close(),
  };
}

/** Of these the compiled schema is made of besides its own code. */
const runtimeOfValidator = ['ajv/dist/runtime/equal', 'ajv/dist/runtime/ucs2length'];

/** Turns the `require` of compiled schemas into imports: browsers have none, and Vite rewrites it only in bundles. */
function withImports(source: string): string {
  const packages: string[] = [];
  const body = source.replaceAll(/require\("([^"]+)"\)/g, (_, name: string) => `imported${packages.push(name) - 1}`);
  return packages.map((name, index) => `import imported${index} from ${JSON.stringify(name)};`).join('') + body;
}

/**
 * Starts the worker or the preview again when something has changed that no component takes over. Vite would reload all pages, as it
 * does where the editor's own window uses the file.
 */
function restartParts(pathOf: (entry: string) => string): Plugin {
  const waiting = new Set<'worker' | 'preview'>();
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'restart-parts',
    enforce: 'post',
    hotUpdate({ modules, server, timestamp }) {
      const { client } = server.environments;
      const graph = client.moduleGraph;
      // Of what Node runs only that belongs here of which the compiled schema is made.
      const changed = this.environment.name === 'client' ? modules : [graph.getModuleById(pathOf(validatorFile)) ?? []].flat();
      if (modules.length === 0) return;
      if (this.environment.name !== 'client')
        for (const module of changed) graph.invalidateModule(module, new Set(), timestamp, true);
      const nodeOf = (part: keyof typeof entries) => graph.getModuleById(pathOf(entries[part]));
      const reached = reach(changed);
      for (const part of ['worker', 'preview'] as const) {
        const node = nodeOf(part);
        if (!node || !reached.has(node)) continue;
        // No page takes the part over, so for Vite the change ends here.
        node.isSelfAccepting = true;
        waiting.add(part);
      }
      clearTimeout(timer);
      // Several files may be saved at once, and Vite has to note first what has changed.
      timer = setTimeout(() => {
        for (const part of waiting) client.hot.send({ type: 'custom', event: `editor:${part}` });
        waiting.clear();
      }, 30);
    },
  };
}

/** All modules that run again because of a change: up to the components that Vite replaces in place. */
function reach(changed: readonly EnvironmentModuleNode[]): Set<EnvironmentModuleNode> {
  const reached = new Set(changed);
  // What is added meanwhile is visited as well.
  for (const module of reached)
    if (module.isSelfAccepting !== true) for (const importer of module.importers) reached.add(importer);
  return reached;
}
