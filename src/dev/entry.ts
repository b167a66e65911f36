/** What the dev server runs inside Vite's module graph, so that an edit of a schema, a check or a component counts at once. */
import { renderToStaticMarkup } from 'react-dom/server';
import { inLayer, layerOrder } from '../../schema/own-styles.ts';
import type { Site, SitePage, SiteShell } from '../../schema/resolved.ts';
import { allPages } from '../../schema/site-parts.ts';
import { loadSite } from '../loader/node/load-site.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import { withoutFrames } from '../manifest/resolve/addresses.ts';
import { siteBelowPath } from '../render/below-path.ts';
import { mantineVariablesCss } from '../render/mantine-variables.tsx';
import { themeCss } from '../render/theme.ts';
import { formatSuccess } from '../report/text.ts';

export { allPages, getPage, pageForBrowser, shellForBrowser } from '../../schema/site-parts.ts';
export { render } from '../render/render.tsx';
export { formatProblems } from '../report/text.ts';

/** Loads a manifest that is being edited: what stands on its pages in frames of other hosts is not shown meanwhile. */
export async function loadDraft(file: string) {
  const loaded = await loadSite(file, { watched: true, drafts: true });
  const { site, problems, files, lang } = loaded;
  if (!site) return { site, problems, files, lang };
  const still = (page: SitePage) => withoutFrames(page, loaded.references.addresses);
  const [first, ...others] = site.shells;
  const stillShell = (shell: SiteShell) => ({ ...shell, notFound: still(shell.notFound) });
  const shells = [stillShell(first), ...others.map(stillShell)] as const;
  return { site: siteBelowPath({ ...site, pages: site.pages.map(still), shells }), problems, files, lang };
}

/** What is said of a manifest that is right again. */
export function formatValid(manifest: string, site: Site, lang: MessageLanguage): string {
  const all = allPages(site);
  return formatSuccess(
    manifest,
    { routes: all.length, sections: all.reduce((sum, page) => sum + page.sections.length, 0) },
    lang,
  );
}

/** The text of a document's own style element, which a save replaces as a whole. */
export const styleOf = ({ theme, styles = '' }: Site): string =>
  layerOrder + inLayer('parts', themeCss(theme) + mantineVariablesCss(renderToStaticMarkup)) + inLayer('site', styles);
