import type { Inline } from '../../schema/atoms.ts';
import type { NestedPoint } from '../../schema/blocks.ts';
import { InlineText } from './InlineText.tsx';
import styles from './PointList.module.css';

interface PointListProps {
  points: (Inline | NestedPoint)[];
  numbered?: boolean | undefined;
  start?: number | undefined;
  className?: string | undefined;
}

/** Points of a list, each a phrase or two, or one with points of its own. */
export function PointList({ points, numbered, start, className }: PointListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List start={numbered ? start : undefined} className={`${styles.root}${className ? ` ${className}` : ''}`}>
      {points.map((point, index) => (
        <li key={index}>
          {isNested(point) ? (
            <>
              <InlineText text={point.text} />
              <PointList points={point.list} numbered={point.numbered} start={point.start} className={styles.below} />
            </>
          ) : (
            <InlineText text={point} />
          )}
        </li>
      ))}
    </List>
  );
}

const isNested = (point: Inline | NestedPoint): point is NestedPoint => typeof point === 'object' && 'list' in point;
