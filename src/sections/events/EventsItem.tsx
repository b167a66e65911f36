import type { PropsOf } from '../../../schema/define-section.ts';
import { Heading } from '../../parts/Heading.tsx';
import { TextElement, TextLink } from '../../parts/InlineText.tsx';
import { Range } from '../../parts/Moment.tsx';
import { Picture } from '../../parts/Picture.tsx';
import styles from './EventsItem.module.css';
import type definition from './schema.ts';

export interface EventsItemProps {
  item: PropsOf<typeof definition>['items'][number] & {
    /** One above it in the list says what there is to say. */
    isRepeated?: boolean;
  };
}

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 46em) 14rem, 90vw';

/** One event: a leaf of a calendar, and beside it what there is to know. */
export function EventsItem({ item }: EventsItemProps) {
  const { title, date, place, text, image, link, isRepeated } = item;
  return (
    <li className={`${styles.root} ruled ${isRepeated ? styles.repeated : ''}`} data-image={image ? true : undefined}>
      {/* What follows says it in full. */}
      <p className={styles.leaf} aria-hidden="true">
        <TextElement as="span" text={date.month} className={styles.month} />
        <span className={`${styles.day} heading-letters`}>{date.iso && Number(date.iso.slice(-2))}</span>
      </p>
      <div className={styles.body}>
        <Heading depth={1} text={title} className={styles.title} />
        <EventsItemTime item={item} />
        <TextElement text={place} className="muted" />
        <TextElement text={text} className={styles.text} />
        {link && (
          <p className={styles.link}>
            <TextLink text={link.label} href={link.href} newTab={link.newTab} />
          </p>
        )}
      </div>
      {image && <Picture image={image} ratio={image.ratio ?? '3:2'} sizes={sizes} className={styles.image} />}
    </li>
  );
}

function EventsItemTime({ item: { date, endDate, start, end } }: EventsItemProps) {
  const isLong = endDate !== undefined && endDate.iso !== date.iso;
  // The year is said once.
  const first = isLong && endDate.iso.slice(0, 4) === date.iso.slice(0, 4) ? date.short : date.text;
  return (
    <p className={styles.when}>
      <Range from={{ iso: date.iso, text: isLong ? first : date.full }} until={isLong ? endDate : undefined} />{' '}
      {(start ?? end) && <Range from={start} until={end} />}
    </p>
  );
}
