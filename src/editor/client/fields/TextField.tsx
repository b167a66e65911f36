/** Texts: plain, and with bold, emphasis, links and constants, which stand in the text as the manifest has them. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isConstant } from '../state/constant-uses.ts';
import { addPage, type NewPage } from '../state/new-page.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ConstantNote } from './ConstantNote.tsx';
import { ConstantPicker } from './ConstantPicker.tsx';
import { DateField } from './DateField.tsx';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { MakeConstant } from './MakeConstant.tsx';
import { MarkedText } from './MarkedText.tsx';
import { TextLink } from './TextLink.tsx';
import { namesOf, TextTools, type ToolName, toolOf } from './TextTools.tsx';
import { chosenWords, insertText, linkAt, removeLink, setLink, type TextSelection, toggleMark } from './text-marks.ts';
import { useField } from './use-field.ts';

export function TextField(props: FieldProps<'text'>) {
  return props.field.widget === 'date' ? <DateField {...props} /> : <AnyText {...props} isRich={false} />;
}

export function RichTextField(props: FieldProps<'richText'>) {
  return <AnyText {...props} isRich />;
}

function AnyText({ field, at, siblings, isBare, isRich }: FieldProps<'text' | 'richText'> & { isRich: boolean }) {
  const { value, set, remove } = useField({ field, at, siblings });
  const editor = useEditor();
  const words = useWords();
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
    const tool = toolOf(event);
    if (!tool || !hasTools) return;
    event.preventDefault();
    if (tool !== 'tools' && !namesOf(isRich).includes(tool)) return editor.hint(words.isPlain);
    if (tool !== 'tools') return run(tool);
    event.currentTarget.closest('[data-text]')?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
  };
  const leave = () => {
    setOpen(undefined);
    area.current?.focus();
  };
  const dialogs = {
    link: {
      title: words.inputs.linkTitle,
      width: 360,
      show() {
        const chosen = selection();
        const link = linkAt(chosen);
        return (
          <TextLink
            at={at}
            words={link?.words ?? chosenWords(chosen)}
            target={link?.target}
            submit={({ page, ...next }) => {
              const linked = setLink(chosen, next);
              const both = (fresh: NewPage) =>
                editor.carryOut([{ kind: 'set', pointer: at, value: linked.text }, ...addPage(editor.state(), fresh)], {
                  ...{ title: words.changed(field.title), at },
                });
              apply(linked, page && (() => both(page)));
            }}
            remove={() => apply(removeLink(chosen))}
            leave={leave}
          />
        );
      },
    },
    constant: {
      title: words.inputs.constantTitle,
      width: 320,
      show: () => <ConstantPicker at={at} choose={(name) => apply(insertText(selection(), `{${name}}`))} />,
    },
    make: {
      title: words.inputs.makeConstant,
      width: 360,
      show: () => (
        <MakeConstant title={field.title} at={at} isRich={isRich} selection={selection()} apply={apply} leave={leave} />
      ),
    },
  };
  const tools = (
    <TextTools
      title={field.title}
      names={namesOf(isRich)}
      place={isBare ? 'above' : 'corner'}
      open={open}
      dialogs={dialogs}
      run={run}
      leave={leave}
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
