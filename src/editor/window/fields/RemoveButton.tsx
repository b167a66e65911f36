import { ActionIcon } from '@mantine/core';
import { flushSync } from 'react-dom';
import { Glyph } from '../parts/Glyph.tsx';
import { focusField } from './focus-field.ts';

/** Takes away what its field says, and itself with it: the focus goes to what there is then. */
export function RemoveButton({ label, run }: { label: string; run: () => void }) {
  return (
    <ActionIcon
      size="sm"
      aria-label={label}
      title={label}
      data-removes
      onClick={({ currentTarget }) => {
        const at = currentTarget.closest<HTMLElement>('[data-at]')?.dataset.at;
        flushSync(run);
        if (at !== undefined) focusField(at);
      }}
    >
      <Glyph name="trash" />
    </ActionIcon>
  );
}
