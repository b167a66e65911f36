import type { PropsOf } from '../../../schema/define-section.ts';
import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import { Moment, Range } from '../../parts/Moment.tsx';
import styles from './OpeningHoursTable.module.css';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;
type Row = NonNullable<Props['items']>[number] | NonNullable<Props['exceptions']>['items'][number];

export interface OpeningHoursTableProps {
  rows: Row[];
  closedLabel: string | undefined;
}

/** Days and their times. A screen reader says the days with each time. */
export function OpeningHoursTable({ rows, closedLabel }: OpeningHoursTableProps) {
  return (
    <table className={styles.root}>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row" className={styles.days}>
              {'days' in row ? <InlineText text={row.days.text} /> : <OpeningHoursDate row={row} />}
            </th>
            <td className={styles.times}>
              {row.times
                ? row.times.map(({ start, end }, at) => (
                    <span key={at} className={styles.period}>
                      <Range from={start} until={end} />{' '}
                    </span>
                  ))
                : // Where there is no word for it, a check says so.
                  closedLabel && <TextElement as="span" text={closedLabel} className="muted" />}
              <TextElement as="span" text={row.note} className={`${styles.note} small-print`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OpeningHoursDate({ row: { date, endDate } }: { row: Extract<Row, { date: unknown }> }) {
  const isLong = endDate !== undefined && endDate.iso !== date.iso;
  if (!isLong) return <Moment iso={date.iso} text={date.full} />;
  // The year is said once.
  const first = endDate.iso.slice(0, 4) === date.iso.slice(0, 4) ? date.short : date.text;
  return <Range from={{ iso: date.iso, text: first }} until={endDate} />;
}
