/** A dot beside what has findings; its text says which. */
import { VisuallyHidden } from '@mantine/core';
import { useWorst } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Marker.module.css';

export function Marker({ pointer }: { pointer: string }) {
  const worst = useWorst(pointer);
  const words = useWords();
  if (worst === undefined) return null;
  return (
    <span className={classes.root} data-severity={worst}>
      <VisuallyHidden>{worst === 'error' ? words.hasErrors : words.hasWarnings}</VisuallyHidden>
    </span>
  );
}
