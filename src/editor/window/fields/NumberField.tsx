import { TextInput } from '@mantine/core';
import type { Words } from '../words/de.ts';
import { useWords } from '../words/words.ts';
import { ConstantNote } from './ConstantNote.tsx';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

/** A whole number, or the name of a constant where one is allowed. What is neither stays as it is written, and a finding says so. */
export function NumberField({ field, at, siblings, isBare }: FieldProps<'number'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const bounds = boundsOf(field, words.inputs);
  const write = (text: string) => {
    if (text === '' && field.optional) remove({ typing: true });
    // 4.50, and more digits than a number of JavaScript holds, stay as they were typed.
    else set(Number.isInteger(Number(text)) && String(Number(text)) === text ? Number(text) : text, { typing: true });
  };
  return (
    <Labelled field={bounds ? { ...field, description: `${field.description} ${bounds}`.trim() } : field} at={at} isBare={isBare}>
      {(control) => (
        <>
          <TextInput
            {...control}
            inputMode={field.constant ? 'text' : 'numeric'}
            value={value === undefined ? '' : String(value)}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by === undefined || typeof value !== 'number') return;
              event.preventDefault();
              set(Math.min(field.max, Math.max(field.min, value + by)), { typing: true });
            }}
          />
          <ConstantNote field={field} at={at} value={value} detach={set} />
        </>
      )}
    </Labelled>
  );
}

/** Beyond this a bound only keeps nonsense out, and nobody need be told. */
const farAway = 100_000;

/** What a number may be, as far as somebody wants to know it. */
function boundsOf({ min, max }: { min: number; max: number }, words: Words['inputs']): string {
  const [hasMin, hasMax] = [min > 0, max < farAway];
  if (hasMin && hasMax) return words.between(min, max);
  if (hasMax) return min === 0 ? words.between(min, max) : words.atMost(max);
  return hasMin ? words.atLeast(min) : '';
}
