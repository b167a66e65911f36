import { Button } from '@mantine/core';
import plusIcon from '@tabler/icons/outline/plus.svg?raw';
import { flushSync } from 'react-dom';
import { blankOf } from '../../form/blank.ts';
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
  /** What was clicked is gone then: the focus goes to what there is now. */
  const change = (edit: () => void) => {
    flushSync(edit);
    focusField(at);
  };
  if (value === undefined) {
    return (
      <Labelled field={field} at={at} isBare={isBare} isGroup>
        <Button
          variant="light"
          size="xs"
          leftSection={<Glyph svg={plusIcon} />}
          onClick={() => change(() => set(blankOf(field)))}
        >
          {words.addThis(field.title)}
        </Button>
      </Labelled>
    );
  }
  const tools = field.optional && <RemoveButton label={words.without(field.title)} run={() => change(remove)} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup tools={tools}>
      <div className={isBare ? undefined : classes.nested}>
        <FieldList fields={field.fields} at={at} />
      </div>
    </Labelled>
  );
}
