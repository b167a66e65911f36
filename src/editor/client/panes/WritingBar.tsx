/** The tools of the text that is written on the page, beside what is selected there. */
import { Group, NativeSelect, Paper } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import type { ToolName } from '../fields/TextTools.tsx';
import { WritingTools } from '../fields/WritingTools.tsx';
import type { BlockKind } from '../state/blocks.ts';
import { fieldAt } from '../state/field-at.ts';
import type { NewPage } from '../state/new-page.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './WritingBar.module.css';

interface WritingBarProps {
  at: string;
  isRich: boolean;
  /** There is nothing in it yet. */
  isBlank: boolean;
  /** What its block may become. */
  kinds: readonly BlockKind[];
  turn: (kind: BlockKind) => void;
  /** Of what is selected, in CSS pixels of this window. */
  place: WritingPlace;
  /** What a key has asked for. */
  open: ToolName | undefined;
  setOpen: (tool: ToolName | undefined) => void;
  run: (command: WritingCommand, page?: NewPage) => void;
  /** Back into the text. */
  leave: () => void;
}

/** So much room it needs beside the text, in CSS pixels. */
const height = 48;

export function WritingBar({ at, place, open, isBlank, kinds, turn, ...props }: WritingBarProps) {
  const words = useWords();
  const { forms, document } = useEditor().state();
  const isLink = place.marks.some((mark) => mark.startsWith('link '));
  const canTurn = kinds.length > 1;
  if (place.isEmpty && !isLink && open === undefined && !(isBlank && canTurn)) return null;
  // Below what is selected, where nobody reads yet; above it lies over what was just read.
  const seen = window.visualViewport?.height ?? window.innerHeight;
  const isBelow = place.bottom + height <= seen || place.top < height;
  return (
    <Paper
      className={classes.bar}
      shadow="md"
      withBorder
      style={{ '--left': `${place.left}px`, top: isBelow ? Math.min(place.bottom, seen - height) : place.top } as CSSProperties}
      data-below={isBelow || undefined}
      data-turns={canTurn || undefined}
      data-writing-bar
    >
      <Group gap={2} wrap="nowrap">
        {canTurn && (
          <NativeSelect
            size="xs"
            variant="unstyled"
            aria-label={words.turnInto}
            title={words.turnInto}
            data={kinds.map(({ title }) => title)}
            value={kinds.find(({ isNow }) => isNow)?.title ?? ''}
            onChange={({ currentTarget }) => {
              const kind = kinds.find(({ title }) => title === currentTarget.value);
              if (kind) turn(kind);
            }}
          />
        )}
        <WritingTools
          {...props}
          {...{ at, place, open, title: words.preview, where: 'page' }}
          fieldTitle={forms && fieldAt(forms, document.value, at)?.title}
        />
      </Group>
    </Paper>
  );
}
