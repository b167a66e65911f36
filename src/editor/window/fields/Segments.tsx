/**
 * One of a few, side by side: the radio buttons that every browser has. That of Mantine measures where its thumb goes: in a form with several
 * of them, each measuring lays out the page anew.
 */
import { useId } from 'react';
import classes from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  /** What the choice is about, for who does not see what stands above it. */
  label: string;
  describedBy?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: string;
  choose: (value: Value) => void;
}

export function Segments<Value extends string>({ label, describedBy, options, value, choose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={describedBy} className={classes.root}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
