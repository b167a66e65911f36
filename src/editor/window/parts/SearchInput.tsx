/** The field of a search. What was typed there last is there again, selected: Enter takes it as it is, and a letter begins another one. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { Glyph } from './Glyph.tsx';

interface SearchInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  label: string;
  value: string;
  change: (value: string) => void;
  /** Enter: what is found first. */
  take?: () => void;
  /** ↓: from here into the list of what is found. */
  enterList?: () => void;
  /** It does not open with a dialog, so that it has the focus only when somebody puts it there. */
  isAlwaysThere?: boolean;
}

/** Chromium's `select()` takes the focus as well, before what opens has noted where the focus was: there it could not return. */
const selectAll = (input: HTMLInputElement | null) => input?.setSelectionRange(0, input.value.length);

export function SearchInput({
  label,
  value,
  change,
  take,
  enterList,
  isAlwaysThere,
  ref,
  onKeyDown,
  ...props
}: SearchInputProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Glyph name="search" />}
      {...props}
      ref={useMergedRef(ref, isAlwaysThere ? undefined : selectAll)}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Some browsers empty the field.
        if (event.key === 'Escape') event.preventDefault();
        const react = { Enter: take, ArrowDown: enterList }[event.key];
        if (react) event.preventDefault();
        react?.();
        onKeyDown?.(event);
      }}
      data-autofocus={!isAlwaysThere || undefined}
    />
  );
}
