/** From one day to another. The first that is written is both. */
import { SimpleGrid } from '@mantine/core';
import { useWords } from '../words/words.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useField } from './use-field.ts';

export function DaysField({ field, at, siblings, isBare }: FieldProps<'list'>) {
  const words = useWords();
  const { value, remove } = useField({ field, at, siblings });
  const tools = value !== undefined && <RemoveButton label={words.without(field.title)} run={remove} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup tools={tools}>
      <SimpleGrid minColWidth="9rem" spacing={8}>
        {[words.inputs.firstDay, words.inputs.lastDay].map((title, index) => (
          <FieldView key={title} field={{ ...field.entry, title }} at={`${at}/${index}`} />
        ))}
      </SimpleGrid>
    </Labelled>
  );
}
