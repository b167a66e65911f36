/** Under a value that is a constant: what it says, where else it stands, and the ways to change it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../../document/value.ts';
import type { Field } from '../../form/model.ts';
import { constantAt, constantField, countUses, soleName } from '../state/constant-uses.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './ConstantNote.module.css';
import { FieldView } from './FieldView.tsx';
import { focusField } from './focus-field.ts';

interface ConstantNoteProps {
  field: Field;
  value: unknown;
  /** Writes a value of its own in place of the constant. */
  detach: (value: string | number) => void;
  /** The constant's own input is shown already. */
  isShown?: boolean;
}

export function ConstantNote({ value, ...props }: ConstantNoteProps) {
  const name = soleName(value);
  const pointer = useSelected(({ document }) => (name === undefined ? undefined : constantAt(document.value, name)));
  return name !== undefined && pointer !== undefined && <Note key={name} name={name} pointer={pointer} {...props} />;
}

function Note({
  name,
  pointer,
  field,
  detach,
  isShown = false,
}: Omit<ConstantNoteProps, 'value'> & { name: string; pointer: string }) {
  const editor = useEditor();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const value = useSelected(({ document }) => valueAt(document.value, pointer)) as string | number;
  const count = useSelected(({ document }) => countUses(document.value, name));
  return (
    <div className={classes.root}>
      <p className={classes.line}>
        <span className={classes.value}>{words.inputs.constantOf(name, shortened(String(value)))}</span>{' '}
        <button
          type="button"
          className={classes.uses}
          aria-label={words.inputs.showConstant(name, count)}
          onClick={() => editor.show(pointer, { focus: true })}
        >
          {words.inputs.usedAt(count)}
        </button>
      </p>
      {isOpen && !isShown && <ConstantValue name={name} pointer={pointer} field={field} />}
      <div className={classes.ways}>
        {!isShown && (
          <Button variant="subtle" size="compact-xs" fw={500} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.inputs.changeEverywhere}
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
      </div>
    </div>
  );
}

/** The input of a constant's own value. */
export function ConstantValue({ name, pointer, field }: { name: string; pointer: string; field: Field }) {
  const editor = useEditor();
  const words = useWords();
  const { forms, document } = editor.state();
  const [isNumber] = useState(() => typeof editor.valueOf(pointer) === 'number');
  const own = constantField(forms, document.value, name, { ...field, title: words.inputs.valueEverywhere(name) }, isNumber);
  return <FieldView field={own} at={pointer} isBare />;
}

const mostLetters = 80;

/** A text in one line that fits. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > mostLetters ? `${line.slice(0, mostLetters - 1).trimEnd()}…` : line;
};
