/** A technical name that others call this by: they go along once it is written to its end, and not with each letter. */
import { TextInput } from '@mantine/core';
import { child, parentOf } from '../../../json-text/pointer.ts';
import { nameLike } from '../state/change-constants.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

export function NameField({ field, at, siblings, isBare }: FieldProps<'text'>) {
  const editor = useEditor();
  const { value, set, remove } = useField({ field, at, siblings });
  const [typed, type, forget] = useTyped<string | null>(`name at ${at}`, () => null);
  const finish = () => {
    type(null);
    forget();
    if (typed === null || typed === value) return;
    if (typed.trim() === '' && field.optional) return remove();
    const around = parentOf(at);
    const own = editor.valueOf(around);
    const others = (editor.valueOf(parentOf(around)) as unknown[]).filter((one) => one !== own);
    const find = (_: unknown, name: string) => others.find((one) => child(one, at.slice(around.length + 1)) === name);
    const isRight = /^[a-z][A-Za-z0-9_]*$/.test(typed) && !find(undefined, typed);
    set(isRight ? typed : nameLike({}, typed, find));
  };
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => (
        <TextInput
          {...control}
          value={typed ?? String(value ?? '')}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={finish}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish();
          }}
        />
      )}
    </Labelled>
  );
}
