import type { Image } from '../../schema/resolved.ts';

interface PictureProps {
  image: Image;
  className?: string | undefined;
  /** Loads at once instead of when it comes near the screen: for what is seen first. */
  eager?: boolean;
}

/** An image of the manifest, with its size reserved before it loads. */
export function Picture({ image, className, eager = false }: PictureProps) {
  return (
    <img
      className={className}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
