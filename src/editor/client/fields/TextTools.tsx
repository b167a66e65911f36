/** Tools of a text: bold, emphasis, a link, a constant. They put the marks around what is selected. */
import { ActionIcon, Menu, ScrollArea } from '@mantine/core';
import boldIcon from '@tabler/icons/outline/bold.svg?raw';
import constantIcon from '@tabler/icons/outline/braces.svg?raw';
import emphasisIcon from '@tabler/icons/outline/italic.svg?raw';
import linkIcon from '@tabler/icons/outline/link.svg?raw';
import type { RefObject } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './fields.module.css';
import { targetsOf } from './link-targets.ts';

interface TextToolsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  isRich: boolean;
  write: (text: string) => void;
}

export function TextTools({ area, isRich, write }: TextToolsProps) {
  const words = useWords();
  const editor = useEditor();
  /** Puts signs around the selection; `select` is the part of the new text that is selected then. */
  const wrap = (before: string, after: string) => {
    const element = area.current;
    if (!element) return;
    const { value, selectionStart: start, selectionEnd: end } = element;
    const inner = value.slice(start, end);
    const isWrapped = value.slice(0, start).endsWith(before) && after !== '' && value.slice(end).startsWith(after);
    const text = isWrapped
      ? value.slice(0, start - before.length) + inner + value.slice(end + after.length)
      : value.slice(0, start) + before + inner + after + value.slice(end);
    write(text);
    const from = isWrapped ? start - before.length : start + before.length;
    // The text is drawn anew at once, which puts the cursor to its end.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(from, from + inner.length);
    });
  };
  const insert = (sign: string) => {
    const element = area.current;
    if (!element) return;
    const { value, selectionStart: start, selectionEnd: end } = element;
    write(value.slice(0, start) + sign + value.slice(end));
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start + sign.length, start + sign.length);
    });
  };
  const constants = () => {
    const { constants: known = {}, placeholders = {} } = editor.state().document.value as Record<string, Record<string, unknown>>;
    return Object.entries({ ...known, ...placeholders });
  };
  return (
    <span className={classes.tools}>
      {isRich && (
        <>
          <Tool label={words.bold} icon={boldIcon} run={() => wrap('**', '**')} />
          <Tool label={words.emphasis} icon={emphasisIcon} run={() => wrap('_', '_')} />
          <Choice
            label={words.link}
            icon={linkIcon}
            options={() => targetsOf(editor.state().document.value)}
            run={(target) => wrap('[', `](${target})`)}
          />
        </>
      )}
      <Choice
        label={words.constant}
        icon={constantIcon}
        options={() => constants().map(([name, value]) => ({ value: name, title: `${name}: ${String(value)}` }))}
        run={(name) => insert(`{${name}}`)}
      />
    </span>
  );
}

function Tool({ label, icon, run }: { label: string; icon: string; run: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
      title={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Glyph svg={icon} />
    </ActionIcon>
  );
}

interface ChoiceProps {
  label: string;
  icon: string;
  options: () => { value: string; title: string }[];
  run: (value: string) => void;
}

function Choice({ label, icon, options, run }: ChoiceProps) {
  return (
    <Menu position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} title={label} tabIndex={-1}>
          <Glyph svg={icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={320} maw={360}>
          {options().map(({ value, title }) => (
            <Menu.Item key={value} onClick={() => run(value)}>
              {title}
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}
