/** Adds the components of the gallery's own section types, where the gallery is rendered. No visitor's bundle imports this. */
import { collectComponents, components } from '../sections/components.ts';

Object.assign(components, collectComponents(import.meta.glob('./sections/*/*.tsx', { eager: true }), 'src/gallery/sections'));
