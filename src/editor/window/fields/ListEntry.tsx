/** An entry of a list: its line, its commands, and, unfolded, its fields. */
import { UnstyledButton } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { child, parentOf } from '../../../json-text/pointer.ts';
import { blankOf, summaryOf } from '../../draft/fields/blank.ts';
import { type EntryKind, kindAt } from '../../draft/fields/kinds.ts';
import type { Field } from '../../draft/fields/model.ts';
import { memberFor } from '../../draft/fields/walk.ts';
import { hasEmptyRows } from '../../draft/rich-text/rows.ts';
import { actionOf } from '../../keys.ts';
import { CommandMenu, type OpenedBy } from '../parts/CommandMenu.tsx';
import { DropLine } from '../parts/DropLine.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Marker } from '../parts/Marker.tsx';
import { useRowDrag } from '../parts/use-row-drag.ts';
import { fillIn } from '../state/fill-in.ts';
import { optionsAt } from '../state/listed.ts';
import { writtenAt } from '../state/reused.ts';
import { languageAt } from '../state/site-languages.ts';
import { useEditor, useSelected, useValue } from '../state/use-editor.ts';
import { keysFor } from '../words/keys.ts';
import { useWords } from '../words/words.ts';
import { sayIfDay } from './days.ts';
import { FieldView } from './FieldView.tsx';
import { FindingsAt } from './FindingText.tsx';
import classes from './fields.module.css';
import { addressOf, imagesOf } from './image-facts.ts';
import { lengthOf, textInputOf } from './text-input.ts';

interface ListEntryProps {
  field: Field;
  at: string;
  index: number;
  count: number;
  isFresh: boolean;
  canRemove: boolean;
  /** How many more there may be. */
  room: number;
  /** @returns whether there was such a place */
  move: (from: number, to: number) => boolean;
  /** Moves it, and the focus with it. */
  moveTo: (to: number) => void;
  /** Where it was written over backwards, the cursor goes on before it, else to what comes into its place. */
  remove: (index: number, isBackwards?: boolean) => void;
  /** Several texts come in its place; the cursor goes into the last one, behind so many letters. */
  split: (texts: readonly string[], cursor: number) => void;
  /** Where an entry may be one of several. */
  kinds: readonly EntryKind[];
  add: () => void;
  /** Its commands, for a menu. */
  commands: (removeKey: ReactNode) => ReactNode;
}

export function ListEntry(props: ListEntryProps) {
  const { field: entry, at, index, count, isFresh, canRemove, room, move, moveTo, remove, split, kinds, add, commands } = props;
  const words = useWords();
  const value = useValue(at);
  // What it is by now, is changed by its commands.
  const kind = kindAt(kinds, value);
  const field = kind ? kind.field : (memberFor(entry, value) ?? entry);
  const isFolding = field.kind === 'object';
  const isText = field.kind === 'text';
  const [isOpen, setOpen] = useState(isFresh);
  const [opened, setOpened] = useState<OpenedBy>();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const list = parentOf(at);
  const drop = useRowDrag({ row, handle: grip, list, index, move });
  const state = useEditor().state();
  const { document: draft, lang } = state;
  const says = sayIfDay(fillIn(summaryOf(field, value), draft.value, at), languageAt(draft.value, at).lang, lang);
  const isByFact = isFolding && field.fields.some(({ widget }) => widget === 'criterion');
  const facts = isByFact ? optionsAt(draft.value, writtenAt(state, at), 'criterion', words.collections.besides) : [];
  const summary = facts.find((one) => one.value === says)?.title ?? says;
  const name = (kind && isFolding ? [kind.title, summary].filter(Boolean).join(': ') : summary) || words.entry(index + 1);

  /** In a list of texts Enter leads to the next one, and Backspace takes one away that is empty. */
  const onTextKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const input = isText && !event.nativeEvent.isComposing && textInputOf(target);
    if (!input) return;
    const { text, from, to } = input;
    if (key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && room > 0) {
      event.preventDefault();
      add();
    }
    // What a new one says stands there to be written over: as long as it is selected, nobody has written anything.
    const isUntouched = text === '' || (text === blankOf(field) && from === 0 && to === lengthOf(input));
    if (key !== 'Backspace' || !canRemove || count < 2 || !isUntouched) return;
    event.preventDefault();
    remove(index, true);
  };
  /** Several rows that are pasted are several texts. */
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const { target, clipboardData } = event;
    if (!isText || !(target instanceof HTMLTextAreaElement)) return;
    const [first = '', ...more] = rowsOf(clipboardData.getData('text/plain'));
    const last = more.pop();
    if (last === undefined || more.length >= room) return;
    event.preventDefault();
    event.stopPropagation();
    const { value: now, selectionStart, selectionEnd } = target;
    split([now.slice(0, selectionStart) + first, ...more, last + now.slice(selectionEnd)], last.length);
  };
  /** Keys of the line of an entry, as of a row of the outline; in a text they are the text's. */
  const onLineKey = (event: KeyboardEvent<HTMLElement>) => {
    const action = actionOf(event, 'row');
    if (action === 'menu') setOpened('key');
    else if (action === 'remove' && canRemove) remove(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onTextKey(event);
    const action = actionOf(event, 'row');
    if (action !== 'moveUp' && action !== 'moveDown') return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(action === 'moveUp' ? index - 1 : index + 1);
  };
  return (
    <li
      ref={row}
      className={classes.entry}
      data-index={index}
      data-folding={isFolding || undefined}
      onKeyDown={onKeyDown}
      onPasteCapture={onPaste}
    >
      <div className={classes.entryLine}>
        {/* For the mouse alone: keys and the menu do the same. */}
        <span ref={grip} aria-hidden className={classes.grip} hidden={count < 2}>
          <Glyph name="grip-vertical" />
        </span>
        {isFolding ? (
          <UnstyledButton
            className={classes.unfold}
            aria-expanded={isOpen}
            data-unfold={at}
            data-at={at}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={onLineKey}
            onContextMenu={(event) => {
              event.preventDefault();
              setOpened((by) => by ?? 'mouse');
            }}
          >
            <Glyph name="chevron-right" />
            {kind?.key === 'image' && <Thumbnail src={child([child(value, 'image')].flat()[0], 'src')} />}
            <span data-cut>{name}</span>
            <Marker pointer={at} />
          </UnstyledButton>
        ) : (
          <FieldView field={field} at={at} isBare />
        )}
        <CommandMenu label={words.commandsOf(name)} opened={opened} setOpened={setOpened}>
          {commands(isFolding && keysFor('remove', words))}
        </CommandMenu>
      </div>
      <DropLine drop={drop} />
      {isFolding && isOpen && (
        <div className={classes.entryFields}>
          <FindingsAt pointer={at} />
          <FieldView field={{ ...field, optional: false }} at={at} isBare />
        </div>
      )}
    </li>
  );
}

function Thumbnail({ src }: { src: unknown }) {
  const address = useSelected(({ files, brand }) => {
    const file = imagesOf(files).find(({ path }) => path === src);
    return file && addressOf(file, brand);
  });
  return address && <img src={address} alt="" className={classes.thumbnail} />;
}

/** What is pasted: between texts is an empty row, or, where there is none, the end of a row. */
function rowsOf(text: string): string[] {
  const plain = text.replaceAll('\r', '');
  return plain
    .split(hasEmptyRows(plain) ? /\n\s*\n/ : '\n')
    .map((row) => row.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
