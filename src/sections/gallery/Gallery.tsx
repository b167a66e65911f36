import { type MouseEvent, useRef, useState } from 'react';
import type { Image } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { Caption, PictureAlone } from '../../parts/Picture.tsx';
import { pictureAddress } from '../../parts/picture-formats.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Gallery.module.css';
import { GalleryEnlarged } from './GalleryEnlarged.tsx';
import type definition from './schema.ts';

/** How wide the stylesheet makes an image, by the number of columns on large screens. */
const sizes = {
  1: '(min-width: 60em) 56rem, 92vw',
  2: '(min-width: 80em) 35rem, (min-width: 36em) 46vw, 92vw',
  3: '(min-width: 80em) 23rem, (min-width: 46em) 30vw, 46vw',
  4: '(min-width: 80em) 17rem, (min-width: 60em) 22vw, 46vw',
};

/** Images side by side. Each is a link to its large file; once the app is there, they open one beside the other, across the whole screen. */
export function Gallery({ eyebrow, title, text, ratio, items, labels }: PropsOf<typeof definition>) {
  const [enlarged, setEnlarged] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const columns = columnsFor(items.length);
  const enlarge = (event: MouseEvent, index: number) => {
    // In another tab or window, or as a file, it is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setEnlarged(index);
  };
  /** Back on the page, the focus is on the image that was seen last. */
  const close = (last: number) => {
    setEnlarged(undefined);
    list.current?.querySelectorAll<HTMLElement>(':scope > li > figure > a')[last]?.focus();
  };
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul
        ref={list}
        className={styles.list}
        data-head={eyebrow || title || text ? true : undefined}
        data-columns={columns}
        // On paper too, drawings have their own ground (render/print.css).
        data-plate=""
      >
        {items.map((image, index) => (
          <li key={index}>
            <figure>
              {/* With a target of its own a file is not fetched ahead (render/speculation.ts). */}
              <a
                className={styles.link}
                href={largeFileOf(image)}
                target="_self"
                aria-label={image.alt ? undefined : labels.enlarge}
                onClick={(event) => enlarge(event, index)}
              >
                <PictureAlone image={image} ratio={ratio} sizes={sizes[columns]} className={styles.image} />
              </a>
              {image.caption && <Caption text={image.caption} />}
            </figure>
          </li>
        ))}
      </ul>
      <GalleryEnlarged images={items} labels={labels} start={enlarged} close={close} />
    </>
  );
}

/** So many columns on wide screens that the last row is as full as can be. */
function columnsFor(count: number): keyof typeof sizes {
  if (count === 1 || count === 2 || count === 3) return count;
  return count % 4 !== 0 && (count % 3 === 0 || count === 5) ? 3 : 4;
}

/** The file that a browser shows alone: of a photo that was made for visitors the widest, in a format that all of today's know. */
function largeFileOf({ src, widths }: Image): string {
  const widest = widths?.at(-1);
  return widest === undefined ? src : pictureAddress(src, widest, 'webp');
}
