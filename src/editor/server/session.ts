/** One manifest that is being edited. */
import type { Bundles } from './bundles.ts';
import type { Events } from './events.ts';
import type { SiteFiles } from './site-files.ts';
import type { SourceServer } from './source-server.ts';
import type { Versions } from './versions.ts';
import type { Watch } from './watch.ts';

/** What both servers know. */
export interface Session {
  manifest: string;
  bundles: Bundles;
  /** Where developers work on the editor: what `bundles` import. */
  sources: SourceServer | undefined;
  files: SiteFiles;
  watch: Watch;
  events: Events;
  versions: Versions;
  /** The version of the manifest that a window of the editor has saved last. */
  saved?: string;
  token: string;
  /** Where other machines can reach the server. */
  key: string | undefined;
  /** Under which names the servers are known. */
  names: { editor: readonly string[]; preview: readonly string[] };
  ports: () => { editor: number; preview: number };
  /** The origin of the other server, for whoever knows one of them by this name. */
  editorOrigin: (name: string) => string;
  previewOrigin: (name: string) => string;
}
