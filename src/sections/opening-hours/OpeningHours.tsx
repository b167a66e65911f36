import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './OpeningHours.module.css';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;

export function OpeningHours({ eyebrow, title, text, items, closedLabel, exceptions, note, actions }: Props) {
  const ahead = (exceptions?.items ?? [])
    .filter(({ date, endDate = date }) => !endDate.isPast)
    .sort((one, other) => (one.date.iso < other.date.iso ? -1 : 1));
  return (
    <div className={styles.root}>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <div className={styles.hours}>
        <OpeningHoursTable rows={items} closedLabel={closedLabel} />
        {exceptions && ahead.length > 0 && (
          <div className={styles.exceptions}>
            <Heading depth={1} text={exceptions.title} className={styles.heading} />
            <OpeningHoursTable rows={ahead} closedLabel={closedLabel} />
          </div>
        )}
        {note && (
          <p className={styles.note}>
            <InlineText text={note} />
          </p>
        )}
        <ActionLinks actions={actions} />
      </div>
    </div>
  );
}
