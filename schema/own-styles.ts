/** What a site's own sheet is called, and where it stands among the styles. A leaf, since browsers need it too. */

/** Beside the manifest. */
export const ownStyles = 'styles.css';

/**
 * The cascade layers of all styles, weakest first: a rule of a later one wins, however specific those of the earlier ones are. `site` is the
 * site's own sheet, so it never has to outdo a selector of ours.
 */
export const layers = ['base', 'mantine', 'parts', 'sections', 'site'] as const;

/** What gives the layers their order. It stands before everything else in a document. */
export const layerOrder = `@layer ${layers.join(', ')};`;

export const inLayer = (layer: (typeof layers)[number], css: string): string => (css === '' ? '' : `@layer ${layer}{${css}}`);
