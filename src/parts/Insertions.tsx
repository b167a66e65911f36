/** What texts may hold between paragraphs, lists and quotations. The app of a site without such has none of it (output/app/only-used.ts). */
import type { ReactNode } from 'react';
import type { Insertion } from '../../schema/blocks.ts';
import { DataTable } from './DataTable.tsx';
import { Heading } from './Heading.tsx';
import { TextElement } from './InlineText.tsx';
import styles from './Insertions.module.css';
import { LeadingImageProvider, Picture, sizesTimes } from './Picture.tsx';
import { PointList } from './PointList.tsx';

interface InsertionsProps {
  block: Insertion;
  /** The list and the quotation of the block: they stand below its headings. */
  children: ReactNode;
  sizes?: string | undefined;
  /** Whether a heading stands before it in the text, or in it. */
  isBelowHeading: boolean;
  /** Whether a page that begins with the text is likely to show it at once. */
  isNearTop: boolean;
}

/** Of two images: on narrow screens the stylesheet puts them one below the other. */
const sizesBeside = (sizes: string) => `(max-width: 33em) 90vw, ${sizesTimes(sizes, 0.5)}`;

/** The headings, images, table, code and note of a block, of which an author usually writes one. */
export function Insertions({
  block,
  children,
  sizes = '(min-width: 48em) 42rem, 90vw',
  isBelowHeading,
  isNearTop,
}: InsertionsProps) {
  const { heading, subheading, id, image, table, code, language, note, title } = block;
  const images = image ? [image].flat() : [];
  const pictures = (
    <div className={styles.images} data-wide="">
      {images.map((one, index) => (
        <Picture
          key={index}
          image={one}
          sizes={images.length > 1 ? sizesBeside(sizes) : sizes}
          className={styles.image}
          rounded
        />
      ))}
    </div>
  );
  return (
    <>
      {heading && <Heading depth={1} text={heading} id={id} isAnchor className={styles.heading} />}
      {subheading && (
        <Heading
          depth={isBelowHeading ? 2 : 1}
          text={subheading}
          id={heading ? undefined : id}
          isAnchor={!heading}
          className={styles.subheading}
        />
      )}
      {children}
      {images.length > 0 && (isNearTop ? pictures : <LeadingImageProvider value={undefined}>{pictures}</LeadingImageProvider>)}
      {table && <DataTable {...table} isWide />}
      {code && (
        <div className={styles.code} data-wide="">
          <TextElement text={language} className={styles.language} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop no key could scroll it. */}
          <pre tabIndex={0}>
            <code>{code.verbatim}</code>
          </pre>
        </div>
      )}
      {note && (
        <div role="note" className={styles.note}>
          <TextElement text={title} className="heading-letters" />
          {note.map((piece, index) =>
            typeof piece === 'string' || Array.isArray(piece) ? (
              <TextElement key={index} text={piece} />
            ) : (
              piece.list && <PointList key={index} points={piece.list} numbered={piece.numbered} start={piece.start} />
            ),
          )}
        </div>
      )}
    </>
  );
}
