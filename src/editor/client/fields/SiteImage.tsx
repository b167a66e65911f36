/** An image of the site, a drawing in the colours of the brand as they are by now. */
import { useMemo } from 'react';
import { tintSvg } from '../../../manifest/tint.ts';
import { useSelected } from '../state/use-editor.ts';
import type { ImageFile } from './image-facts.ts';

export function SiteImage({ file }: { file: ImageFile }) {
  const colors = useSelected(({ brand }) => brand?.colors);
  const tinted = useMemo(() => colors && tintSvg(file.image.svg ?? '', colors), [file, colors]);
  const src = tinted === undefined ? file.address : `data:image/svg+xml,${encodeURIComponent(tinted)}`;
  return <img src={src} alt="" loading="lazy" />;
}
