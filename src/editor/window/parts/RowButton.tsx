/** A line of a list that leads somewhere or is chosen: as wide as its list, and like the text around it. */
import type { ComponentProps } from 'react';
import classes from './RowButton.module.css';

interface RowButtonProps extends ComponentProps<'button'> {
  /** It stands by itself, with an edge of its own. */
  isTile?: boolean;
}

export const RowButton = ({ className = '', isTile, ...props }: RowButtonProps) => (
  <button type="button" {...props} className={`${classes.root} ${className}`} data-tile={isTile} />
);
