/** What `build --edit` makes beside a site: the editor as static files, in a folder of its own or in that of the site. */
import { join } from 'node:path';
import { builtAddress } from '../../schema/built-addresses.ts';
import type { Site } from '../../schema/resolved.ts';
import { basePath } from '../../schema/site-parts.ts';
import type { ContentCache } from '../disk/content-cache.ts';
import { readGitFacts } from '../editor/hosted/node/git-facts.ts';
import { describeFiles } from '../editor/hosted/node/known-files.ts';
import { editorFiles, entries } from '../editor/hosted/node/write-editor.ts';
import type { Built, ForgeSettings } from '../editor/repository/github/ports.ts';
import { loadBundles } from '../editor/server/bundles.ts';
import { hasOwnOrigin } from '../findings/shared-origin.ts';
import { planDocument, planFolder, planShared } from '../hosting/document-plan.ts';
import { filesOfPlan } from '../hosting/formats/files.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import { qualityFor } from '../output/folder/compress.ts';
import { Draft } from '../output/folder/draft.ts';
import type { SiteFile } from '../output/folder/site-file.ts';
import { Writer } from '../output/folder/writer.ts';
import type { More } from '../output/steps.ts';
import type { CommandContext } from './context.ts';
import { type CommandWords, commandWords } from './words.ts';

/** What the site says of its editor, and what the repository says of the site. */
interface Wanted {
  settings: NonNullable<Site['editor']>;
  built: Built;
}

/** @returns why there can be no editor */
export function findEditor(
  site: Site,
  manifest: string,
  lang: MessageLanguage,
  context: CommandContext,
): { wanted: Wanted } | { refused: string } {
  const words = commandWords[lang];
  if (!site.editor) return { refused: words.noEditor };
  const built = readGitFacts(manifest, context);
  return built ? { wanted: { settings: site.editor, built } } : { refused: words.noCommit };
}

/**
 * @param named - absolute paths of the files that the manifest names
 * @returns what belongs to the site itself, and what makes a folder of its own, where the editor has a host of its own
 */
export async function makeEditor(
  site: Site,
  { settings, built }: Wanted,
  {
    manifest,
    named,
    context,
    words,
  }: { manifest: string; named: readonly string[]; context: CommandContext; words: CommandWords },
): Promise<{ more: More; alone?: SiteFile[] }> {
  const { forge, repository, branch, direct } = settings;
  const url = new URL(settings.url.replace(/\/*$/, '/'));
  const isBeside = url.origin === new URL(site.url).origin;
  const all: ForgeSettings = {
    ...{ forge, repository, branch, direct },
    manifest: built.manifest.path,
    site: site.url,
    hasOwnOrigin: hasOwnOrigin(url, new URL(site.url)),
  };
  const progress = (made: number, all: number) => console.error(words.makingEditor(made, all));
  const bundles = await loadBundles({ ...context, cache: join(context.cache, '..'), progress }, entries);
  const { name } = site.shells[0];
  const described = describeFiles(manifest, named);
  const { files, policy } = editorFiles({ bundles, name, settings: all, built, ...described, path: url.pathname });
  const at = (prefix: string) => [...files].map(([file, content]): SiteFile => ({ address: `${prefix}${file}`, content }));
  const own: SiteFile = { address: basePath(site.url) + builtAddress, content: JSON.stringify(built) };
  const kept = `${url.pathname}app/`;
  if (isBeside)
    return { more: { files: [own, ...at(url.pathname)], hosting: { folders: planFolder(url.pathname, policy, kept) } } };
  const hosting = [...filesOfPlan(planDocument(policy, kept))];
  return {
    more: { files: [own], hosting: { pages: planShared(own.address, url.origin) } },
    alone: [...at('/'), ...hosting.map(([file, content]): SiteFile => ({ address: `/${file}`, content }))],
  };
}

/** Writes files into a folder, in the place of what a build has made there. */
export async function writeFolder(folder: string, files: readonly SiteFile[], contents: ContentCache): Promise<void> {
  const draft = new Draft(folder);
  try {
    const writer = new Writer(draft.folder, qualityFor(1), contents);
    for (const file of files) await writer.add(file);
    await writer.end();
    await draft.complete(writer.addresses);
  } finally {
    draft.discard();
  }
}
