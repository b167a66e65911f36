import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Checklist.module.css';
import type definition from './schema.ts';

export function Checklist({ eyebrow, title, text, items, actions, layout }: PropsOf<typeof definition>) {
  const head = eyebrow || title || text;
  // A list of bare points is one list; points with an explanation are small chapters with headings of their own.
  const explained = items.some((item) => item.text);
  return (
    <div
      className={`${beside.root} ${styles.root}`}
      data-layout={layout === 'stacked' ? 'centred' : head && explained ? 'beside' : undefined}
      data-explained={explained || undefined}
      data-short={(!head && items.length === 1) || undefined}
    >
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <div>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={index} className={styles.item}>
              {explained ? <Heading depth={1} text={item.title} className={styles.title} /> : <InlineText text={item.title} />}
              <TextElement text={item.text} className={styles.text} />
            </li>
          ))}
        </ul>
        <ActionLinks actions={actions} />
      </div>
    </div>
  );
}
