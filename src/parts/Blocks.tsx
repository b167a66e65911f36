import type { Inline } from '../../schema/atoms.ts';
import type { Block, ListOrQuotation } from '../../schema/blocks.ts';
import { TextElement } from './InlineText.tsx';
import { Insertions } from './Insertions.tsx';
import { PointList } from './PointList.tsx';
import { Quotation } from './Quotation.tsx';
import { usesInsertions } from './site-uses.ts';

interface BlocksProps {
  text: Block[];
  className?: string | undefined;
  /** How wide the place is, as the `sizes` of HTML: for images among the paragraphs. */
  sizes?: string;
}

/** Paragraphs, and what stands between them: lists and quotations, headings, images, tables, code and notes. */
export function Blocks({ text, className, sizes }: BlocksProps) {
  let hasHeading = false;
  return text.map((block, index) => {
    if (isParagraph(block)) {
      return <TextElement key={index} text={block} className={className} />;
    }
    if (!usesInsertions) return <ListAndQuotation key={index} block={block} className={className} />;
    hasHeading ||= block.heading !== undefined;
    return (
      <Insertions key={index} block={block} sizes={sizes} isBelowHeading={hasHeading} isNearTop={index < 2}>
        <ListAndQuotation block={block} className={className} />
      </Insertions>
    );
  });
}

const isParagraph = (block: Block): block is Inline => typeof block === 'string' || Array.isArray(block);

/** A list and a quotation, of which an author usually writes one. */
export function ListAndQuotation({ block, className }: { block: ListOrQuotation; className?: string | undefined }) {
  const { list, numbered, start, quote, source } = block;
  return (
    <>
      {list && <PointList points={list} numbered={numbered} start={start} className={className} />}
      {quote && <Quotation quote={quote} source={source} className={className} />}
    </>
  );
}
