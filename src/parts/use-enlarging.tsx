/** Images of a section that open across the whole screen. The app of a site without such words has none of it (output/app/only-used.ts). */
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Image } from '../../schema/atoms.ts';
import type { EnlargingLabels } from '../../schema/picture-fields.ts';
import styles from './Enlarged.module.css';
import { Enlarged } from './Enlarged.tsx';
import type { EnlargingLink } from './Picture.tsx';
import { pictureAddress } from './picture-formats.ts';
import { useSurroundings } from './shell.tsx';

interface Enlarging {
  /** What the link around an image is made of, for each that can be enlarged. */
  links: ReadonlyMap<Image, EnlargingLink>;
  /** Stands behind the images. */
  dialog?: ReactNode;
}

/**
 * Without the app each image is a link to its large file; once it is there, they open one beside the other.
 *
 * @param images - in the order in which they are leafed through
 * @param labels - undefined where none is enlarged
 */
export function useEnlarging(images: readonly Image[], labels: EnlargingLabels | undefined): Enlarging {
  const [opened, open] = useState<{ images: readonly Image[]; start: number }>();
  const shown = useRef(new Map<Image, HTMLAnchorElement>());
  const { isStatic } = useSurroundings().shell;
  if (!labels || images.length === 0) return { links: new Map() };
  const enlarge = (event: MouseEvent, image: Image) => {
    // In another tab or window, or as a file, it is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // What a filter hides is not leafed through; browsers before 2024 cannot tell.
    const seen = images.filter((one) => shown.current.get(one)?.checkVisibility?.() ?? true);
    open({ images: seen, start: seen.indexOf(image) });
  };
  const links = images.map((image): [Image, EnlargingLink] => [
    image,
    {
      ref: (link) => {
        if (link) shown.current.set(image, link);
      },
      className: styles.link,
      'data-enlarges': '',
      href: largeFileOf(image),
      // With a target of its own a file is not fetched ahead (render/speculation.ts).
      target: '_self',
      'aria-label': image.alt ? undefined : labels.enlarge,
      ...(!isStatic && { onClick: (event: MouseEvent) => enlarge(event, image) }),
    },
  ]);
  /** Back on the page, the focus is on the image that was seen last. */
  const close = (last: number) => {
    open(undefined);
    const image = opened?.images[last];
    if (image) shown.current.get(image)?.focus();
  };
  if (isStatic) return { links: new Map(links) };
  return {
    links: new Map(links),
    dialog: <Enlarged images={opened?.images ?? images} labels={labels} start={opened?.start} close={close} />,
  };
}

/** The file that a browser shows alone: of a photo that was made for visitors the widest, in a format that all of today's know. */
function largeFileOf({ src, widths }: Image): string {
  const widest = widths?.at(-1);
  return widest === undefined ? src : pictureAddress(src, widest, 'webp');
}
