/** Discovers the component of every section type: `<type>/<Type>.tsx`, exported under that name. */
import type { ComponentType } from 'react';
import { componentName } from '../../schema/names.ts';

type Components = Record<string, ComponentType<Record<string, unknown>>>;

/**
 * Turns the modules that a glob found into components.
 *
 * @param modules Path such as `../sections/card-grid/CardGrid.tsx` → the module.
 * @param room Where these folders lie, for messages.
 * @returns Section type → component. Props are what the loader made of the type's schema, so they are not known here.
 * @throws Error when a file of a component's name does not export it. That is a bug of a developer.
 */
export function collectComponents(modules: Record<string, Record<string, unknown>>, room = 'src/sections'): Components {
  const found: Components = {};
  for (const [path, module] of Object.entries(modules)) {
    const [, type = '', file = ''] = /([^/]+)\/([^/]+)\.tsx$/.exec(path) ?? [];
    // Compare the whole name: a private part such as HeroActions.tsx must not take the place of Hero.tsx.
    if (file !== componentName(type)) continue;
    const component = module[file];
    if (typeof component !== 'function') throw new Error(`${room}/${type}/${file}.tsx must export a component named ${file}.`);
    found[type] = component as Components[string];
  }
  return found;
}

/** Section type → component, for every folder beside this file, and in `sections/` of the site. */
export const components: Components = {
  ...collectComponents(import.meta.glob(['../sections/*/*.tsx', '!../sections/*/*.test.tsx'], { eager: true })),
  ...collectComponents(import.meta.glob(['@own-sections/*/*.tsx', '!@own-sections/*/*.test.tsx'], { eager: true }), 'sections'),
};
