import type { PropsOf } from '../../../schema/define-section.ts';
import beside from '../../parts/Beside.module.css';
import { TextElement } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Pricing.module.css';
import { PricingPlan } from './PricingPlan.tsx';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image of one of so many offers: three in a row, of which the last rows make two; where there is less room, two. */
function sizesOf(count: number, index: number): string {
  if (count === 1) return '(min-width: 46em) 40rem, 90vw';
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  const wide =
    index < count - inPairs
      ? '(min-width: 80em) clamp(23rem, 25.3vw, 29.4rem), (min-width: 64em) 30vw'
      : '(min-width: 80em) clamp(35rem, 38.5vw, 44.8rem), (min-width: 64em) 45vw';
  const isAlone = count % 2 === 1 && index === count - 1;
  return `${wide}, (min-width: 46em) ${isAlone ? '90vw' : '45vw'}, 90vw`;
}

export function Pricing({ eyebrow, title, text, items, note }: PropsOf<typeof definition>) {
  return (
    <div
      className={`${beside.root} ${styles.root}`}
      data-layout={items.length === 1 && (eyebrow || title || text) ? 'beside' : undefined}
    >
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.list} data-count={items.length}>
        {items.map((plan, index) => (
          <PricingPlan key={index} plan={plan} sizes={sizesOf(items.length, index)} />
        ))}
      </ul>
      <TextElement text={note} className={`${styles.note} small-print`} />
    </div>
  );
}
