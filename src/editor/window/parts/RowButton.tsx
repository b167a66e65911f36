/** A line of a list that leads somewhere or is chosen: as wide as its list, and like the text around it. */
import type { ComponentProps } from 'react';
import classes from './RowButton.module.css';

export const RowButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`${classes.root} ${className}`} />
);
