/**
 * Serves the visual editor: two servers, since the shown page must not reach what the editor may do.
 *
 * ```
 *  http://localhost:4176   the editor    GET /  /app/*          its page and its code
 *                                        GET /api/manifest      Stored
 *                                        POST /api/manifest     SaveRequest → { version } | 409 { conflict } | 410
 *                                        POST /api/files        FilesRequest → StoredFile[]
 *                                        POST /api/upload?name= bytes → { file } | 413, 415 { refused }
 *                                        GET /api/events        what others do
 *                                        POST /api/publish/*    what publishing.ts says
 *                                        POST /api/versions/*   what storage.ts says of versions
 *  http://127.0.0.1:4177   the preview   GET /  /app/*          its page and its code: another site for a browser, and another process
 *                                        GET /files/*           images and fonts of the manifest's folder, and what lies in public/
 *                                        GET /versions/ID/files/*  the same, as it was in an earlier version
 * ```
 *
 * Each request is checked in this order: the name that it calls the server by, the page that it comes from, the key (where other machines
 * can reach the server), the token of the editor's page, its method and its type. An address with the key in it may come from any page.
 * With `--dev` both also answer for Vite (source-answers.ts), behind the same checks: its sources, and a websocket that tells of changes.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { hostOf, namesOfMachine } from './access.ts';
import type { Bundles } from './bundles.ts';
import { answerEditor } from './editor-answers.ts';
import { Events } from './events.ts';
import { answerPreview } from './preview-answers.ts';
import type { Session } from './session.ts';
import { SiteFiles } from './site-files.ts';
import { connectSources } from './source-answers.ts';
import type { SourceServer } from './source-server.ts';
import { Versions } from './versions.ts';
import { Watch } from './watch.ts';

interface EditOptions {
  /** Path of the file. */
  manifest: string;
  bundles: Bundles;
  /** Serves what the bundles import, for developers; its owner closes it. */
  sources?: SourceServer | undefined;
  /** The interface that will be listened on, where it is not this machine alone. Then a key is asked for. */
  host?: string | undefined;
}

export interface EditServer {
  /** Both still have to be told to listen. */
  editor: Server;
  preview: Server;
  /** What stands behind the editor's origin in the address to open. */
  path: string;
  close: () => Promise<void>;
}

export function createEditServer({ manifest: file, bundles, sources, host }: EditOptions): EditServer {
  const manifest = resolve(file);
  const files = new SiteFiles(manifest);
  const events = new Events();
  const folders = () => files.folders().map((folder) => join(manifest, '..', folder));
  const versions = new Versions(manifest);
  const watch = new Watch(manifest, folders, (what) => {
    if (what === 'files' || what.text !== versions.noted) versions.note('others');
    if (what === 'files') events.tell('files');
    else events.tell('text', what.text);
  });
  const editor = createServer();
  const preview = createServer();
  const ports = () => ({ editor: portOf(editor), preview: portOf(preview) });
  const all = host === undefined ? undefined : namesOfMachine(host);
  const session: Session = {
    manifest,
    bundles,
    sources,
    files,
    watch,
    events,
    versions,
    token: secret(),
    key: all && secret(),
    names: { editor: all ?? ['localhost'], preview: all ?? ['127.0.0.1'] },
    ports,
    // Cookies belong to a name, whatever the port: with a key both servers have the same.
    editorOrigin: (name) => `http://${hostOf(all ? name : 'localhost', ports().editor)}`,
    previewOrigin: (name) => `http://${hostOf(all ? name : '127.0.0.1', ports().preview)}`,
  };
  editor.on('request', answerEditor(session));
  preview.on('request', answerPreview(session));
  connectSources(editor, 'editor', session);
  connectSources(preview, 'preview', session);
  return {
    editor,
    preview,
    path: session.key === undefined ? '' : `/?key=${session.key}`,
    close: async () => {
      watch.close();
      events.close();
      await Promise.all([editor, preview].map(end));
      await versions.settled();
    },
  };
}

const secret = () => randomBytes(24).toString('base64url');

const portOf = (server: Server) => (server.address() as AddressInfo | null)?.port ?? 0;

function end(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
