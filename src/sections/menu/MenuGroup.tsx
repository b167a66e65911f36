import type { PropsOf } from '../../../schema/define-section.ts';
import beside from '../../parts/Beside.module.css';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import styles from './MenuGroup.module.css';
import { type Mark, MenuMark } from './MenuMark.tsx';
import type definition from './schema.ts';

type Group = PropsOf<typeof definition>['groups'][number];

interface MenuGroupProps {
  group: Group;
  marks: readonly Mark[];
  id: string | undefined;
}

/** Dishes that belong together: a list, since a dish is read as a whole and prices are only compared by eye. */
export function MenuGroup({ group: { title, text, prices = [], items }, marks, id }: MenuGroupProps) {
  const columns = Math.max(1, prices.length, ...items.map(({ price }) => pricesOf(price).length));
  return (
    // An anchor's target takes the focus, so that Tab goes on from there.
    <div className={`${beside.root} ${styles.root}`} data-layout="beside" id={id} tabIndex={id === undefined ? undefined : -1}>
      <div className={styles.head}>
        <Heading depth={1} text={title} className={styles.title} />
        <TextElement text={text} className={styles.text} />
      </div>
      <div className={styles.table} data-prices={columns}>
        {prices.length > 0 && (
          // Said with each price.
          <p className={`${styles.heads} small-print`} aria-hidden="true">
            {prices.map((head, index) => (
              <TextElement key={index} as="span" text={head} />
            ))}
          </p>
        )}
        <ul className={styles.items}>
          {items.map((item, index) => (
            <MenuGroupItem key={index} item={item} heads={prices} marks={marks} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface MenuGroupItemProps {
  item: Group['items'][number];
  heads: readonly string[];
  marks: readonly Mark[];
}

function MenuGroupItem({ item: { title, text, price, marks: own = [] }, heads, marks }: MenuGroupItemProps) {
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        <InlineText text={title} />
        {own.map((sign, index) => {
          const mark = marks.find((one) => one.sign.name === sign.name);
          return (
            <span key={index}>
              {' '}
              {/* What is not explained is shown as it is written: it may be an allergen. A check says so. */}
              <MenuMark mark={mark ?? { sign, label: sign.text }} sign={sign} isSaid={true} />
            </span>
          );
        })}
      </p>
      {pricesOf(price).map((one, index) => (
        <p key={index} className={styles.price}>
          {heads[index] !== undefined && <span className="visually-hidden">{heads[index]} </span>}
          <InlineText text={one} />
        </p>
      ))}
      <TextElement text={text} className={`${styles.about} small-print`} />
    </li>
  );
}

const pricesOf = (price: Group['items'][number]['price']): readonly string[] =>
  price === undefined ? [] : typeof price === 'string' ? [price] : price;
