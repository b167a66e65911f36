/** What the dev server runs inside Vite's module graph, so that an edit of a schema, a check or a component counts at once. */
import { inLayer, layerOrder } from '../../schema/own-styles.ts';
import type { Page, Site } from '../../schema/resolved.ts';
import { loadSite } from '../manifest/node/load-site.ts';
import { withoutFrames } from '../manifest/resolve/addresses.ts';
import type { MessageLanguage } from '../manifest/say/catalogue.ts';
import { mantineVariablesCss } from '../render/mantine-variables.tsx';
import { themeCss } from '../render/theme.ts';
import { formatSuccess } from '../report/text.ts';

export { render } from '../render/render.tsx';
export { getPage, shellOf } from '../render/site-parts.ts';
export { formatProblems } from '../report/text.ts';

/** Loads a manifest that is being edited: what stands on its pages in frames of other hosts is not shown meanwhile. */
export async function loadDraft(file: string) {
  const loaded = await loadSite(file, { watched: true, drafts: true });
  const { site, resolved, problems, files, lang } = loaded;
  if (!site) return { site, problems, files, lang };
  const still = (page: Page) => withoutFrames(page, loaded.references.addresses, resolved.pages.indexOf(page));
  return { site: { ...site, pages: site.pages.map(still), notFound: still(site.notFound) }, problems, files, lang };
}

/** What is said of a manifest that is right again. */
export function formatValid(manifest: string, { pages, notFound }: Site, lang: MessageLanguage): string {
  const all = [...pages, notFound];
  return formatSuccess(
    manifest,
    { routes: all.length, sections: all.reduce((sum, page) => sum + page.sections.length, 0) },
    lang,
  );
}

/** The text of a document's own style element, which a save replaces as a whole. */
export const styleOf = ({ theme, styles = '' }: Site): string =>
  layerOrder + inLayer('parts', themeCss(theme) + mantineVariablesCss()) + inLayer('site', styles);
