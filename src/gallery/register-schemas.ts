/** Adds the gallery's own section types to those of sites, in this process only: no site's schema ever names them. Node side. */
import { collectSchemas, sectionSchemas } from '../sections/schemas.ts';

Object.assign(
  sectionSchemas,
  collectSchemas(import.meta.glob('./sections/*/schema.ts', { eager: true, import: 'default' }), 'src/gallery/sections'),
);
