/** Shows where a row that is being dragged would go. What is around it has a position. */
import classes from './DropLine.module.css';
import type { Drop } from './use-row-drag.ts';

export function DropLine({ drop }: { drop: Drop | undefined }) {
  return drop && <span aria-hidden className={classes.root} data-drop={drop} />;
}
