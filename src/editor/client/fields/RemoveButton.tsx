import { ActionIcon } from '@mantine/core';
import trashIcon from '@tabler/icons/outline/trash.svg?raw';
import { Glyph } from '../parts/Glyph.tsx';

export function RemoveButton({ label, run }: { label: string; run: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} title={label} onClick={run}>
      <Glyph svg={trashIcon} />
    </ActionIcon>
  );
}
