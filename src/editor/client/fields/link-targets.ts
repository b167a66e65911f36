/** Where a link can lead within the site: its pages, and the places in them that have a name. */
import { listAt } from '../state/selection.ts';

export interface LinkTarget {
  /** As the manifest writes it: `/leistungen`, `/#contact`. */
  value: string;
  /** For people: the page's title, or the name of the place. */
  title: string;
}

export function targetsOf(manifest: unknown): LinkTarget[] {
  const pages = listAt(manifest, 'routes') as { path?: unknown; title?: unknown }[];
  return pages.flatMap((page) => {
    const { path, title } = page;
    if (typeof path !== 'string' || path === '*') return [];
    const anchors = (listAt(page, 'sections') as { id?: unknown }[]).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
    return [
      { value: path, title: `${path}  ${typeof title === 'string' ? title : ''}`.trim() },
      ...anchors.map((id) => ({ value: `${path}#${id}`, title: `${path}#${id}` })),
    ];
  });
}
