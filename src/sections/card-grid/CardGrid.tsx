import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { useChoice } from '../../parts/Choose.tsx';
import columns from '../../parts/Columns.module.css';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import { useEnlarging } from '../../parts/use-enlarging.tsx';
import styles from './CardGrid.module.css';
import { CardGridCard, leadsOn } from './CardGridCard.tsx';
import type definition from './schema.ts';

/**
 * How wide the stylesheets make the image of a card: of one that lies, of one of two side by side, of one of three, of one of many, of a
 * small one.
 */
const sizes = {
  lying: '(min-width: 80em) clamp(27rem, 29.7vw, 34.6rem), (min-width: 40em) 38vw, 92vw',
  half: '(min-width: 80em) clamp(35rem, 38.5vw, 44.8rem), (min-width: 46em) 45vw, 92vw',
  third: '(min-width: 80em) clamp(23rem, 25.3vw, 29.4rem), (min-width: 46em) 30vw, 92vw',
  many: '(min-width: 80em) clamp(23rem, 25.3vw, 29.4rem), (min-width: 66em) 30vw, (min-width: 46em) 45vw, 92vw',
  small: '12rem',
};

type Props = PropsOf<typeof definition>;

export function CardGrid(props: Props) {
  const { eyebrow, title, text, layout, pictures, numbered, choose, items, labels, actions } = props;
  const List = numbered ? 'ol' : 'ul';
  const { controls, groupOf } = useChoice(choose, items, ({ group }) => (group ? [group] : []));
  // Where the whole card leads somewhere, its image does too.
  const { links, dialog } = useEnlarging(
    items.flatMap((item) => (item.image && !leadsOn(item) ? item.image : [])),
    labels,
  );
  const isFiltered = controls !== undefined;
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      {controls}
      <List
        className={`${columns.root} ${styles.list}`}
        data-layout={layout === 'lead' ? 'grid' : layout === 'ruled' ? undefined : layout}
        data-look-card-grid={layout === 'lead' || layout === 'ruled' ? layout : undefined}
        // How many are shown changes: columns that are made for one number would leave gaps with another.
        data-count={isFiltered || layout === 'lead' ? undefined : items.length}
        data-short={(!(eyebrow || title || text) && items.length === 1) || undefined}
        {...(layout === 'ruled' &&
          columnsOf(
            items.filter(({ highlight }) => !highlight),
            numbered,
          ))}
      >
        {items.map((item, index) => {
          // An image across the whole page would push all else out of sight: it stands beside the text.
          const isSmall = pictures === 'small' || (layout === 'ruled' && !item.highlight);
          const lies = layout === 'rows' || layout === 'ruled' || (items.length === 1 && item.image !== undefined && !isSmall);
          const count = isFiltered ? undefined : items.length;
          const isHalf = layout === 'lead' ? index < 2 : count === 2 || count === 4 || (count === 5 && index > 2);
          const place = lies ? 'lying' : isHalf ? 'half' : count === 3 && layout === 'grid' ? 'third' : 'many';
          return (
            <CardGridCard
              key={index}
              item={item}
              layout={lies ? 'rows' : 'grid'}
              isRuled={layout === 'ruled' && !item.highlight}
              isSmall={isSmall}
              group={groupOf(item)}
              number={numbered ? index + 1 : undefined}
              enlarge={item.image && links.get(item.image)}
              sizes={sizes[isSmall ? 'small' : place]}
            />
          );
        })}
      </List>
      {dialog}
      <ActionLinks actions={actions} />
    </>
  );
}

/** Tells which columns the rows between lines share (CardGridCard.module.css). */
const columnsOf = (rows: readonly Props['items'][number][], numbered: boolean | undefined) => ({
  'data-signs': numbered || rows.some(({ icon }) => icon) || undefined,
  'data-points': rows.every(({ details }) => details) || undefined,
  'data-pictures': rows.some(({ image }) => image) || undefined,
});
