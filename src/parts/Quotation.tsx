import type { Inline } from '../../schema/atoms.ts';
import { Paragraphs, TextElement } from './InlineText.tsx';
import { isInline } from './plain-text.ts';
import styles from './Quotation.module.css';

interface QuotationProps {
  quote: Inline | Inline[];
  source?: string | undefined;
  className?: string | undefined;
}

/** What somebody has said, in one paragraph or several, with its source below it. */
export function Quotation({ quote, source, className }: QuotationProps) {
  // Without a source it is no figure: it has nothing to be called by.
  const Frame = source ? 'figure' : 'div';
  return (
    <Frame className={className}>
      <QuotedText quote={quote} className={styles.barred} />
      <TextElement as="figcaption" text={source} className={`${styles.source} small-print`} />
    </Frame>
  );
}

/** Its words alone, between the marks of the page's language. */
export function QuotedText({ quote, className }: Pick<QuotationProps, 'quote' | 'className'>) {
  const paragraphs = paragraphsOf(quote);
  return (
    <blockquote className={`${styles.quote} ${className}`} data-several={paragraphs.length > 1 || undefined}>
      <Paragraphs text={paragraphs} />
    </blockquote>
  );
}

/** The paragraphs of a quotation. */
export const paragraphsOf = (quote: Inline | Inline[]): Inline[] => (isInline(quote) ? [quote] : quote);
