import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { blankOf } from '../../draft/fields/blank.ts';
import { fieldsShown } from '../../draft/fields/kinds.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { useWords } from '../words/words.ts';
import { FieldList } from './FieldList.tsx';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { focusField } from './focus-field.ts';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useField } from './use-field.ts';

/** Several fields that belong together. What may be left out is added and removed as a whole. */
export function ObjectField({ field, at, siblings, isBare }: FieldProps<'object'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const add = () => {
    // The button is gone then.
    flushSync(() => set(blankOf(field)));
    focusField(at, true);
  };
  if (value === undefined) {
    return (
      <Labelled field={field} at={at} isBare={isBare} isGroup>
        <Button variant="light" size="xs" leftSection={<Glyph name="plus" />} onClick={add}>
          {words.addThis(field.title)}
        </Button>
      </Labelled>
    );
  }
  const tools = field.optional && <RemoveButton label={words.without(field.title)} run={remove} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup tools={tools}>
      <div className={isBare ? undefined : classes.nested}>
        <FieldList fields={fieldsShown(field, value)} at={at} order={field.fields} />
      </div>
    </Labelled>
  );
}
