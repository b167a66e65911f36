/** The choice of a constant to put into a text. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { titleOfConstant } from '../state/constant-uses.ts';
import { useEditorAndWords } from '../state/use-editor.ts';
import { SearchSelect } from './SearchSelect.tsx';

export function ConstantPicker({ choose }: { choose: (name: string) => void }) {
  const { editor, words } = useEditorAndWords();
  const [named] = useState(() => {
    const { forms, document } = editor.state();
    const { value: manifest } = document;
    const { constants = {}, placeholders = {} } = manifest as Record<string, object>;
    return Object.entries({ ...constants, ...placeholders }).map(([name, value]) => {
      const title = titleOfConstant(forms, manifest, name);
      return { value: name, label: title === name ? title : `${title} {${name}}`, also: String(value) };
    });
  });
  return (
    <SearchSelect
      label={words.inputs.searchConstant}
      options={named}
      value={undefined}
      choose={choose}
      defaultDropdownOpened
      renderOption={({ option }) => (
        <Stack component="span" gap={0} miw={0}>
          {option.label}
          <small data-cut>{named.find(({ value }) => value === option.value)?.also}</small>
        </Stack>
      )}
    />
  );
}
