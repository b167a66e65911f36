import type { PropsOf } from '../../../schema/define-section.ts';
import { InlineText } from '../../parts/InlineText.tsx';
import styles from './OpeningHoursTable.module.css';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;
type Row = Props['items'][number] | NonNullable<Props['exceptions']>['items'][number];

interface OpeningHoursTableProps {
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
                      <time dateTime={start.iso}>
                        <InlineText text={start.text} />
                      </time>{' '}
                      <time dateTime={end.iso}>
                        <InlineText text={end.text} />
                      </time>{' '}
                    </span>
                  ))
                : // Where there is no word for it, a check says so.
                  closedLabel && (
                    <span className={styles.closed}>
                      <InlineText text={closedLabel} />
                    </span>
                  )}
              {row.note && (
                <span className={styles.note}>
                  <InlineText text={row.note} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OpeningHoursDate({ row: { date, endDate } }: { row: Extract<Row, { date: unknown }> }) {
  const isLong = endDate !== undefined && endDate.iso !== date.iso;
  if (!isLong)
    return (
      <time dateTime={date.iso}>
        <InlineText text={date.full} />
      </time>
    );
  return (
    <span className={styles.range}>
      <time dateTime={date.iso}>
        {/* The year is said once. */}
        <InlineText text={endDate.iso.slice(0, 4) === date.iso.slice(0, 4) ? date.short : date.text} />
      </time>{' '}
      <time dateTime={endDate.iso}>
        <InlineText text={endDate.text} />
      </time>
    </span>
  );
}
