import type { Image, Ratio } from '../../schema/atoms.ts';
import { type EnlargingLink, Picture, sizesTimes, useIsLeading } from './Picture.tsx';
import styles from './PictureGroup.module.css';

interface PictureGroupProps {
  /** Two or three. */
  images: readonly Image[];
  /** How wide the place of all is, as the `sizes` of HTML. */
  sizes: string;
  className?: string | undefined;
  /** Where a page may begin: all load at once if it does, and of two, which are not to be compared, the second one stands a little lower. */
  opening?: boolean;
  /** For those that can be enlarged. */
  links?: ReadonlyMap<Image, EnlargingLink>;
}

/** Pictures as one: two of them side by side, of three the first one large. What their captions say stands on them. */
export function PictureGroup({ images, sizes, className, opening = false, links }: PictureGroupProps) {
  const isLeading = useIsLeading(images[0]);
  return (
    <div
      className={className ? `${styles.root} ${className}` : styles.root}
      data-count={images.length}
      data-opening={opening || undefined}
    >
      {images.map((image, index) => (
        <div key={index} data-fills={image.ratio ? undefined : true}>
          <Picture
            image={image}
            ratio={image.ratio ?? usualRatio(images, index)}
            sizes={sizesTimes(sizes, shareOfWidth(images.length, index))}
            className={styles.picture}
            eager={opening && isLeading}
            enlarge={links?.get(image)}
          />
        </div>
      ))}
    </div>
  );
}

/** How much of the width each has: the columns of the stylesheet. */
const shareOfWidth = (count: number, index: number) => (count === 2 ? 0.5 : index === 0 ? 0.6 : 0.4);

/** Two are alike, so that they can be compared: the first one says how. */
function usualRatio(images: readonly Image[], index: number): Ratio {
  if (images.length === 2) return images[0]?.ratio ?? '4:5';
  return index === 0 ? '3:4' : '1:1';
}
