import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { Heading } from '../../parts/Heading.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './OpeningHours.module.css';
import { OpeningHoursSeason } from './OpeningHoursSeason.tsx';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';
import type definition from './schema.ts';
import { isNow, periodsOfSeason } from './season.ts';

type Props = PropsOf<typeof definition>;

export function OpeningHours(props: Props) {
  const { eyebrow, title, text, items, closedLabel, exceptions, note, actions, layout } = props;
  const ahead = (exceptions?.items ?? [])
    .filter(({ date, endDate = date }) => !endDate.isPast)
    .sort((one, other) => (one.date.iso < other.date.iso ? -1 : 1));
  return (
    <div className={beside.root} data-layout={layout === 'stacked' ? 'centred' : 'beside'}>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <div className={styles.hours}>
        {props.seasons ? <Seasons {...props} /> : items && <OpeningHoursTable rows={items} closedLabel={closedLabel} />}
        {exceptions && ahead.length > 0 && (
          <div className={styles.exceptions}>
            <Heading depth={1} text={exceptions.title} className={styles.heading} />
            <OpeningHoursTable rows={ahead} closedLabel={closedLabel} />
          </div>
        )}
        <TextElement text={note} className={styles.note} />
        <ActionLinks actions={actions} />
      </div>
    </div>
  );
}

/** What holds now comes first: a season, or else the ordinary week. Seasons that are over for good stay out. */
function Seasons({ seasons = [], items, weekTitle, nowLabel, closedLabel }: Props) {
  const coming = seasons.filter(
    (season) => season.from.iso === '' || season.until.iso === '' || periodsOfSeason(season).length > 0,
  );
  const now = coming.filter(isNow);
  const week = items && (
    <OpeningHoursSeason
      key="week"
      title={weekTitle}
      rows={items}
      closedLabel={closedLabel}
      nowLabel={now.length === 0 ? nowLabel : undefined}
    />
  );
  const parts = (some: typeof coming, label?: string) =>
    some.map((season) => (
      <OpeningHoursSeason
        key={seasons.indexOf(season)}
        title={season.title}
        limits={season}
        rows={season.items}
        closedLabel={closedLabel}
        nowLabel={label}
      />
    ));
  const later = parts(coming.filter((season) => !now.includes(season)));
  return now.length > 0 ? [...parts(now, nowLabel), ...later, week] : [week, ...later];
}
