import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Events.module.css';
import { EventsItem, type EventsItemProps } from './EventsItem.tsx';
import { onEachDay } from './repetition.ts';
import type definition from './schema.ts';

type Item = EventsItemProps['item'];

export function Events({ eyebrow, title, text, items, emptyText, pastLabel, actions }: PropsOf<typeof definition>) {
  const sorted = items.flatMap(datesOf).sort((one, other) => compare(startOf(one), startOf(other)));
  const ahead = sorted.filter((item) => !isPast(item));
  const past = sorted.filter(isPast).reverse();
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      {ahead.length > 0 ? <EventList items={ahead} /> : <TextElement text={emptyText} className={styles.empty} />}
      <ActionLinks actions={actions} />
      {past.length > 0 && (
        <Fold label={<InlineText text={pastLabel} />}>
          <EventList items={past} />
        </Fold>
      )}
    </>
  );
}

const EventList = ({ items }: { items: Item[] }) => (
  <ul className={styles.list}>
    {items.map((item, index) => (
      <EventsItem key={index} item={item} />
    ))}
  </ul>
);

/** An event for each of its days: what there is to say and to see, once. */
const datesOf = (item: Item): Item[] =>
  onEachDay(item).map((one, index) => (index === 0 ? one : { ...one, text: undefined, image: undefined, isRepeated: true }));

const isPast = ({ date, endDate = date }: Item): boolean => endDate.isPast;

const startOf = ({ date, start }: Item): string => `${date.iso} ${start?.iso ?? ''}`;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
