import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './CardGrid.module.css';
import { CardGridCard } from './CardGridCard.tsx';
import type definition from './schema.ts';

export function CardGrid({ eyebrow, title, text, layout, numbered, items, actions }: PropsOf<typeof definition>) {
  const List = numbered ? 'ol' : 'ul';
  const head = eyebrow || title || text;
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} className={styles.intro} />
      <List
        className={styles.list}
        data-layout={layout}
        data-head={head ? true : undefined}
        data-count={items.length}
        data-short={(!head && items.length === 1) || undefined}
      >
        {items.map((item, index) => (
          <CardGridCard
            key={index}
            item={item}
            // An image across the whole page would push all else out of sight: it stands beside the text.
            layout={items.length === 1 && item.image ? 'rows' : layout}
            number={numbered ? index + 1 : undefined}
          />
        ))}
      </List>
      <ActionLinks actions={actions} />
    </>
  );
}
