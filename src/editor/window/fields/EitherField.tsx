import { Stack } from '@mantine/core';
import { type FocusEvent, useRef, useState } from 'react';
import { blankOf } from '../../draft/fields/blank.ts';
import type { Field } from '../../draft/fields/model.ts';
import { fits } from '../../draft/fields/walk.ts';
import { holdsText } from '../state/blocks.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled, QuietContext } from './Labelled.tsx';
import { ListField } from './ListField.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { Segments } from './Segments.tsx';
import { useField } from './use-field.ts';

/** A value that may be of several kinds, told apart by their JSON type. What was written as one kind is there again on the way back. */
export function EitherField(props: FieldProps<'either'>) {
  const { field, at, siblings, isBare } = props;
  const { value, set } = useField({ field, at, siblings });
  const left = useRef(new Map<number, unknown>());
  /** The member that was chosen and is not filled in yet. Until something is written, the value is the one that was there. */
  const [begun, setBegun] = useState<number>();
  const now = field.members.findIndex((member) => fits(member, value));
  const shown = begun ?? Math.max(0, now);
  const member = field.members[shown];
  if (!member) return null;
  const several = field.members.find((one) => one.kind === 'list' && holdsText(one.entry));
  // One text, or several: Enter makes them, and nobody has to choose.
  if (several?.kind === 'list' && field.members.some(({ kind }) => kind === 'richText')) {
    const { title, description, optional } = field;
    return <ListField {...{ at, siblings, isBare }} field={{ ...several, title, description, optional }} isAlways />;
  }
  // It can be taken away as a whole, and what is an image is called as the field is: "Without hero image", not "Without one image".
  const inside = { ...member, optional: field.optional, ...(member.kind === 'image' && { title: field.title }) };
  const choose = (index: number) => {
    left.current.set(now, value);
    const [next, kept] = [field.members[index], left.current.get(index)];
    const isEmpty = next !== undefined && kept === undefined && onlyAuthorKnows(next);
    setBegun(isEmpty ? index : undefined);
    if (next && !isEmpty && index !== now) set(kept ?? blankOf(next));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (begun === now && !currentTarget.contains(relatedTarget)) setBegun(undefined);
  };
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup isSaidWithin>
      <Stack gap="xs">
        <Segments
          label={field.title}
          options={field.members.map(({ title }, index) => ({ value: String(index), label: title }))}
          value={String(shown)}
          choose={(chosen) => choose(Number(chosen))}
        />
        {begun !== undefined && <p className={classes.description}>{member.description}</p>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, the input within is left */}
        <div onBlur={leave}>
          {member.kind === 'text' && member.providers && (
            <ProviderChoice providers={member.providers} at={at} siblings={siblings ?? []} />
          )}
          <QuietContext value={begun !== undefined}>
            <FieldView field={inside} at={at} siblings={siblings} isBare />
          </QuietContext>
        </div>
      </Stack>
    </Labelled>
  );
}

/** A text of a certain form, such as the address that a provider has given to the author: an example in its place would be wrong. */
const onlyAuthorKnows = (field: Field): boolean => field.kind === 'text' && field.blank !== undefined;
