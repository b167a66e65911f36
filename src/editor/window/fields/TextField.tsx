/** Texts: those that bear marks, or name constants, are written as they look; all others by a native input. */
import { useCallbackRef } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readUnits } from '../../draft/rich-text/read.ts';
import type { WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import { isConstant } from '../state/constant-uses.ts';
import { isSampleAt } from '../state/findings.ts';
import { addPage, type NewPage } from '../state/new-page.ts';
import { languageAt } from '../state/site-languages.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ConstantNote } from './ConstantNote.tsx';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { PlainText } from './PlainText.tsx';
import { namesOf, type ToolName, toolOf } from './TextTools.tsx';
import { lengthOf, textInputOf, textInputs } from './text-input.ts';
import { useField } from './use-field.ts';
import { commandOf, WritingTools } from './WritingTools.tsx';
import { type TextHandle, WrittenText } from './WrittenText.tsx';

export function TextField(props: FieldProps<'text'>) {
  return <AnyText {...props} isRich={false} />;
}

export function RichTextField(props: FieldProps<'richText'>) {
  return <AnyText {...props} isRich />;
}

/** Two braces write one, and name nothing. */
const namesConstants = (text: string) => /\{(?!\{)/.test(text.replaceAll('{{', ''));

function AnyText({ field, at, siblings, isBare, isRich }: FieldProps<'text' | 'richText'> & { isRich: boolean }) {
  const { value, set, remove } = useField({ field, at, siblings });
  const editor = useEditor();
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<TextHandle>(null);
  const [open, setOpen] = useState<ToolName>();
  const [place, setPlace] = useState<Pick<WritingPlace, 'marks' | 'words' | 'from' | 'to'>>(nowhere);
  // Constants name no other ones, and what has a form of its own names none.
  const hasTools = !isConstant(at) && !field.isLiteral;
  /** Nobody sees the tools before. A form of many texts is there in half the time without them. */
  const [isNear, setNear] = useState(false);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const lang = useSelected(({ document }) => languageAt(document.value, at).lang);
  // What has lines already keeps them.
  const isOneLine = field.widget !== 'lines' && !text.includes('\n');
  const wanted = isRich || (hasTools && namesConstants(text));
  /** While somebody writes, the input stays the one that it is. */
  const [isWritten, setWritten] = useState(wanted);
  const settle = () => setWritten(wanted);
  useEffect(() => {
    if (!isIn(box.current)) setWritten(wanted);
  }, [wanted]);
  /** A page that the link leads to which is written next. */
  const brought = useRef<NewPage>(undefined);
  const write = (next: string, typing = true) => {
    const page = brought.current;
    brought.current = undefined;
    if (page) {
      const pages = addPage(editor.state(), page);
      editor.carryOut([{ kind: 'set', pointer: at, value: next }, ...pages], { title: words.changed(field.title), at });
    } else if (next === '' && field.optional) remove({ typing: true });
    else set(next, { typing });
  };
  const input = () => box.current?.querySelector<HTMLElement>(textInputs) ?? null;
  /** The focus has just come to a text that nobody has written yet: what is typed takes its place. */
  const wasEntered = useRef(false);
  const isPointed = useRef(false);
  const selectAll = () => {
    isPointed.current = false;
    const text = wasEntered.current && isIn(box.current) && textInputOf(input());
    wasEntered.current = false;
    if (text) text.select(0, lengthOf(text));
  };
  /** A brace offers the site's values, which a native input cannot show. */
  const writePlain = (next: string, caret: number) => {
    if (!hasTools || !/(?<!\{)\{$/.test(next.slice(0, caret))) return write(next);
    const place = readUnits(next.slice(0, caret), false).length;
    flushSync(() => {
      write(next);
      setWritten(true);
    });
    handle.current?.select(place, place);
  };
  const openTool = useCallbackRef((tool: ToolName | undefined) => {
    if (tool === undefined) return setOpen(undefined);
    const { from = 0, to = 0 } = (!isWritten && textInputOf(input())) || {};
    if (!isWritten) setPlace({ ...nowhere, from, to });
    setOpen(tool);
  });
  const run = useCallbackRef((command: WritingCommand, page?: NewPage) => {
    brought.current = page;
    if (isWritten) return handle.current?.run(command);
    const area = input();
    if (command.kind !== 'constant' || !(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd } = area;
    flushSync(() => {
      write(`${text.slice(0, selectionStart)}{${command.name}}${text.slice(selectionEnd)}`, false);
      setWritten(true);
    });
    handle.current?.select(place.from + 1, place.from + 1);
  });
  const leave = useCallbackRef((madeAt?: number) => {
    flushSync(() => {
      setOpen(undefined);
      if (madeAt !== undefined) setWritten(true);
    });
    if (madeAt === undefined) input()?.focus();
    else handle.current?.select(madeAt, madeAt + 1);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && isOneLine && !event.nativeEvent.isComposing) event.preventDefault();
    const tool = toolOf(event);
    if (!tool || !hasTools) return;
    event.preventDefault();
    if (tool === 'tools') return box.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    if (!namesOf(isRich).includes(tool)) return editor.hint(words.isPlain);
    const command = commandOf(tool);
    if (command) run(command);
    else openTool(tool);
  };
  return (
    <Labelled field={field} at={at} isBare={isBare} onNear={() => setNear(true)}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: of the input within
        <div
          ref={box}
          className={isBare ? classes.bareText : undefined}
          lang={lang}
          data-text
          onFocus={({ target, relatedTarget }) => {
            if (target !== input()) return;
            editor.writeAt(at);
            const isBack = relatedTarget instanceof Node && box.current?.contains(relatedTarget);
            wasEntered.current = !isBack && isSampleAt(editor.state(), at);
            if (wasEntered.current && !isPointed.current) setTimeout(selectAll);
          }}
          onPointerDown={() => {
            isPointed.current = true;
          }}
          // Behind the caret that the pointer sets.
          onPointerUp={() => setTimeout(selectAll)}
          onBlur={() => {
            editor.writeAt(at, false);
            setTimeout(() => !isIn(box.current) && open === undefined && settle());
          }}
        >
          {isNear && hasTools && (
            <WritingTools
              title={field.title}
              where={isBare ? 'above' : 'corner'}
              {...{ at, isRich, place, open, run, leave }}
              setOpen={openTool}
            />
          )}
          {isWritten ? (
            <WrittenText
              ref={handle}
              title={field.title}
              {...{ control, at, text, isRich, isOneLine, write, onKeyDown }}
              moved={({ marks, words: chosen, from, to }) => setPlace({ marks, words: chosen, from, to })}
            />
          ) : (
            <PlainText {...{ control, text, isOneLine, onKeyDown }} write={writePlain} />
          )}
          <ConstantNote field={field} at={at} value={value} detach={set} isSaid={isWritten} />
        </div>
      )}
    </Labelled>
  );
}

const isIn = (box: HTMLElement | null) => box?.contains(document.activeElement) === true;

const nowhere = { marks: [], words: '', from: 0, to: 0 };
