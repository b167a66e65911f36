import { type MouseEvent, useRef, useState } from 'react';
import type { Image } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { addressOf, LinkTo } from '../../parts/LinkTo.tsx';
import { Caption, PictureAlone } from '../../parts/Picture.tsx';
import { pictureAddress } from '../../parts/picture-formats.ts';
import { plainText } from '../../parts/plain-text.ts';
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

/**
 * Images side by side. One with a target leads there. Any other is a link to its large file where there are words for it; once the app is
 * there, they open one beside the other, across the whole screen.
 */
export function Gallery({ eyebrow, title, text, ratio, items, labels, actions }: PropsOf<typeof definition>) {
  const [start, setStart] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const columns = columnsFor(items.length);
  const enlarged = labels ? items.filter(({ href }) => !href) : [];
  const enlarge = (event: MouseEvent, image: Image) => {
    // In another tab or window, or as a file, it is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setStart(enlarged.indexOf(image));
  };
  /** Back on the page, the focus is on the image that was seen last. */
  const close = (last: number) => {
    setStart(undefined);
    list.current?.querySelectorAll<HTMLElement>(':scope > li > figure > a[data-enlarges]')[last]?.focus();
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
        {items.map((image, index) => {
          const picture = <PictureAlone image={image} ratio={ratio} sizes={sizes[columns]} className={styles.image} />;
          return (
            <li key={index}>
              <figure>
                {image.href ? (
                  <LinkTo href={image.href} className={styles.link} aria-label={image.alt ? undefined : nameOf(image)}>
                    {picture}
                  </LinkTo>
                ) : labels ? (
                  // With a target of its own a file is not fetched ahead (render/speculation.ts).
                  <a
                    className={styles.link}
                    data-enlarges=""
                    href={largeFileOf(image)}
                    target="_self"
                    aria-label={image.alt ? undefined : labels.enlarge}
                    onClick={(event) => enlarge(event, image)}
                  >
                    {picture}
                  </a>
                ) : (
                  <div className={styles.link}>{picture}</div>
                )}
                {image.caption && <Caption text={image.caption} />}
              </figure>
            </li>
          );
        })}
      </ul>
      {labels && enlarged.length > 0 && <GalleryEnlarged images={enlarged} labels={labels} start={start} close={close} />}
      <ActionLinks actions={actions} />
    </>
  );
}

/** So many columns on wide screens that the last row is as full as can be. */
function columnsFor(count: number): keyof typeof sizes {
  if (count === 1 || count === 2 || count === 3) return count;
  return count % 4 !== 0 && (count % 3 === 0 || count === 5) ? 3 : 4;
}

/** What a link is called whose image has no description. Without a caption, either, which the rule `empty-alt` finds, only its target is left. */
const nameOf = ({ caption, href }: Image) =>
  // Of a mail the mailbox: what is prepared to be written there would be read out in code.
  plainText(caption) ?? (href && addressOf(href).replace(/^mailto:([^?]*).*$/, '$1'));

/** The file that a browser shows alone: of a photo that was made for visitors the widest, in a format that all of today's know. */
function largeFileOf({ src, widths }: Image): string {
  const widest = widths?.at(-1);
  return widest === undefined ? src : pictureAddress(src, widest, 'webp');
}
