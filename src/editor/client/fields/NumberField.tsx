import { TextInput } from '@mantine/core';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

/** A whole number, or the name of a constant where one is allowed. What is neither stays as it is written, and a finding says so. */
export function NumberField({ field, at, siblings, isBare }: FieldProps<'number'>) {
  const { value, set, remove } = useField({ field, at, siblings });
  const write = (text: string) => {
    if (text === '' && field.optional) remove();
    else set(/^-?(?:0|[1-9]\d*)$/.test(text) ? Number(text) : text, { typing: true });
  };
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => (
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
      )}
    </Labelled>
  );
}
