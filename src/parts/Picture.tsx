import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Image, Inline, Ratio } from '../../schema/atoms.ts';
import { TextElement } from './InlineText.tsx';
import styles from './Picture.module.css';
import { pictureAddress, pictureFormats } from './picture-formats.ts';

const LeadingContext = createContext<Image | undefined>(undefined);

/** Tells the pictures below which image of the page is seen first. */
export const LeadingImageProvider = LeadingContext.Provider;

/** Whether a page begins with this image. */
export const useIsLeading = (image: Image | undefined): boolean => useContext(LeadingContext) === image && image !== undefined;

interface PictureProps {
  image: Image;
  /** How wide the place is on which screens, as the `sizes` of HTML: browsers choose a file by it before they know the styles. */
  sizes: string;
  className?: string | undefined;
  /** In place of the image's own. */
  alt?: string;
  /** The shape that the place gives it. */
  ratio?: Ratio | undefined;
  /** For a place without a frame: a photo has the corners of cards there, a drawing has none. */
  rounded?: boolean;
  /** Loads at once, but after what the page begins with: for a small image above it. The page's leading image needs no such word. */
  eager?: boolean;
}

/** What a link around an image is made of that enlarges it: useEnlarging makes it. */
export type EnlargingLink = ComponentProps<'a'> & { 'data-enlarges': '' };

/**
 * An image of the manifest, with its size reserved before it loads, and its caption below it. It loads when it comes near the screen; only
 * the page's leading image is there at once, before all others.
 */
export function Picture({ className, enlarge, ...rest }: PictureProps & { enlarge?: EnlargingLink | undefined }) {
  const { caption } = rest.image;
  if (caption === undefined && !enlarge) return <PictureAlone {...rest} className={className} />;
  const picture = <PictureAlone {...rest} className={styles.filling} />;
  return (
    <Figure className={className} caption={caption}>
      {enlarge ? <a {...enlarge}>{picture}</a> : picture}
    </Figure>
  );
}

interface FigureProps {
  caption: Inline | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Something to look at, with its caption below it. Without one it is no figure: screen readers would name one that has no name. */
export function Figure({ caption, className, children }: FigureProps) {
  if (!caption) return <div className={className}>{children}</div>;
  return (
    <figure className={className}>
      {children}
      <TextElement as="figcaption" text={caption} className={`${styles.caption} small-print`} />
    </figure>
  );
}

/** An image without its caption. */
export function PictureAlone({
  image,
  sizes,
  className,
  alt = image.alt,
  ratio = image.ratio,
  rounded,
  eager = false,
}: PictureProps) {
  const leading = useIsLeading(image);
  const { src, width, height, widths, moving } = image;
  const classes = [className, ratio && styles.cut, rounded && !src.endsWith('.svg') && styles.rounded].filter(Boolean).join(' ');
  return (
    // Also around a drawing, which has one file: for an img alone React would add a preload to the page, which costs more than it saves.
    <picture>
      {moving && (
        <source media="(prefers-reduced-motion: no-preference)" type={moving.replace(/.*\./, 'image/')} srcSet={moving} />
      )}
      {widths &&
        pictureFormats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={widths.map((at) => `${pictureAddress(src, at, format)} ${at}w`).join(',')}
            sizes={ratio ? sizesOfCut(sizes, width / height / shareOf(ratio)) : sizes}
          />
        ))}
      <img
        className={classes || undefined}
        data-ratio={ratio}
        data-focus={image.focus}
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

const shareOf = (ratio: Ratio): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

/** Of an image that is cut at its sides less is seen than is loaded: it is as much wider than its place. */
const sizesOfCut = (sizes: string, wider: number): string => (wider > 1 ? sizesTimes(sizes, wider) : sizes);

/** `sizes` of a place that is so many times as wide on every screen. */
export const sizesTimes = (sizes: string, times: number): string =>
  sizes.replace(/\S+(?=,|$)/g, (width) => `calc(${width}*${Math.round(times * 100) / 100})`);
