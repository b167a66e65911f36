import type { PropsOf } from '../../../schema/define-section.ts';
import { InlineText } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Pricing.module.css';
import { PricingPlan } from './PricingPlan.tsx';
import type definition from './schema.ts';

/** How wide the stylesheet makes the images of offers: two in a row, and three where each row has as many. */
const sizes = '(min-width: 80em) 35rem, (min-width: 46em) 45vw, 90vw';
const sizesOfThree = '(min-width: 80em) 23rem, (min-width: 64em) 30vw, (min-width: 46em) 45vw, 90vw';

export function Pricing({ eyebrow, title, text, items, note }: PropsOf<typeof definition>) {
  return (
    <div className={styles.root} data-single={items.length === 1 && (eyebrow || title || text) ? true : undefined}>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.list} data-count={items.length}>
        {items.map((plan, index) => (
          <PricingPlan key={index} plan={plan} sizes={items.length % 3 === 0 ? sizesOfThree : sizes} />
        ))}
      </ul>
      {note && (
        <p className={styles.note}>
          <InlineText text={note} />
        </p>
      )}
    </div>
  );
}
