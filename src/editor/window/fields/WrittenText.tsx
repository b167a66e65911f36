/**
 * A text that is written as it looks. Until somebody turns to it, it is only drawn, so that a form of a hundred texts is there at once; with
 * the first one the code to write with is loaded (writing/text-view.ts), and meanwhile the browser writes.
 */
import { type KeyboardEventHandler, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Run } from '../../draft/rich-text/runs.ts';
import { writeRuns } from '../../draft/rich-text/write.ts';
import { actionOf } from '../../keys.ts';
import { keepClipboard, type NativeText, writeNatively } from '../../writing/native-text.ts';
import type { TextView, WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import { fillIn } from '../state/fill-in.ts';
import { textToWrite } from '../state/text-to-write.ts';
import { useEditor, useLoadWriting, useSelected } from '../state/use-editor.ts';
import { sayLost } from './add-images.ts';
import classes from './fields.module.css';
import type { Control } from './Labelled.tsx';
import { keepTextInput } from './text-input.ts';

export interface TextHandle {
  run: (command: WritingCommand) => void;
  select: (from: number, to: number) => void;
  focus: () => void;
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
/** The code that has come already. */
export const loadedWriting = new WeakMap<Load, Writing>();

export function WrittenText(props: WrittenTextProps) {
  const { ref, control, title, at, text, isRich, isOneLine, onKeyDown } = props;
  const editor = useEditor();
  const load = useLoadWriting();
  const host = useRef<HTMLDivElement>(null);
  const native = useRef<NativeText>(undefined);
  const view = useRef<TextView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  /** As the draft has it by what was written here, and what the next letter changes: of an emptied text that is what it was. */
  const written = useRef({ told: text, source: text });
  const seen = useRef<string>(undefined);
  /** Commands that were given before there was something that does them. */
  const later = useRef<(() => void)[]>([]);
  const isPointed = useRef(false);
  /** It has been entered by a key, and nothing was done since. */
  const isEntered = useRef(false);
  /** Where the caret is. */
  const place = useRef<[number, number]>([0, 0]);
  // The values of what it names, which may change while it stays as it is.
  const shown = useSelected(({ document }) => (text.includes('{') ? fillIn(text, document.value, at) : text));
  const now = () => textToWrite(editor, at, latest.current.text, isRich, !isOneLine);

  const changed = (runs: readonly Run[]) => {
    const { text: next, typing } = writeRuns(written.current.source, runs, isRich);
    written.current = { told: next, source: next === '' ? written.current.source : next };
    latest.current.write(next, typing);
  };
  const select = (from: number, to: number) => {
    host.current?.focus();
    isEntered.current = false;
    (view.current ?? native.current)?.select(from, to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is read when it is needed
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const drawn = writeNatively(element, now(), changed);
    native.current = drawn;
    keepTextInput(element, () => {
      const [from, to] = view.current ? place.current : drawn.selected();
      return { text: written.current.told, isRich, from, to, select };
    });
    return () => {
      native.current = undefined;
      drawn.close();
      view.current?.close();
      view.current = undefined;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is what its constants say
  useLayoutEffect(() => {
    const isOwn = text === written.current.told;
    // What was written here is seen; but what a constant says may have changed elsewhere.
    const isAsBefore = text === seen.current;
    seen.current = text;
    if (!isOwn) written.current = { told: text, source: text };
    if (isOwn && !isAsBefore) return;
    if (view.current) view.current.update(now());
    else native.current?.whenComposed(() => native.current?.update(now()));
  }, [text, shown]);

  const begin = (writing: Writing) =>
    native.current?.whenComposed(() => {
      const [element, drawn] = [host.current, native.current];
      const written = drawn?.text();
      if (!element || !drawn || !written || view.current) return;
      const selected = drawn.selected();
      drawn.close();
      view.current = writing.openTextView(element, {
        text: written,
        changed,
        lost: (lost) => sayLost(editor, at, lost, () => view.current?.run({ kind: 'struck' })),
        moved(where) {
          place.current = [where.from, where.to];
          latest.current.moved(where);
        },
      });
      // A pointer is still to set the caret; and whoever has gone on since does not come back.
      if (document.activeElement === element) view.current.select(...selected);
      for (const go of later.current.splice(0)) go();
    });
  const open = () => {
    // Before the pointer sets the caret; but behind the focus, with which browsers set one.
    const known = loadedWriting.get(load);
    if (view.current) return;
    if (known && isPointed.current) return begin(known);
    void load().then((writing) => {
      loadedWriting.set(load, writing);
      setTimeout(() => begin(writing));
    });
  };
  /** Whoever comes by a key goes on behind the last letter, as in any input: a caret at the beginning is the browser's own. */
  const goToEnd = () => {
    if (view.current || !isEntered.current) return;
    if (native.current?.selected().every((place) => place === 0))
      native.current.select(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  };
  const whenOpen = (go: () => void) => {
    if (view.current) go();
    else later.current.push(go);
  };
  useImperativeHandle(ref, () => ({
    run: (command) => whenOpen(() => view.current?.run(command)),
    select,
    focus: () => host.current?.focus(),
  }));

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
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        dir="auto"
        data-written
        // What a mouse presses upon and is drawn anew then gets no caret.
        onPointerEnter={() => {
          const known = loadedWriting.get(load);
          if (known) begin(known);
        }}
        onPointerDown={() => {
          isPointed.current = true;
          open();
        }}
        onFocus={() => {
          isEntered.current = !isPointed.current;
          goToEnd();
          // Safari sets a caret of its own behind the event.
          setTimeout(goToEnd);
          open();
          isPointed.current = false;
        }}
        onPaste={(event) => {
          if (view.current || event.clipboardData.getData('text/html') === '') return;
          event.preventDefault();
          const kept = keepClipboard(event.clipboardData);
          whenOpen(() => view.current?.paste(kept));
        }}
        onKeyDown={(event) => {
          isEntered.current = false;
          const action = actionOf(event.nativeEvent, 'text');
          if (view.current || action === undefined || action === 'tools') return onKeyDown(event);
          event.preventDefault();
          whenOpen(() => latest.current.onKeyDown(event));
        }}
      />
    </div>
  );
}
