/** Texts: plain, and with bold, emphasis, links and constants, which stand in the text as the manifest has them. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isConstant } from '../state/constant-uses.ts';
import { ConstantNote } from './ConstantNote.tsx';
import { DateField } from './DateField.tsx';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { MarkedText } from './MarkedText.tsx';
import { TextTools, type ToolName, toolOf } from './TextTools.tsx';
import { type TextSelection, toggleMark } from './text-marks.ts';
import { useField } from './use-field.ts';

export function TextField(props: FieldProps<'text'>) {
  return props.field.widget === 'date' ? <DateField {...props} /> : <AnyText {...props} isRich={false} />;
}

export function RichTextField(props: FieldProps<'richText'>) {
  return <AnyText {...props} isRich />;
}

function AnyText({ field, at, siblings, isBare, isRich }: FieldProps<'text' | 'richText'> & { isRich: boolean }) {
  const { value, set, remove } = useField({ field, at, siblings });
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<ToolName>();
  // Constants name no other ones, and what has a form of its own names none.
  const hasTools = !isConstant(at) && !field.isLiteral;
  /** Nobody sees the tools before. A form of many texts is there in half the time without them. */
  const [isNear, setNear] = useState(false);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // What has lines already keeps them.
  const isOneLine = field.widget !== 'lines' && !text.includes('\n');
  const write = (next: string) => {
    if (next === '' && field.optional) remove({ typing: true });
    else set(next, { typing: true });
  };
  const selection = (): TextSelection => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {};
    return { text, start, end };
  };
  /** Writes, and selects what the step has left selected. */
  const apply = (next: TextSelection, edit = () => write(next.text)) => {
    flushSync(() => {
      setOpen(undefined);
      edit();
    });
    area.current?.focus();
    area.current?.setSelectionRange(next.start, next.end);
  };
  const run = (tool: ToolName) => {
    if (tool === 'bold') apply(toggleMark(selection(), '**'));
    else if (tool === 'emphasis') apply(toggleMark(selection(), '_'));
    else setOpen(tool);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && isOneLine && !event.nativeEvent.isComposing) event.preventDefault();
    const tool = toolOf(event, isRich);
    if (!tool || !hasTools) return;
    event.preventDefault();
    if (tool !== 'tools') return run(tool);
    event.currentTarget.closest('[data-text]')?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
  };
  const tools = (
    <TextTools
      title={field.title}
      at={at}
      isRich={isRich}
      isFloating={isBare === true}
      open={open}
      selection={selection}
      run={run}
      apply={apply}
      leave={() => {
        setOpen(undefined);
        area.current?.focus();
      }}
    />
  );
  return (
    <Labelled field={field} at={at} isBare={isBare} onNear={() => setNear(true)}>
      {(control) => (
        <div className={isBare ? classes.bareText : undefined} data-text>
          {isNear && hasTools && tools}
          <MarkedText
            ref={area}
            control={control}
            text={text}
            isRich={isRich}
            isOneLine={isOneLine}
            write={write}
            onKeyDown={onKeyDown}
          />
          <ConstantNote field={field} at={at} value={value} detach={set} />
        </div>
      )}
    </Labelled>
  );
}
