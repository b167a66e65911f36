import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { Blocks } from '../../parts/Blocks.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import plus from '../../parts/Plus.module.css';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Faq.module.css';
import type definition from './schema.ts';

export function Faq({ eyebrow, title, text, items, actions, layout }: PropsOf<typeof definition>) {
  return (
    <div className={`${beside.root} ${styles.root}`} data-layout={layout === 'stacked' ? 'centred' : 'beside'}>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <div>
        {items.map(({ question, answer }, index) => (
          // The browser's own disclosure works without the app. What the visitor opened before the app came stays open.
          <details key={index} className={`${styles.item} ruled`} suppressHydrationWarning>
            <TextElement as="summary" text={question} className={`${plus.sign} ${styles.question} heading-letters`} />
            <div className={styles.answer}>
              <Blocks text={answer} />
            </div>
          </details>
        ))}
        <ActionLinks actions={actions} />
      </div>
    </div>
  );
}
