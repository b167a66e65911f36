/** Under a value that is a constant: what it says, where else it stands, and the ways to change it. */
import { Button, Group, Stack } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../../../json-text/value.ts';
import type { Field } from '../../draft/fields/model.ts';
import { constantField, soleName } from '../state/constant-uses.ts';
import { constantIn, languageAt } from '../state/site-languages.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import classes from './ConstantNote.module.css';
import { FieldView } from './FieldView.tsx';
import { focusField } from './focus-field.ts';
import { SettleButton } from './SettleButton.tsx';
import { Uses } from './Uses.tsx';

interface ConstantNoteProps {
  field: Field;
  /** Where the value stands. */
  at: string;
  value: unknown;
  /** Writes a value of its own in place of the constant. */
  detach: (value: string | number) => void;
  /** The constant's own input is shown already. */
  isShown?: boolean;
  /** What it says is read in the text itself. */
  isSaid?: boolean;
}

export function ConstantNote({ value, at, ...props }: ConstantNoteProps) {
  const name = soleName(value);
  const pointer = useSelected(({ document }) => (name === undefined ? undefined : constantIn(document.value, name, at)));
  return name !== undefined && pointer !== undefined && <Note key={name} name={name} pointer={pointer} {...props} />;
}

function Note({
  name,
  pointer,
  field,
  detach,
  isShown = false,
  isSaid = false,
}: Omit<ConstantNoteProps, 'value' | 'at'> & { name: string; pointer: string }) {
  const { editor, words } = useEditorAndWords();
  const [isOpen, setOpen] = useState(false);
  const value = useSelected(({ document }) => valueAt(document.value, pointer)) as string | number;
  const language = useSelected(({ document: { value: manifest } }) =>
    pointer.startsWith('/languages/') ? languageAt(manifest, pointer).label : '',
  );
  const opener = useRef<HTMLButtonElement>(null);
  const everywhere = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    const input = everywhere.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    input?.focus();
    input?.select();
  };
  const onKeyDown = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    // In a text of several lines Enter begins another one.
    const isLeft = key === 'Escape' || (key === 'Enter' && (nativeEvent.defaultPrevented || target instanceof HTMLInputElement));
    if (!isLeft) return;
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <Stack gap={4} mt={6} fz="sm">
      {!isShown && !isSaid && (
        <p>
          <span className={classes.value}>{shortened(String(value))}</span>
        </p>
      )}
      <Uses name={name} shown={0} />
      <Group gap={4} ms={-8}>
        {!isShown && (
          <Button ref={opener} variant="subtle" size="compact-xs" fw={500} aria-expanded={isOpen} onClick={open}>
            {language === '' ? words.inputs.changeEverywhere : words.languages.partIn(words.inputs.changeEverywhere, language)}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-xs"
          fw={500}
          onClick={(event) => {
            const place = event.currentTarget.closest<HTMLElement>('[data-at]')?.dataset.at ?? '';
            // A brace of a value is a brace; in a text it would begin a name.
            flushSync(() => detach(typeof value === 'string' ? value.replaceAll('{', '{{') : value));
            editor.say(words.inputs.isOwnNow);
            // This button is gone with the constant.
            focusField(place);
          }}
        >
          {words.inputs.onlyHere}
        </Button>
      </Group>
      {/* Below the buttons: what has been clicked once stays where it is. */}
      {isOpen && !isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the input within
        <div ref={everywhere} onKeyDown={onKeyDown}>
          <ConstantValue name={name} pointer={pointer} field={field} />
          {pointer.startsWith('/placeholders/') && (
            <Group component="p" gap={8} justify="space-between" wrap="nowrap" mt={6} c="dimmed">
              {words.forms.isItReal} <SettleButton name={name} done={() => opener.current?.focus()} />
            </Group>
          )}
        </div>
      )}
    </Stack>
  );
}

/** The input of a constant's own value. */
export function ConstantValue({ name, pointer, field }: { name: string; pointer: string; field: Field }) {
  const { editor, words } = useEditorAndWords();
  const { forms, document } = editor.state();
  const [isNumber] = useState(() => typeof editor.valueOf(pointer) === 'number');
  const own = constantField(
    forms,
    document.value,
    name,
    { ...field, title: words.inputs.valueEverywhere(field.title) },
    isNumber,
  );
  return <FieldView field={own} at={pointer} isBare />;
}

const maxLetters = 80;

/** A text in one line that fits. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLetters ? `${line.slice(0, maxLetters - 1).trimEnd()}…` : line;
};
