import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { Blocks } from '../../parts/Blocks.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Text.module.css';

export function Text({ eyebrow, title, text, layout, actions }: PropsOf<typeof definition>) {
  return (
    <div
      className={`${beside.root} ${styles.root}`}
      data-layout={layout === 'prose' && (eyebrow || title) ? 'beside' : undefined}
      data-look-text={layout === 'prose' ? undefined : layout}
      data-short={(!title && text.length === 1) || undefined}
    >
      <SectionIntro eyebrow={eyebrow} title={title} className={styles.intro} />
      <div>
        <div className={styles.text}>
          <Blocks text={text} />
        </div>
        <ActionLinks actions={actions} />
      </div>
    </div>
  );
}
