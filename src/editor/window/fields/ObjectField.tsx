import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { blankOf } from '../../draft/fields/blank.ts';
import { fieldsShown } from '../../draft/fields/kinds.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { useEditor } from '../state/use-editor.ts';
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
  const editor = useEditor();
  const add = () => {
    const list = field.fields.find((one) => one.kind === 'list' && !one.optional && one.min > 0);
    const first = list?.kind === 'list' && list.entry.kind === 'object' && list.entry.fields.find(({ optional }) => !optional);
    // The button is gone then.
    flushSync(() => set(blankOf(field)));
    // An entry that has to be filled in is unfolded.
    if (first) editor.show(`${at}/${list?.key}/0/${first.key}`, { focus: true });
    else focusField(at, true);
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
