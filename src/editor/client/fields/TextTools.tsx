/** Tools of a text: bold, emphasis, a link, a constant; by button and by key (editor/keys.ts). */
import { ActionIcon, Popover } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { type ActionIn, actionOf, shortcuts } from '../../keys.ts';
import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { keysFor } from '../words/keys.ts';
import { useWords } from '../words/words.ts';
import { ConstantPicker } from './ConstantPicker.tsx';
import classes from './fields.module.css';
import { MakeConstant } from './MakeConstant.tsx';
import { TextLink } from './TextLink.tsx';
import { insertText, type TextSelection } from './text-marks.ts';

export type ToolName = 'bold' | 'emphasis' | 'link' | 'constant' | 'make';

const icons: Record<ToolName, GlyphName> = {
  bold: 'bold',
  emphasis: 'italic',
  link: 'link',
  constant: 'braces',
  make: 'variable-plus',
};

/** The tool that a key means in a text; `tools` leads to the bar of all of them. */
export function toolOf(event: KeyboardEvent, isRich: boolean): ActionIn<'text'> | undefined {
  const action = actionOf(event, 'text');
  return action === 'tools' || namesOf(isRich).some((name) => name === action) ? action : undefined;
}

const namesOf = (isRich: boolean): ToolName[] =>
  isRich ? ['bold', 'emphasis', 'link', 'constant', 'make'] : ['constant', 'make'];

interface TextToolsProps {
  title: string;
  at: string;
  isRich: boolean;
  /** Above the text, where it has no line for a title. */
  isFloating: boolean;
  open: ToolName | undefined;
  selection: () => TextSelection;
  run: (tool: ToolName) => void;
  /** @param edit - writes what is next; left out, the text alone is written */
  apply: (next: TextSelection, edit?: () => void) => void;
  /** Back into the text. */
  leave: () => void;
}

export function TextTools({ title, at, isRich, isFloating, open, selection, run, apply, leave }: TextToolsProps) {
  const words = useWords();
  const content: Partial<Record<ToolName, { title: string; width: number; show: () => ReactNode }>> = {
    link: {
      title: words.inputs.linkTitle,
      width: 360,
      show: () => <TextLink at={at} selection={selection()} apply={apply} leave={leave} />,
    },
    constant: {
      title: words.inputs.constantTitle,
      width: 320,
      show: () => <ConstantPicker at={at} choose={(name) => apply(insertText(selection(), `{${name}}`))} />,
    },
    make: {
      title: words.inputs.makeConstant,
      width: 360,
      show: () => <MakeConstant title={title} at={at} isRich={isRich} selection={selection()} apply={apply} leave={leave} />,
    },
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return leave();
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
    const now = buttons.indexOf(event.target as HTMLElement);
    if (now >= 0) buttons[(now + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <span
      role="toolbar"
      aria-label={words.inputs.textTools(title)}
      className={classes.tools}
      data-floating={isFloating || undefined}
      data-open={open !== undefined || undefined}
      onKeyDown={onKeyDown}
    >
      {namesOf(isRich).map((name) => {
        const button = <Tool key={name} name={name} run={() => (open === name ? leave() : run(name))} />;
        const dialog = content[name];
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

/** Reached by a key of its own and not by Tab: a form has many texts, and each would be five stops. */
function Tool({ name, run, ...rest }: { name: ToolName; run: () => void }) {
  const words = useWords();
  const action = name === 'make' ? undefined : name;
  const label = action ? words[action] : words.inputs.makeConstant;
  return (
    <ActionIcon
      {...rest}
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
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
