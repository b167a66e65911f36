/** What the dev server runs inside Vite's module graph, so that an edit of a schema, a check or a component counts at once. */
export { formatProblems } from '../manifest/format-text.ts';
export { loadSite } from '../manifest/load.ts';
export { mantineVariablesCss } from '../render/mantine-variables.tsx';
export { getPage, render, shellOf } from '../render/render.tsx';
export { themeCss } from '../render/theme.ts';
