/** The input of a constant: of the kind that its places need. */
import type { Json } from '../../../../schema/migrations.ts';
import { pointerTo } from '../../../manifest/pointer.ts';
import type { Field } from '../../form/model.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { constantField } from '../state/constant-uses.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';

interface ValueFieldProps {
  home: '/constants' | '/placeholders';
  name: string;
  entry: Field;
}

export function ValueField({ home, name, entry }: ValueFieldProps) {
  const editor = useEditor();
  // As a text, since the field is made anew each time.
  const field = useSelected(({ document, forms }) => JSON.stringify(constantField(forms, document.value, name, entry), bounds));
  const { forms, document } = editor.state();
  return (
    <FieldView
      key={field}
      field={{ ...constantField(forms, document.value as Json, name, entry), title: name }}
      at={pointerTo(home, name)}
      isBare
    />
  );
}

/** Without bounds a number has infinite ones, which JSON cannot write. */
const bounds = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
