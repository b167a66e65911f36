/** What the block is that one writes in, and what it may become. */
import { NativeSelect } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import type { BlockKind } from '../state/prose-at.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';

interface TurnSelectProps {
  kinds: readonly BlockKind[];
  kind: WritingPlace['kind'];
  run: (command: WritingCommand) => void;
}

export function TurnSelect({ kinds, kind, run }: TurnSelectProps) {
  const words = useWords();
  return (
    <NativeSelect
      size="xs"
      variant="unstyled"
      aria-label={words.turnInto}
      title={words.turnInto}
      data={[...(kind === '' ? [''] : []), ...kinds.map(({ title }) => title)]}
      value={kinds.find(({ into }) => into === kind)?.title ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = kinds.find(({ title }) => title === currentTarget.value);
        if (chosen) run({ kind: 'turn', into: chosen.into });
      }}
    />
  );
}

/** Tells who does not see it of what kind the block is that the caret has come to, and what one has become. */
export function useKindSaid(kinds: readonly BlockKind[], kind: WritingPlace['kind']): void {
  const editor = useEditor();
  const last = useRef<WritingPlace['kind']>('');
  useEffect(() => {
    const found = last.current !== '' && last.current !== kind && kinds.find(({ into }) => into === kind);
    if (found) editor.say(found.title);
    last.current = kind;
  }, [editor, kinds, kind]);
}
