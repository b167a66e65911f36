/** Several of a few, such as days of the week: boxes to tick. They are written in the order of the boxes. */
import { Checkbox, SimpleGrid } from '@mantine/core';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

export function TicksField({ field, at, siblings, isBare }: FieldProps<'list'>) {
  const { value, set } = useField({ field, at, siblings });
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const options = field.entry.kind === 'choice' ? field.entry.options : [];
  const tick = (option: string, isOn: boolean) =>
    set(options.map((one) => one.value).filter((one) => (one === option ? isOn : ticked.includes(one))));
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      <SimpleGrid minColWidth="8rem" spacing={8}>
        {options.map((option) => {
          const isOn = ticked.includes(option.value);
          return (
            <Checkbox
              key={option.value}
              label={option.title}
              checked={isOn}
              // One stays: without any the row would say nothing.
              disabled={isOn && ticked.length <= field.min}
              onChange={({ currentTarget }) => tick(option.value, currentTarget.checked)}
            />
          );
        })}
      </SimpleGrid>
    </Labelled>
  );
}
