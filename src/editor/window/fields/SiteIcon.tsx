import { findIcon } from '../../../../schema/icon-shapes.ts';
import { IconDrawing } from '../parts/Glyph.tsx';
import { useSelected } from '../state/use-editor.ts';
import { ownIcon } from './icon-search.ts';

/** An icon of the site by its name, or by the path of its file; nothing where there is none. */
export function SiteIcon({ name }: { name: string }) {
  const own = useSelected(({ files }) => ownIcon(files, name));
  return <IconDrawing shapes={findIcon(name) ?? own ?? []} />;
}
