/** The input of a constant: of the kind that its places need. */
import { useState } from 'react';
import { pointerTo } from '../../../json-text/pointer.ts';
import type { Field } from '../../draft/fields/model.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { useValueTitle } from '../fields/ValueTitle.tsx';
import { constantField } from '../state/constant-uses.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';

interface ValueFieldProps {
  home: '/constants' | '/placeholders';
  name: string;
  entry: Field;
}

export function ValueField({ home, name, entry }: ValueFieldProps) {
  const editor = useEditor();
  const at = pointerTo(home, name);
  const title = useValueTitle(name);
  const [isNumber] = useState(() => typeof editor.valueOf(at) === 'number');
  const fieldIn = ({ forms, document }: EditorState) => constantField(forms, document.value, name, entry, isNumber);
  // As a text, since the field is made anew each time.
  const key = useSelected((state) => JSON.stringify(fieldIn(state), bounds));
  return <FieldView key={key} field={{ ...fieldIn(editor.state()), title }} at={at} isBare />;
}

/** Without bounds a number has infinite ones, which JSON cannot write. */
const bounds = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
