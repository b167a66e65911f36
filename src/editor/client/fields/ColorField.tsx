import { ColorInput } from '@mantine/core';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

const isColor = /^#[0-9a-f]{6}$/i;

/** A colour as `#RRGGBB`, in capitals as the manifest has them. */
export function ColorField({ field, at, siblings, isBare }: FieldProps<'color'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const text = typeof value === 'string' ? value : '';
  const write = (next: string) => {
    if (next === '' && field.optional) remove({ typing: true });
    else set(next, { typing: true });
  };
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => (
        <ColorInput
          {...control}
          format="hex"
          value={text}
          onChange={write}
          // What is no colour stays as it is written, and a finding says so: who only passes by has not meant to change it.
          fixOnBlur={false}
          // Letters that change while one types would take the cursor to the end.
          onBlur={() => isColor.test(text) && write(text.toUpperCase())}
          classNames={{ input: classes.color }}
          // What is said of the colour stands below it.
          popoverProps={{ position: 'top-start' }}
          // Only a pointer can take a colour from the screen.
          eyeDropperButtonProps={{ 'aria-label': words.forms.fromScreen, title: words.forms.fromScreen, tabIndex: -1 }}
        />
      )}
    </Labelled>
  );
}
