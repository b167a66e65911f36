/** What the dev server runs inside Vite's module graph, so that an edit of a schema, a check or a component counts at once. */
import type { Site } from '../../schema/resolved.ts';
import { mantineVariablesCss } from '../render/mantine-variables.tsx';
import { themeCss } from '../render/theme.ts';

export { loadSite } from '../manifest/node/load-site.ts';
export { render } from '../render/render.tsx';
export { getPage, shellOf } from '../render/site-parts.ts';
export { formatProblems } from '../report/text.ts';

/** The text of a document's own style element, which a save replaces as a whole. */
export const styleOf = (site: Site): string => themeCss(site.theme) + mantineVariablesCss();
