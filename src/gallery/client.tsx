/** The gallery's app in the browser: the app of every site, with the component of the gallery's own section type. */
// Before any component brings its styles, as on a site.
import '../render/styles.ts';
import { components } from '../registry/section-components.ts';
import { GalleryPart } from './GalleryPart.tsx';
import { partType } from './part.ts';

export { start } from '../render/client.tsx';

Object.assign(components, { [partType]: GalleryPart });
