/** Discovers the component of every section type: `<type>/<Type>.tsx`, exported under that name. */
import type { ComponentType } from 'react';

const modules = import.meta.glob<Record<string, unknown>>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true });

/** Section type → component. Props are what the loader made of the type's schema, so they are not known here. */
export const components: Record<string, ComponentType<Record<string, unknown>>> = {};

for (const [path, module] of Object.entries(modules)) {
  const [, type = '', file = ''] = /^\.\/([^/]+)\/(.+)\.tsx$/.exec(path) ?? [];
  // Compare the whole name: a private part such as HeroActions.tsx must not take the place of Hero.tsx.
  if (file !== componentName(type)) continue;
  const component = module[file];
  if (typeof component !== 'function') throw new Error(`src/sections/${type}/${file}.tsx must export a component named ${file}.`);
  components[type] = component as ComponentType<Record<string, unknown>>;
}

/** `card-grid` → `CardGrid` */
function componentName(type: string): string {
  return type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
