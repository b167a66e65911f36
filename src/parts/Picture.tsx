import { createContext, useContext } from 'react';
import type { Image } from '../../schema/atoms.ts';
import { pictureAddress, pictureFormats } from './picture-formats.ts';

const LeadingContext = createContext<Image | undefined>(undefined);

/** Tells the pictures below which image of the page is seen first. */
export const LeadingImageProvider = LeadingContext.Provider;

interface PictureProps {
  image: Image;
  /** How wide the place is on which screens, as the `sizes` of HTML: browsers choose a file by it before they know the styles. */
  sizes: string;
  className?: string | undefined;
  /** In place of the image's own. */
  alt?: string;
  /** Loads at once, but after what the page begins with: for a small image above it. The page's leading image needs no such word. */
  eager?: boolean;
}

/**
 * An image of the manifest, with its size reserved before it loads. It loads when it comes near the screen; only the page's leading
 * image is there at once, before all others.
 */
export function Picture({ image, sizes, className, alt = image.alt, eager = false }: PictureProps) {
  const leading = useContext(LeadingContext) === image;
  const { src, width, height, widths } = image;
  return (
    // Also around a drawing, which has one file: for an img alone React would add a preload to the page, which costs more than it saves.
    <picture>
      {widths &&
        pictureFormats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={widths.map((at) => `${pictureAddress(src, at, format)} ${at}w`).join(',')}
            sizes={sizes}
          />
        ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={leading || eager ? undefined : 'lazy'}
        decoding={leading ? undefined : 'async'}
        // Left to themselves, browsers give a mark in the header the rank of the leading image once they have laid it out.
        fetchPriority={leading ? 'high' : eager ? 'low' : undefined}
      />
    </picture>
  );
}
