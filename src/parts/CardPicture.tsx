import type { Image, Ratio } from '../../schema/atoms.ts';
import styles from './CardPicture.module.css';
import { type EnlargingLink, Picture } from './Picture.tsx';

interface CardPictureProps {
  image: Image;
  /** How wide the card is, as the `sizes` of HTML. */
  sizes: string;
  ratio?: Ratio | undefined;
  className?: string | undefined;
  enlarge?: EnlargingLink | undefined;
}

/** The image above what a card says. It reaches to three edges of the card, which says by `var(--card-room)` how far they are. */
export function CardPicture({ image, sizes, ratio = image.ratio ?? '3:2', className, enlarge }: CardPictureProps) {
  return (
    <div
      className={className ? `${styles.root} ${className}` : styles.root}
      data-photo={image.src.endsWith('.svg') ? undefined : true}
    >
      <Picture image={image} ratio={ratio} sizes={sizes} enlarge={enlarge} />
    </div>
  );
}
