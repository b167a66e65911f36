/** An entry of a list: its line, its commands, and, unfolded, its fields. */
import { Menu, UnstyledButton } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { parentOf } from '../../../json-text/pointer.ts';
import { blankOf, summaryOf } from '../../draft/fields/blank.ts';
import { converted, type EntryKind, kindAt } from '../../draft/fields/kinds.ts';
import type { Field } from '../../draft/fields/model.ts';
import { memberFor } from '../../draft/fields/walk.ts';
import { readUnits } from '../../draft/rich-text/read.ts';
import { hasEmptyRows } from '../../draft/rich-text/rows.ts';
import { isSignTyped } from '../../draft/rich-text/signs.ts';
import { actionOf } from '../../keys.ts';
import { CommandMenu, type OpenedBy } from '../parts/CommandMenu.tsx';
import { DropLine } from '../parts/DropLine.tsx';
import { EntryItems } from '../parts/EntryItems.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Marker } from '../parts/Marker.tsx';
import { useRowDrag } from '../parts/use-row-drag.ts';
import { fillIn } from '../state/fill-in.ts';
import { languageAt } from '../state/site-languages.ts';
import { useEditor, useValue } from '../state/use-editor.ts';
import { keysFor } from '../words/keys.ts';
import { useWords } from '../words/words.ts';
import { sayIfDay } from './days.ts';
import { FieldView } from './FieldView.tsx';
import { FindingsAt } from './FindingText.tsx';
import classes from './fields.module.css';
import { focusEntry } from './focus-field.ts';
import { KindSubMenu } from './KindMenu.tsx';
import { lengthOf, splitText, textInputOf, textOfLetters } from './text-input.ts';

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
  /** Where it was written over backwards, the cursor goes on before it, else to what comes into its place. */
  remove: (index: number, isBackwards?: boolean) => void;
  duplicate: (index: number) => void;
  /** Several texts in place of one; the cursor goes into the last one, to its start if not said otherwise. */
  split: (index: number, texts: readonly string[], cursor?: number) => void;
  join: (index: number) => boolean;
  /** Where an entry may be one of several. */
  kinds: readonly EntryKind[];
  /** Another entry may be one of these. */
  toAdd: readonly EntryKind[];
  /** Below it. */
  add: (kind?: EntryKind) => void;
  turn: (kind: EntryKind) => void;
  /** A sign was typed at its beginning that may say what it is. */
  sign: () => void;
}

export function ListEntry(props: ListEntryProps) {
  const {
    field: entry,
    at,
    index,
    count,
    isFresh,
    canRemove,
    room,
    move,
    remove,
    duplicate,
    split,
    join,
    kinds,
    toAdd,
    add,
    turn,
    sign,
  } = props;
  const words = useWords();
  const value = useValue(at);
  // What it is by now, is changed by its commands.
  const kind = kindAt(kinds, value);
  const field = kind ? kind.field : (memberFor(entry, value) ?? entry);
  const isFolding = field.kind === 'object';
  const isText = field.kind === 'text' || field.kind === 'richText';
  const [isOpen, setOpen] = useState(isFresh);
  const [opened, setOpened] = useState<OpenedBy>();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const said = useRef(value);
  // Browsers tell of letters in several ways, and keyboards on glass in none of keys. React draws the list anew once it has drawn this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what is written alone
  useEffect(() => {
    const [before, now] = [said.current, value];
    said.current = value;
    if (kinds.length === 0 || typeof before !== 'string' || typeof now !== 'string') return;
    const isRich = field.kind === 'richText';
    const isWritten = row.current?.contains(document.activeElement) === true;
    if (isWritten && isSignTyped(readUnits(before, isRich), readUnits(now, isRich))) queueMicrotask(sign);
  }, [value]);
  const list = parentOf(at);
  const drop = useRowDrag({ row, handle: grip, list, index, move });
  const { document: draft, lang } = useEditor().state();
  const summary = sayIfDay(fillIn(summaryOf(field, value), draft.value, at), languageAt(draft.value, at).lang, lang);
  const name = (kind && isFolding ? [kind.title, summary].filter(Boolean).join(': ') : summary) || words.entry(index + 1);

  const moveTo = (to: number) => {
    const list = row.current?.parentElement;
    // Entries are drawn anew; the focus goes on to the place where this one is now.
    if (move(index, to)) focusEntry(list, to);
  };
  /** A list of texts is written like a text: Enter begins the next paragraph, Backspace at its beginning joins it with the one before. */
  const onTextKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const input = isText && !event.nativeEvent.isComposing && textInputOf(target);
    if (!input) return;
    const { text, from, to } = input;
    if (key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && room > 0) {
      event.preventDefault();
      split(index, splitText(input));
    }
    // What a new one says stands there to be written over: as long as it is selected, nobody has written anything.
    const isUntouched = text === '' || (text === blankOf(field) && from === 0 && to === lengthOf(input));
    if (key !== 'Backspace' || !canRemove || count < 2) return;
    if (isUntouched) {
      event.preventDefault();
      remove(index, true);
    } else if (from === 0 && to === 0 && join(index)) event.preventDefault();
  };
  /** Several paragraphs that are pasted are several texts; those of HTML the text itself takes, as on the page. */
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const input = isText && textInputOf(event.target);
    if (!input || (input.isRich && event.clipboardData.getData('text/html') !== '')) return;
    const [first = '', ...more] = paragraphsOf(event.clipboardData.getData('text/plain'));
    const last = more.pop();
    if (last === undefined || more.length >= room) return;
    event.preventDefault();
    event.stopPropagation();
    const [before, behind] = splitText(input, first, last);
    split(index, [before, ...more.map((one) => textOfLetters(one, input.isRich)), behind], last.length);
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
    <li ref={row} className={classes.entry} data-folding={isFolding || undefined} onKeyDown={onKeyDown} onPasteCapture={onPaste}>
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
            <span data-cut>{name}</span>
            <Marker pointer={at} />
          </UnstyledButton>
        ) : (
          <FieldView field={field} at={at} isBare />
        )}
        <CommandMenu label={words.commandsOf(name)} opened={opened} setOpened={setOpened}>
          <EntryItems
            index={index}
            count={count}
            moveTo={moveTo}
            duplicate={room < 1 ? undefined : () => duplicate(index)}
            remove={canRemove ? () => remove(index) : undefined}
            removeKey={isFolding && keysFor('remove', words)}
          >
            {toAdd.length < 2 ? (
              <Menu.Item disabled={room < 1} onClick={() => add()}>
                {words.addBelow}
              </Menu.Item>
            ) : (
              room > 0 && <KindSubMenu title={words.addBelow} kinds={toAdd} choose={add} />
            )}
            {kinds.length > 1 && (
              <KindSubMenu title={words.turnInto} kinds={kind ? kindsFor(value, kind, kinds) : []} choose={turn} />
            )}
          </EntryItems>
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

/** What it can become without losing a word. */
const kindsFor = (value: unknown, now: EntryKind, kinds: readonly EntryKind[]): EntryKind[] =>
  kinds.filter((one) => one !== now && converted(value, now, one) !== undefined);

/** What is pasted, in paragraphs: between them is an empty line, or, where there is none, the end of a line. */
function paragraphsOf(text: string): string[] {
  const plain = text.replaceAll('\r', '');
  return plain
    .split(hasEmptyRows(plain) ? /\n\s*\n/ : '\n')
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
