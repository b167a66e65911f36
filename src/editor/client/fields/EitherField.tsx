import { useRef } from 'react';
import { blankOf, fits } from '../../form/blank.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { Segments } from './Segments.tsx';
import { useField } from './use-field.ts';

/** A value that may be of several kinds, told apart by their JSON type. What was written as one kind is there again on the way back. */
export function EitherField(props: FieldProps<'either'>) {
  const { field, at, siblings, isBare } = props;
  const { value, set } = useField({ field, at, siblings });
  const left = useRef(new Map<number, unknown>());
  const now = field.members.findIndex((member) => fits(member, value));
  const member = field.members[Math.max(0, now)];
  if (!member) return null;
  // It can be taken away as a whole, and what is an image is called as the field is: "Without hero image", not "Without one image".
  const inside = { ...member, optional: field.optional, ...(member.kind === 'image' && { title: field.title }) };
  const choose = (index: number) => {
    left.current.set(now, value);
    const next = field.members[index];
    if (next) set(left.current.get(index) ?? blankOf(next));
  };
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      <div className={classes.choice}>
        <Segments
          label={field.title}
          options={field.members.map(({ title }, index) => ({ value: String(index), label: title }))}
          value={String(Math.max(0, now))}
          choose={(chosen) => choose(Number(chosen))}
        />
        <FieldView field={inside} at={at} siblings={siblings} isBare />
      </div>
    </Labelled>
  );
}
