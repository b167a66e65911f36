import { Badge } from '@mantine/core';
import type { Inline } from '../../../schema/atoms.ts';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import { Range } from '../../parts/Moment.tsx';
import styles from './OpeningHoursSeason.module.css';
import { OpeningHoursTable, type OpeningHoursTableProps } from './OpeningHoursTable.tsx';
import type { SeasonLimits } from './season.ts';

interface OpeningHoursSeasonProps extends OpeningHoursTableProps {
  title: Inline | undefined;
  limits?: SeasonLimits;
  /** Only where it holds now. */
  nowLabel: string | undefined;
}

/** A week that holds in a part of the year. */
export function OpeningHoursSeason({ title, limits, nowLabel, ...week }: OpeningHoursSeasonProps) {
  return (
    <div className={styles.root}>
      {title && (
        <div className={styles.head}>
          <Heading depth={1} text={title} />
          {nowLabel && (
            <Badge className={styles.now}>
              <InlineText text={nowLabel} />
            </Badge>
          )}
        </div>
      )}
      {limits && (
        <p className="muted">
          <Range from={limits.from} until={limits.until} />
        </p>
      )}
      <OpeningHoursTable {...week} />
    </div>
  );
}
