import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { parentOf } from '../../../json-text/pointer.ts';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { isSectionLayout, LookFields } from './LookFields.tsx';
import { Segments } from './Segments.tsx';
import { useField } from './use-field.ts';

/** More letters than this do not fit beside each other. */
const shortEnough = 34;

interface ChoiceFieldProps extends FieldProps<'choice'> {
  /** Left out, what is chosen is written. */
  choose?: (value: string) => void;
}

/** One of a few. What is the default anyway is not written. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { field, at, siblings = [] } = props;
  const layouts = useMemo(() => [{ ...field, key: 'layout' }], [field]);
  if (isSectionLayout(at)) return <LookFields fields={layouts} at={parentOf(at)} siblings={siblings} />;
  return <WordsField {...props} />;
}

/** Side by side where they fit. */
function WordsField({ field, at, siblings, isBare, choose: chooseOtherwise }: ChoiceFieldProps) {
  const { value, set, remove } = useField({ field, at, siblings });
  const words = useWords();
  const chosen = typeof value === 'string' ? value : (field.otherwise ?? '');
  const choose = (next: string) => {
    if (chooseOtherwise) chooseOtherwise(next);
    else if (next === field.otherwise || next === '') remove();
    else set(next);
  };
  const options = field.options.map((option) => ({ value: option.value, label: option.title }));
  // Where nothing need be chosen, that is a choice as well. What is none of them is what the site says until another is chosen.
  const nothing = field.optional && field.otherwise === undefined ? [{ value: '', label: field.absent ?? words.byDefault }] : [];
  const known = [...nothing, ...options];
  const all = known.some((option) => option.value === chosen)
    ? known
    : [{ value: chosen, label: chosen || words.chooseOne }, ...known];
  const isShort = all.length <= 4 && all.reduce((sum, { label }) => sum + label.length, 0) <= shortEnough;
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) =>
        isShort ? (
          <Segments label={field.title} describedBy={control['aria-describedby']} options={all} value={chosen} choose={choose} />
        ) : (
          <NativeSelect {...control} data={all} value={chosen} onChange={(event) => choose(event.currentTarget.value)} />
        )
      }
    </Labelled>
  );
}
