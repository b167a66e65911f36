import { ColorInput } from '@mantine/core';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

/** A colour as `#RRGGBB`, in capitals as the manifest has them. */
export function ColorField({ field, at, siblings, isBare }: FieldProps<'color'>) {
  const { value, set, remove } = useField({ field, at, siblings });
  const write = (text: string) => {
    if (text === '' && field.optional) remove();
    else set(text.toUpperCase(), { typing: true });
  };
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => <ColorInput {...control} format="hex" value={typeof value === 'string' ? value : ''} onChange={write} />}
    </Labelled>
  );
}
