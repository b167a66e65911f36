/** What a constant is called: as the field that says it, and small beside it the name by which texts do. */
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { titleOfConstant } from '../state/constant-uses.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';

/** As it is when it comes into view: a title does not change while somebody writes below it. */
export function useValueTitle(name: string): string {
  const editor = useEditor();
  const forms = useSelected((state) => state.forms);
  return useMemo(() => titleOfConstant(forms, editor.state().document.value, name), [forms, editor, name]);
}

export function ValueTitle({ name }: { name: string }) {
  const title = useValueTitle(name);
  return (
    <Text component="h3" fz="md" fw={600} style={{ overflowWrap: 'anywhere' }}>
      {title} {title !== name && <small>{`{${name}}`}</small>}
    </Text>
  );
}
