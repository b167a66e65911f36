/** The shapes of the icons that a manifest may name. "npm run schema" takes them from the set of Tabler. */
import type { Icon } from './atoms.ts';
import drawn from './icon-shapes.json';

const shapes: ReadonlyMap<string, Icon> = new Map(Object.entries(drawn.icons as unknown as Record<string, Icon>));

export const findIcon = (name: string): Icon | undefined => shapes.get(name);

/** @param name - one of icons.ts */
export function getIcon(name: string): Icon {
  const icon = findIcon(name);
  if (!icon) throw new Error(`schema/icon-shapes.json has no icon "${name}": run "npm run schema".`);
  return icon;
}
