/** The name of a constant, or of something that is named like one: as it is typed, and below it the right name that comes of it. */
import { TextInput, type TextInputProps } from '@mantine/core';

interface ConstantNameProps extends TextInputProps {
  /** As it is typed. */
  value: string;
  /** The name that is made of the input (`nameLike`). */
  name: string;
  change: (text: string) => void;
}

export function ConstantName({ value, name, change, ...props }: ConstantNameProps) {
  return (
    <TextInput
      {...props}
      flex={1}
      value={value}
      description={value === name ? undefined : name}
      inputWrapperOrder={['label', 'input', 'description']}
      spellCheck={false}
      autoComplete="off"
      data-autofocus={props.autoFocus}
      onFocus={({ currentTarget }) => props.autoFocus && currentTarget.select()}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
