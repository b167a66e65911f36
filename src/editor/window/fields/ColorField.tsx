import { ColorInput, ColorPicker, Popover } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

const isColor = /^#[0-9a-f]{6}$/i;

/** A colour as `#RRGGBB`, in capitals as the manifest has them. */
export function ColorField({ field, at, siblings, isBare }: FieldProps<'color'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const text = typeof value === 'string' ? value : '';
  const input = useRef<HTMLInputElement>(null);
  const palette = useRef<HTMLDivElement>(null);
  /** The palette, by pointer or by keys: only then it takes the focus. Whoever walks through the form by Tab has not asked for it. */
  const [open, setOpen] = useState<'pointer' | 'keys'>();
  const write = (next: string) => {
    if (next === '' && field.optional) remove({ typing: true });
    else set(next, { typing: true });
  };
  const close = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOpen(undefined);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) return close(event);
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    setOpen('keys');
  };
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => (
        <Popover
          opened={open !== undefined}
          onChange={(isOpen) => !isOpen && setOpen(undefined)}
          trapFocus={open === 'keys'}
          closeOnEscape={false}
          // Beside the form: its name and what is said of the colour stay in sight.
          position="left-start"
          // Where there is no room for that, below it.
          middlewares={{ flip: { fallbackPlacements: ['right-start', 'bottom-start', 'top-start'] }, shift: true }}
          withRoles={false}
          shadow="md"
        >
          <Popover.Target>
            <ColorInput
              {...control}
              ref={input}
              format="hex"
              value={text}
              onChange={write}
              withPicker={false}
              // What is no colour stays as it is written, and a finding says so: who only passes by has not meant to change it.
              fixOnBlur={false}
              // Letters that change while one types would take the cursor to the end.
              onBlur={({ relatedTarget }) => {
                if (!palette.current?.contains(relatedTarget)) setOpen(undefined);
                if (isColor.test(text)) write(text.toUpperCase());
              }}
              onClick={() => setOpen('pointer')}
              onKeyDown={onKeyDown}
              styles={{ input: { textTransform: 'uppercase' } }}
              // Only a pointer can take a colour from the screen.
              eyeDropperButtonProps={{ 'aria-label': words.forms.fromScreen, title: words.forms.fromScreen, tabIndex: -1 }}
            />
          </Popover.Target>
          <Popover.Dropdown
            ref={palette}
            role="dialog"
            aria-label={field.title}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (relatedTarget !== input.current && !currentTarget.contains(relatedTarget)) setOpen(undefined);
            }}
            // The cursor stays in the input for who goes on to type.
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => (event.key === 'Escape' || event.key === 'Enter') && close(event)}
          >
            <ColorPicker
              format="hex"
              value={text}
              onChange={(next) => write(next.toUpperCase())}
              saturationLabel={words.inputs.saturation}
              hueLabel={words.inputs.hue}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </Labelled>
  );
}
