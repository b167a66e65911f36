import type { Inline } from '../../schema/atoms.ts';
import type { Block, ListOrQuotation } from '../../schema/blocks.ts';
import styles from './Blocks.module.css';
import { InlineText } from './InlineText.tsx';
import { PointList } from './PointList.tsx';

/** Paragraphs, and lists and quotations between them. */
export function Blocks({ text, className }: { text: Block[]; className?: string | undefined }) {
  return text.map((block, index) =>
    isParagraph(block) ? (
      <p key={index} className={className}>
        <InlineText text={block} />
      </p>
    ) : (
      <ListAndQuotation key={index} block={block} className={className} />
    ),
  );
}

const isParagraph = (block: Block): block is Inline => typeof block === 'string' || Array.isArray(block);

/** A list and a quotation, of which an author usually writes one. */
export function ListAndQuotation({ block, className }: { block: ListOrQuotation; className?: string | undefined }) {
  const { list, numbered, quote, source } = block;
  // Without a source it is no figure: it has nothing to be called by.
  const Frame = source ? 'figure' : 'div';
  return (
    <>
      {list && <PointList points={list} numbered={numbered} className={className} />}
      {quote && (
        <Frame className={className}>
          <blockquote className={styles.quote}>
            <p>
              <InlineText text={quote} />
            </p>
          </blockquote>
          {source && (
            <figcaption className={styles.source}>
              <InlineText text={source} />
            </figcaption>
          )}
        </Frame>
      )}
    </>
  );
}
