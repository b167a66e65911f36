/** Values under names that the author chooses. Those of all pages, constants, have forms of their own (forms/). */
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { pointerTo } from '../../../json-text/pointer.ts';
import { blankOf } from '../../draft/fields/blank.ts';
import { useEditorAndWords, useNames, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useField } from './use-field.ts';

export function RecordField({ field, at, siblings, isBare }: FieldProps<'record'>) {
  const { editor, words } = useEditorAndWords();
  const { value, set } = useField({ field, at, siblings });
  const names = useNames(at);
  const add = (name: string) => {
    const blank = blankOf(field.entry);
    if (value === undefined) set({ [name]: blank });
    else editor.set(pointerTo(at, name), blank, { title: words.added(name) });
  };
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      <div className={classes.fields}>
        {names.map((name) => (
          <div key={name} className={classes.named}>
            <FieldView field={{ ...field.entry, title: name, optional: false }} at={pointerTo(at, name)} />
            <RemoveButton
              label={words.without(name)}
              run={() => editor.remove(pointerTo(at, name), { title: words.removed(name) })}
            />
          </div>
        ))}
      </div>
      <NewName at={at} taken={names} add={add} />
    </Labelled>
  );
}

function NewName({ at, taken, add }: { at: string; taken: readonly string[]; add: (name: string) => void }) {
  const words = useWords();
  const [name, setName] = useTyped(`new name ${at}`, () => '');
  const [error, setError] = useState<string>();
  const submit = () => {
    const fault = name === '' ? words.nameMissing : taken.includes(name) ? words.takenName : undefined;
    setError(fault);
    if (fault) return;
    add(name);
    setName('');
  };
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        label={words.newName}
        error={error}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') submit();
        }}
      />
      <Button variant="light" onClick={submit}>
        {words.addOne}
      </Button>
    </Group>
  );
}
