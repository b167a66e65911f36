/** The facts of a page or a record: those that its collection has, and what is left of others. */
import { Button, Group } from '@mantine/core';
import { pointerTo } from '../../../json-text/pointer.ts';
import { Hint } from '../parts/Hint.tsx';
import { collectionFor } from '../state/begin-collection.ts';
import { fieldAt } from '../state/field-at.ts';
import { useEditorAndWords, useNames, useSelected } from '../state/use-editor.ts';
import { FieldList } from './FieldList.tsx';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';

export function FactsField({ field, at, isBare }: FieldProps<'record' | 'object'>) {
  const { editor, words } = useEditorAndWords();
  const own = useSelected(({ forms, document }) => forms && fieldAt(forms, document.value, at));
  const fields = own?.kind === 'object' ? own.fields : [];
  const unknown = useNames(at).filter((name) => fields.every(({ key }) => key !== name));
  const { noFacts, changeFacts, beginFacts, unknownFact } = words.collections;
  return (
    <Labelled field={{ ...field, description: '' }} at={at} isBare={isBare} isGroup>
      <div>
        {fields.length === 0 && <Hint>{noFacts}</Hint>}
        <FieldList fields={fields} at={at} />
        {unknown.map((name) => (
          <Group key={name} justify="space-between" wrap="nowrap" mt="sm">
            <Hint>{unknownFact(name, saidOf(editor.valueOf(pointerTo(at, name))))}</Hint>
            <RemoveButton
              label={words.without(name)}
              run={() => editor.remove(pointerTo(at, name), { title: words.removed(name) })}
            />
          </Group>
        ))}
      </div>
      <Button variant="subtle" size="compact-xs" onClick={() => editor.show(collectionFor(editor, at), { focus: true })}>
        {fields.length === 0 ? beginFacts : changeFacts}
      </Button>
    </Labelled>
  );
}

const saidOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
