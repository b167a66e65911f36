/** Tools of a text: bold, emphasis, code, a link, a constant; by button and by key (editor/keys.ts). */
import { ActionIcon, Popover } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { type ActionIn, actionOf, shortcuts } from '../../keys.ts';
import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { moveAmongTools } from '../parts/roving.ts';
import { keysFor } from '../words/keys.ts';
import { useWords } from '../words/words.ts';
import classes from './fields.module.css';

export type ToolName = 'bold' | 'emphasis' | 'code' | 'link' | 'constant' | 'make';

const icons: Record<ToolName, GlyphName> = {
  bold: 'bold',
  emphasis: 'italic',
  code: 'code',
  link: 'link',
  constant: 'braces',
  make: 'variable-plus',
};

/** The tool that a key means in a text; `tools` leads to the bar of all of them. */
export const toolOf = (event: Parameters<typeof actionOf>[0]): ActionIn<'text'> | undefined => actionOf(event, 'text');

export const namesOf = (isRich: boolean): ToolName[] =>
  isRich ? ['bold', 'emphasis', 'code', 'link', 'constant', 'make'] : ['constant', 'make'];

/** What a tool asks about first. */
export interface ToolDialog {
  title: string;
  width: number;
  show: () => ReactNode;
}

interface TextToolsProps {
  /** What the text is called. */
  title: string;
  names: readonly ToolName[];
  /** Whose marks all of what is selected bears. */
  pressed?: readonly ToolName[];
  /** In the corner of a field, above a text that has no line for a title, or on the page. */
  place: 'corner' | 'above' | 'page';
  open: ToolName | undefined;
  dialogs: Partial<Record<ToolName, ToolDialog>>;
  run: (tool: ToolName) => void;
  /** Back into the text. */
  leave: () => void;
}

export function TextTools({ title, names, pressed, place, open, dialogs, run, leave }: TextToolsProps) {
  const words = useWords();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => (event.key === 'Escape' ? leave() : moveAmongTools(event));
  return (
    <span
      role="toolbar"
      aria-label={words.inputs.textTools(title)}
      className={classes.tools}
      data-place={place}
      data-open={open !== undefined || undefined}
      onKeyDown={onKeyDown}
    >
      {names.map((name) => {
        const button = (
          <Tool
            key={name}
            name={name}
            isPressed={dialogs[name] && name !== 'link' ? undefined : pressed?.includes(name)}
            run={() => (open === name ? leave() : run(name))}
          />
        );
        const dialog = dialogs[name];
        if (!dialog) return button;
        return (
          <Popover
            key={name}
            opened={open === name}
            onChange={(isOpen) => !isOpen && leave()}
            width={dialog.width}
            position="bottom-end"
            // The text may be at the edge of its pane: who has asked for a tool gets it all the same.
            hideDetached={false}
            trapFocus
            withinPortal
            shadow="md"
          >
            <Popover.Target>{button}</Popover.Target>
            <Popover.Dropdown aria-label={dialog.title} onKeyDown={(event) => event.stopPropagation()}>
              {open === name && dialog.show()}
            </Popover.Dropdown>
          </Popover>
        );
      })}
    </span>
  );
}

/** Reached by a key of its own and not by Tab: a form has many texts, and each would be six stops. */
function Tool({ name, isPressed, run, ...rest }: { name: ToolName; isPressed: boolean | undefined; run: () => void }) {
  const words = useWords();
  const action = name === 'make' || name === 'code' ? undefined : name;
  const label = action ? words[action] : name === 'code' ? words.inputs.code : words.inputs.makeConstant;
  return (
    <ActionIcon
      {...rest}
      variant={isPressed ? 'light' : 'subtle'}
      color={isPressed ? 'blue' : 'gray'}
      size="sm"
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={action && shortcuts[action].keys[0].replace('Ctrl', 'Control')}
      title={action ? `${label} (${keysFor(action, words)})` : label}
      tabIndex={-1}
      data-tool
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Glyph name={icons[name]} />
    </ActionIcon>
  );
}
