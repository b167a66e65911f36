import type { Inline } from '../../schema/atoms.ts';
import { InlineText } from './InlineText.tsx';
import styles from './PointList.module.css';

/** Points of a list, each a phrase or two. */
export function PointList({ points, className }: { points: Inline[]; className?: string | undefined }) {
  return (
    <ul className={`${styles.root}${className ? ` ${className}` : ''}`}>
      {points.map((point, index) => (
        <li key={index}>
          <InlineText text={point} />
        </li>
      ))}
    </ul>
  );
}
