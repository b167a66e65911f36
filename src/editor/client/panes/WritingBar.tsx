/** The tools of the text that is written on the page, beside what is selected there. */
import { Paper } from '@mantine/core';
import type { WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import type { ToolName } from '../fields/TextTools.tsx';
import { WritingTools } from '../fields/WritingTools.tsx';
import { fieldAt } from '../state/field-at.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './WritingBar.module.css';

interface WritingBarProps {
  at: string;
  isRich: boolean;
  /** Of what is selected, in CSS pixels of this window. */
  place: WritingPlace;
  /** What a key has asked for. */
  open: ToolName | undefined;
  setOpen: (tool: ToolName | undefined) => void;
  run: (command: WritingCommand) => void;
  /** Back into the text. */
  leave: () => void;
}

/** So much room it needs above the text, in CSS pixels. */
const height = 48;

export function WritingBar({ at, place, open, ...props }: WritingBarProps) {
  const words = useWords();
  const { forms, document } = useEditor().state();
  const isLink = place.marks.some((mark) => mark.startsWith('link '));
  if (place.isEmpty && !isLink && open === undefined) return null;
  const isBelow = place.top < height;
  return (
    <Paper
      className={classes.bar}
      shadow="md"
      withBorder
      style={{ left: place.left, top: isBelow ? place.bottom : place.top }}
      data-below={isBelow || undefined}
      data-writing-bar
    >
      <WritingTools
        {...props}
        {...{ at, place, open, title: words.preview, where: 'page' }}
        fieldTitle={forms && fieldAt(forms, document.value, at)?.title}
      />
    </Paper>
  );
}
