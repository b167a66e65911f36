/** A dot beside what has findings; its text says which. */
import { VisuallyHidden } from '@mantine/core';
import { placesOfProblem } from '../state/findings.ts';
import { useSelected, useWorst } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Marker.module.css';

export function Marker({ pointer }: { pointer: string }) {
  const worst = useWorst(pointer);
  const words = useWords();
  const message = useSelected(({ findings: { all } }) =>
    worst === undefined
      ? undefined
      : all.find((one) => one.severity === worst && placesOfProblem(one).some((place) => isWithin(place, pointer)))?.message,
  );
  if (worst === undefined) return null;
  return (
    <span className={classes.root} data-severity={worst} title={message}>
      <VisuallyHidden>{worst === 'error' ? words.hasErrors : words.hasWarnings}</VisuallyHidden>
    </span>
  );
}

const isWithin = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`);
