import type { Inline } from '../../schema/atoms.ts';
import { InlineText } from './InlineText.tsx';
import styles from './PointList.module.css';

interface PointListProps {
  points: Inline[];
  numbered?: boolean | undefined;
  className?: string | undefined;
}

/** Points of a list, each a phrase or two. */
export function PointList({ points, numbered, className }: PointListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${styles.root}${className ? ` ${className}` : ''}`}>
      {points.map((point, index) => (
        <li key={index}>
          <InlineText text={point} />
        </li>
      ))}
    </List>
  );
}
