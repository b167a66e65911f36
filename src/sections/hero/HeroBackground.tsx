import type { ReactNode } from 'react';
import type { Image } from '../../../schema/atoms.ts';
import { InlineText } from '../../parts/InlineText.tsx';
import { PictureAlone } from '../../parts/Picture.tsx';
import styles from './HeroBackground.module.css';

/** An image across the whole band, and the words on it: on a veil in the colour of the band's ground, or below it on narrow screens. */
export function HeroBackground({ image, children }: { image: Image; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <PictureAlone image={image} sizes="100vw" className={styles.image} />
      </div>
      <div className={styles.words}>
        {children}
        {image.caption && (
          <p className={styles.caption}>
            <InlineText text={image.caption} />
          </p>
        )}
      </div>
    </div>
  );
}
