/** Values under names that the author chooses: constants, and what is still open. */
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { pointerTo } from '../../../manifest/pointer.ts';
import { valueAt } from '../../document/value.ts';
import type { Field } from '../../form/model.ts';
import { constantField, countUses } from '../state/constant-uses.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';

export function RecordField({ field, at, isBare }: FieldProps<'record'>) {
  const editor = useEditor();
  const words = useWords();
  // As one text: the list of names is another one only when a name is.
  const names = useSelected(({ document }) => Object.keys((valueAt(document.value, at) as object | undefined) ?? {}).join(' '));
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      <div className={classes.fields}>
        {names
          .split(' ')
          .filter(Boolean)
          .map((name) => (
            <div key={name} className={classes.named}>
              <NamedValue entry={field.entry} name={name} at={pointerTo(at, name)} />
              <RemoveButton
                label={words.without(name)}
                run={() => editor.remove(pointerTo(at, name), { title: words.removed(name) })}
              />
            </div>
          ))}
      </div>
      <NewName taken={names.split(' ')} add={(name) => editor.set(pointerTo(at, name), '…', { title: words.added(name) })} />
    </Labelled>
  );
}

/** A constant is filled in by what the places are filled in by where it stands. */
function NamedValue({ entry, name, at }: { entry: Field; name: string; at: string }) {
  const editor = useEditor();
  const words = useWords();
  const count = useSelected(({ document }) => countUses(document.value, name));
  const [isNumber] = useState(() => typeof editor.valueOf(at) === 'number');
  const { forms, document } = editor.state();
  const field = constantField(forms, document.value, name, entry, isNumber);
  return <FieldView field={{ ...field, title: name, description: words.inputs.uses(count) }} at={at} />;
}

function NewName({ taken, add }: { taken: readonly string[]; add: (name: string) => void }) {
  const words = useWords();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const fault = !/^[a-z][A-Za-z0-9]*$/.test(name) ? words.badName : taken.includes(name) ? words.takenName : undefined;
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
