import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Paragraphs } from '../../parts/InlineText.tsx';
import type { PropsOf } from '../../../schema/define-section.ts';
import type definition from './schema.ts';
import styles from './Text.module.css';

export function Text({ eyebrow, title, text, layout, actions }: PropsOf<typeof definition>) {
  return (
    <div className={styles.root} data-layout={layout}>
      {(eyebrow || title) && (
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          {title && <Heading text={title} className={styles.title} />}
        </div>
      )}
      <div>
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
        <ActionLinks actions={actions} />
      </div>
    </div>
  );
}
