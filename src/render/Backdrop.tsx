import type { ReactNode } from 'react';
import type { Image } from '../../schema/atoms.ts';
import { TextElement } from '../parts/InlineText.tsx';
import { PictureAlone } from '../parts/Picture.tsx';
import styles from './Backdrop.module.css';

/** An image across a whole band, behind what is said there: that stands on a veil in the colour of the band's ground, or on a panel. */
export function Backdrop({ image, children }: { image: Image | undefined; children: ReactNode }) {
  if (!image) return children;
  const { textOn = 'veil', caption } = image;
  return (
    <>
      <div className={styles.picture} data-text-on={textOn}>
        <PictureAlone image={image} sizes="100vw" className={styles.image} />
      </div>
      {children}
      <TextElement text={caption} className={`${styles.caption} small-print`} />
    </>
  );
}
