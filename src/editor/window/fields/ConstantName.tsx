/** The name of a constant, or of something that is named like one: what is wrong with it stands beside it, with the nearest right one to take. */
import { Button, Stack, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { faultOfName, nameLike } from '../state/change-constants.ts';
import { useEditorAndWords } from '../state/use-editor.ts';

interface ConstantNameProps {
  label: string;
  /** It stands there for who sees what it is about. */
  isBare?: boolean;
  name: string;
  /** The name that it has now, which is no fault of it. */
  now?: string;
  /** What has a name already, where it is no constant. */
  find?: Parameters<typeof nameLike>[2];
  /** Whether somebody has meant it to be a name already; else nothing is said. */
  isMeant: boolean;
  change: (name: string) => void;
  autoFocus?: boolean;
  onEscape?: () => void;
}

export function ConstantName({
  label,
  isBare = false,
  name,
  now,
  find,
  isMeant,
  change,
  autoFocus,
  onEscape,
}: ConstantNameProps) {
  const { editor, words } = useEditorAndWords();
  const { value } = editor.state().document;
  const fault = isMeant && name !== now ? faultOfName(value, name, find) : undefined;
  const said = { missing: words.nameMissing, bad: words.badName, taken: words.takenName };
  const right = fault === 'bad' || fault === 'taken' ? nameLike(value, name, find) : undefined;
  return (
    <Stack gap={6} flex={1}>
      <TextInput
        {...(isBare ? { 'aria-label': label } : { label })}
        value={name}
        error={fault && said[fault]}
        autoFocus={autoFocus}
        data-autofocus={autoFocus}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={(event) => autoFocus && event.currentTarget.select()}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Escape') onEscape?.();
        }}
      />
      {right !== undefined && (
        <Button
          size="compact-xs"
          variant="default"
          me="auto"
          onClick={({ currentTarget }) => {
            // The button goes with the fault.
            currentTarget.parentElement?.querySelector('input')?.focus();
            change(right);
          }}
        >
          {words.inputs.takeName(right)}
        </Button>
      )}
    </Stack>
  );
}
