import type { PropsOf } from '../../../schema/define-section.ts';
import { InlineText } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Pricing.module.css';
import { PricingPlan } from './PricingPlan.tsx';
import type definition from './schema.ts';

export function Pricing({ eyebrow, title, text, items, note }: PropsOf<typeof definition>) {
  return (
    <div className={styles.root} data-single={items.length === 1 && (eyebrow || title || text) ? true : undefined}>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.list} data-count={items.length}>
        {items.map((plan, index) => (
          <PricingPlan key={index} plan={plan} />
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
