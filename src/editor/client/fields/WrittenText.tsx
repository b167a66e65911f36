/**
 * A text that is written as it looks. Until somebody turns to it, it is only drawn, so that a form of a hundred texts is there at once; with
 * the first one the code to write with is loaded (writing/text-view.ts), and what is typed meanwhile waits for it.
 */
import { type KeyboardEventHandler, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { actionOf } from '../../keys.ts';
import { inOneRow } from '../../rich-text/rows.ts';
import type { Run } from '../../rich-text/runs.ts';
import { writeRuns } from '../../rich-text/write.ts';
import type { TextView, WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import { fillIn } from '../state/fill-in.ts';
import { textToWrite } from '../state/text-to-write.ts';
import { useEditor, useLoadWriting, useSelected } from '../state/use-editor.ts';
import { drawText, unitsBefore } from './drawn-text.ts';
import classes from './fields.module.css';
import type { Control } from './Labelled.tsx';
import { keepTextInput } from './text-input.ts';

export interface TextHandle {
  run: (command: WritingCommand) => void;
  select: (from: number, to: number) => void;
  focus: () => void;
}

/** What is selected in a text that is drawn. A caret that comes to its beginning with the focus is the browser's own. */
function selectedIn(host: HTMLElement, by: 'key' | 'pointer'): [number, number] | undefined {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !host.contains(anchorNode) || !host.contains(focusNode)) return undefined;
  const ends = [unitsBefore(host, anchorNode, anchorOffset ?? 0), unitsBefore(host, focusNode, focusOffset ?? 0)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return by === 'key' && to === 0 ? undefined : [from, to];
}

interface WrittenTextProps {
  ref: Ref<TextHandle>;
  control: Control;
  title: string;
  at: string;
  text: string;
  isRich: boolean;
  isOneLine: boolean;
  /** @param typing - letters were typed, which are one step with those before */
  write: (text: string, typing: boolean) => void;
  moved: (place: WritingPlace) => void;
  onKeyDown: KeyboardEventHandler;
}

type Load = ReturnType<typeof useLoadWriting>;
type Writing = Awaited<ReturnType<Load>>;
const loaded = new WeakMap<Load, Writing>();

export function WrittenText(props: WrittenTextProps) {
  const { ref, control, title, at, text, isRich, isOneLine, onKeyDown } = props;
  const editor = useEditor();
  const load = useLoadWriting();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<TextView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  /** As the draft has it by what was written here, and what the next letter changes: of an emptied text that is what it was. */
  const written = useRef({ told: text, source: text });
  const seen = useRef<string>(undefined);
  /** Of what is waited for: the letters and keys that were pressed meanwhile, and what shall be selected before them. */
  const waits = useRef<{
    by: 'key' | 'pointer';
    pressed: (string | KeyboardEvent)[];
    selected?: [number, number] | undefined;
    isComposing?: boolean;
  }>(undefined);
  /** Where the caret is. */
  const place = useRef<[number, number]>([0, 0]);
  // The values of what it names, which may change while it stays as it is.
  const shown = useSelected(({ document }) => (text.includes('{') ? fillIn(text, document.value, at) : text));
  const now = () => textToWrite(editor, at, latest.current.text, isRich, !isOneLine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is what its constants say
  useLayoutEffect(() => {
    const isOwn = text === written.current.told;
    // What was written here is seen; but what a constant says may have changed elsewhere.
    const isAsBefore = text === seen.current;
    seen.current = text;
    if (!isOwn) written.current = { told: text, source: text };
    if (!view.current && host.current) drawText(host.current, now());
    else if (!isOwn || isAsBefore) view.current?.update(now());
  }, [text, shown]);

  const changed = (runs: readonly Run[]) => {
    const { text: next, typing } = writeRuns(written.current.source, runs, isRich);
    written.current = { told: next, source: next === '' ? written.current.source : next };
    latest.current.write(next, typing);
  };
  const begin = (writing: Writing) => {
    const element = host.current;
    const { pressed = [], by = 'key', selected, isComposing } = waits.current ?? {};
    if (!element || view.current || isComposing) return;
    waits.current = undefined;
    const chosen = selected ?? selectedIn(element, by);
    view.current = writing.openTextView(element, {
      text: now(),
      changed,
      moved(where) {
        place.current = [where.from, where.to];
        latest.current.moved(where);
      },
    });
    // A pointer is still to set the caret. Whoever comes by a key goes on behind the last letter, as in any input.
    const away = document.activeElement === element ? undefined : (document.activeElement as HTMLElement | null);
    if (away !== undefined && pressed.length === 0) return;
    const [from, to] = chosen ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    view.current.select(from, to);
    for (const one of pressed) press(one, document.activeElement ?? element);
    // Whoever has gone on since has not come back.
    away?.focus();
  };
  /** Of what was pressed before one could write. One key of several may have led to another text, which waits as this one did. */
  const press = (one: string | KeyboardEvent, focused: Element) => {
    const isHere = focused === host.current ? view.current : undefined;
    const isKey = typeof one !== 'string';
    if (isHere && !isKey) isHere.type(one);
    else if (isHere && isKey && one.key === 'Backspace') isHere.erase();
    else if (isHere && isKey && one.key === 'Delete') isHere.erase('behind');
    else if (isKey && !isHere?.move(one)) focused.dispatchEvent(new KeyboardEvent('keydown', one));
    else if (!isKey) {
      const how = { data: one, inputType: 'insertText', bubbles: true, cancelable: true };
      focused.dispatchEvent(new InputEvent('beforeinput', how));
    }
  };
  const open = (by: 'key' | 'pointer') => {
    if (view.current || waits.current) return;
    // Before the pointer sets the caret; but behind the focus, with which browsers set one.
    const known = loaded.get(load);
    if (by === 'pointer' && known) return begin(known);
    waits.current = { by, pressed: [] };
    void load().then((writing) => {
      loaded.set(load, writing);
      setTimeout(() => begin(writing));
    });
  };
  const select = (from: number, to: number) => {
    host.current?.focus();
    if (view.current) view.current.select(from, to);
    else if (waits.current) waits.current.selected = [from, to];
  };
  useImperativeHandle(ref, () => ({
    run: (command) => view.current?.run(command),
    select,
    focus: () => host.current?.focus(),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is read when it is needed
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    keepTextInput(element, () => {
      const now = waits.current;
      const end = Number.POSITIVE_INFINITY;
      const [from, to] = now ? (now.selected ?? selectedIn(element, now.by) ?? [end, end]) : place.current;
      return { text: written.current.told, isRich, from, to, select };
    });
    /** What is selected by now is what the first one is for. */
    const wait = (one: string | KeyboardEvent, event: Event) => {
      const now = waits.current;
      if (!now) return;
      event.preventDefault();
      if (now.pressed.length === 0) now.selected ??= selectedIn(element, now.by);
      now.pressed.push(one);
    };
    const hold = (event: InputEvent) => {
      if (waits.current && !event.isComposing) wait(event.data ?? '', event);
    };
    const holdKey = (event: KeyboardEvent) => {
      const now = waits.current;
      if (!now || event.isComposing) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      const isFirst = now.pressed.length === 0;
      const isErasing = key === 'Backspace' || key === 'Delete';
      const isMove = /^(?:Arrow|Home$|End$)/.test(key);
      // What is copied and pasted is told by events of its own. By Ctrl and Alt letters are typed.
      const isCommand = (ctrlKey || metaKey) && !altKey && key.length === 1 && !/^[cvx]$/i.test(key);
      const isOfText = /^a$/i.test(key) || actionOf(event, 'text') !== undefined;
      if (isErasing || (isCommand && isOfText) || (!isFirst && (isMove || isCommand || key === 'Enter'))) {
        wait(event, event);
        // At the beginning of a text, there may be one before it.
        if (!isFirst || !isErasing) event.stopPropagation();
        // The browser moves the caret: it is no longer where the focus has put it.
      } else if (isMove) now.by = 'pointer';
    };
    const holdPasted = (event: ClipboardEvent) => {
      const text = inOneRow(event.clipboardData?.getData('text/plain') ?? '');
      if (waits.current && text !== '') wait(text, event);
    };
    element.addEventListener('beforeinput', hold);
    element.addEventListener('keydown', holdKey);
    element.addEventListener('paste', holdPasted);
    return () => {
      element.removeEventListener('beforeinput', hold);
      element.removeEventListener('keydown', holdKey);
      element.removeEventListener('paste', holdPasted);
      view.current?.close();
      view.current = undefined;
    };
  }, []);

  return (
    <div className={classes.area}>
      {/* biome-ignore lint/a11y/useSemanticElements: in which nothing is bold */}
      <div
        ref={host}
        {...control}
        aria-label={title}
        role="textbox"
        tabIndex={0}
        aria-multiline={!isOneLine}
        className={classes.written}
        contentEditable
        suppressContentEditableWarning
        spellCheck
        dir="auto"
        data-written
        onPointerDown={() => open('pointer')}
        onFocus={() => open('key')}
        onCompositionStart={() => {
          if (waits.current) waits.current.isComposing = true;
        }}
        onCompositionEnd={({ data }) => {
          if (!waits.current) return;
          waits.current = { ...waits.current, pressed: [...waits.current.pressed, data], isComposing: false };
          const known = loaded.get(load);
          if (known) begin(known);
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
