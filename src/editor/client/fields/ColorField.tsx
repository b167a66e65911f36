import { ColorInput } from '@mantine/core';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

/** A colour as `#RRGGBB`, in capitals as the manifest has them. */
export function ColorField({ field, at, siblings, isBare }: FieldProps<'color'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const write = (text: string) => {
    if (text === '' && field.optional) remove();
    else set(text.toUpperCase(), { typing: true });
  };
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => (
        <ColorInput
          {...control}
          format="hex"
          value={typeof value === 'string' ? value : ''}
          onChange={write}
          // What is said of the colour stands below it.
          popoverProps={{ position: 'top-start' }}
          // Only a pointer can take a colour from the screen.
          eyeDropperButtonProps={{ 'aria-label': words.forms.fromScreen, title: words.forms.fromScreen, tabIndex: -1 }}
        />
      )}
    </Labelled>
  );
}
