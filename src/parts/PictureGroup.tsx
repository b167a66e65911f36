import type { Image, Ratio } from '../../schema/atoms.ts';
import { type EnlargingLink, Picture, sizesTimes, useIsLeading } from './Picture.tsx';
import styles from './PictureGroup.module.css';

interface PictureGroupProps {
  /** Two to six. */
  images: readonly Image[];
  /** How wide the place of all is, as the `sizes` of HTML. */
  sizes: string;
  className?: string | undefined;
  /** Where a page may begin: all load at once if it does, and of two, which are not to be compared, the second one stands a little lower. */
  opening?: boolean;
  /** For those that can be enlarged. */
  links?: ReadonlyMap<Image, EnlargingLink>;
}

/** Pictures as one: two of them side by side, of three the first one large, more in rows without a gap. What their captions say stands on them. */
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
            sizes={sizesOf(sizes, images.length, index)}
            className={styles.picture}
            eager={opening && isLeading}
            enlarge={links?.get(image)}
          />
        </div>
      ))}
    </div>
  );
}

/** How much of the width each has at most: the columns of the stylesheet, which where there is room makes three of five or six. */
function sizesOf(sizes: string, count: number, index: number): string {
  if (count === 3) return sizesTimes(sizes, index === 0 ? 0.6 : 0.4);
  if (count < 5) return sizesTimes(sizes, 0.5);
  const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
  const narrow = count === 5 && index === 0 ? onPhones : sizesTimes(onPhones, 0.5);
  return `(max-width: 46em) ${narrow}, ${sizesTimes(sizes, count === 5 && index < 2 ? 0.5 : 0.33)}`;
}

/** Those of a row are alike. Two, four and six are all alike, so that they can be compared: the first one says how. */
function usualRatio(images: readonly Image[], index: number): Ratio {
  const [first] = images;
  switch (images.length) {
    case 3:
      return index === 0 ? '3:4' : '1:1';
    case 5:
      return index < 2 ? '3:2' : '1:1';
    case 4:
      return first?.ratio ?? '4:3';
    case 6:
      return first?.ratio ?? '1:1';
    default:
      return first?.ratio ?? '4:5';
  }
}
