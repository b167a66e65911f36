import type { Image } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { addressOf, LinkTo } from '../../parts/LinkTo.tsx';
import { Figure, PictureAlone } from '../../parts/Picture.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import { useEnlarging } from '../../parts/use-enlarging.tsx';
import styles from './Gallery.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes an image, by the number of columns on large screens. */
const sizes = {
  1: '(min-width: 60em) 56rem, 92vw',
  2: '(min-width: 80em) clamp(35rem, 38.5vw, 44.8rem), (min-width: 36em) 46vw, 92vw',
  3: '(min-width: 80em) clamp(23rem, 25.3vw, 29.4rem), (min-width: 46em) 30vw, 46vw',
  4: '(min-width: 80em) clamp(17rem, 18.7vw, 21.8rem), (min-width: 60em) 22vw, 46vw',
};

/** Of two, the first of which is the larger. */
const pairSizes = {
  first: '(min-width: 80em) clamp(47rem, 51.7vw, 60.4rem), (min-width: 46em) 62vw, 92vw',
  second: '(min-width: 80em) clamp(23rem, 25.8vw, 30.2rem), (min-width: 46em) 31vw, 92vw',
};
const leadSizes = '(min-width: 80em) clamp(72rem, 79.2vw, 92.2rem), 94vw';
const rowSizes = '(min-width: 80em) clamp(40rem, 44vw, 51.2rem), (min-width: 46em) 60vw, 92vw';

/**
 * Images side by side. One with a target leads there. Any other is a link to its large file where there are words for it; once the app is
 * there, they open one beside the other, across the whole screen.
 */
export function Gallery({ eyebrow, title, text, layout, ratio, items, labels, actions }: PropsOf<typeof definition>) {
  const { links, dialog } = useEnlarging(
    items.filter(({ href }) => !href),
    labels,
  );
  const isLed = layout === 'lead' && items.length > 1;
  const isInRows = layout === 'rows';
  const columns = columnsFor(isLed ? items.length - 1 : items.length);
  const sizesOf = (isLead: boolean) => {
    if (isLed && items.length === 2) return isLead ? pairSizes.first : pairSizes.second;
    return isLead ? leadSizes : isInRows ? rowSizes : sizes[columns];
  };
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul
        className={styles.list}
        data-columns={columns}
        data-look-gallery={isLed || isInRows ? layout : undefined}
        // On paper too, drawings have their own ground (render/print.css).
        data-plate=""
      >
        {items.map((image, index) => {
          const isLead = isLed && index === 0;
          const shape = isInRows ? shapeOf(image) : undefined;
          const picture = (
            <PictureAlone
              image={image}
              ratio={shape ? undefined : isLead ? '16:9' : ratio}
              sizes={sizesOf(isLead)}
              className={styles.image}
            />
          );
          return (
            <li key={index} data-shape={shape}>
              <Figure caption={image.caption}>
                {image.href ? (
                  <LinkTo href={image.href} className={styles.link} aria-label={image.alt ? undefined : nameOf(image)}>
                    {picture}
                  </LinkTo>
                ) : links.has(image) ? (
                  <a {...links.get(image)} className={styles.link}>
                    {picture}
                  </a>
                ) : (
                  <div className={styles.link}>{picture}</div>
                )}
              </Figure>
            </li>
          );
        })}
      </ul>
      {dialog}
      <ActionLinks actions={actions} />
    </>
  );
}

/** How much of a row an image takes that keeps its own shape. */
const shapeOf = ({ width, height }: Image) => (width > height * 1.9 ? 'wide' : width > height * 1.1 ? 'lying' : 'upright');

/** So many columns on wide screens that the last row is as full as can be. */
function columnsFor(count: number): keyof typeof sizes {
  if (count === 1 || count === 2 || count === 3) return count;
  return count % 4 !== 0 && (count % 3 === 0 || count === 5) ? 3 : 4;
}

/** What a link is called whose image has no description. Without a caption, either, which the rule `empty-alt` finds, only its target is left. */
const nameOf = ({ caption, href }: Image) =>
  // Of a mail the mailbox: what is prepared to be written there would be read out in code.
  plainText(caption) ?? (href && addressOf(href).replace(/^mailto:([^?]*).*$/, '$1'));
