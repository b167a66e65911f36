/** A row of the outline: what can be selected, with its commands. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ActionIn, actionOf } from '../../keys.ts';
import { CommandMenu, type OpenedBy } from '../parts/CommandMenu.tsx';
import { DropLine } from '../parts/DropLine.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Marker } from '../parts/Marker.tsx';
import { MoveItems } from '../parts/MoveItems.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { revealRow } from '../parts/roving.ts';
import { useRowDrag } from '../parts/use-row-drag.ts';
import { isTouched } from '../state/device.ts';
import { pointerOf, type Selection } from '../state/selection.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Outline.module.css';

interface RowProps {
  selection: Selection;
  title: string;
  detail?: string;
  /** A line below. */
  note?: string | undefined;
  /** Tab comes here, though it is not selected. */
  isStart?: boolean | undefined;
}

export function Row({ selection, title, detail, note, isStart = false, onKeyDown }: RowProps & { onKeyDown?: KeyHandler }) {
  const editor = useEditor();
  const pointer = pointerOf(selection);
  const isSelected = useSelected((state) => pointerOf(state.selection) === pointer);
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected && row.current) revealRow(row.current);
  }, [isSelected]);
  return (
    <RowButton
      ref={row}
      className={classes.row}
      aria-current={isSelected}
      data-row={pointer}
      tabIndex={isSelected || isStart ? 0 : -1}
      onClick={() => (selection.kind === 'section' ? editor.show(pointer, { focus: false }) : editor.select(selection))}
      onKeyDown={onKeyDown}
    >
      <span className={classes.title}>{title}</span>
      {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      {note && <span className={classes.note}>{note}</span>}
      <Marker pointer={pointer} />
    </RowButton>
  );
}

type KeyHandler = (event: KeyboardEvent) => void;

interface MovableRowProps extends RowProps {
  /** The pointer of the list, and the place in it. */
  list: string;
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  /** Takes in what is dropped on the row and belongs to such a list. */
  canTake?: (list: string) => boolean;
  take?: (list: string, index: number) => void;
  /** Does what a key of the row's own means. @returns whether it did */
  runAction: (action: ActionIn<'row'>) => boolean;
  /** The commands beside moving up and down. */
  commands: ReactNode;
}

/** A row that can be moved: by mouse, by keys (editor/keys.ts), and by its menu, which also opens by a right click. */
export function MovableRow({ list, index, count, move, canTake, take, runAction, commands, ...row }: MovableRowProps) {
  const words = useWords();
  const line = useRef<HTMLDivElement>(null);
  const pointer = pointerOf(row.selection);
  const isSelected = useSelected((state) => pointerOf(state.selection) === pointer);
  const [opened, setOpened] = useState<OpenedBy>();
  const [hasFocus, setFocus] = useState(false);
  /** A thousand rows have no thousand menus. */
  const [isNear, setNear] = useState(false);
  const drop = useRowDrag({ row: line, list, index, move, ...(canTake && { canTake }), take });
  const moveTo = (place: number) => {
    if (place >= 0 && place < count) move(index, place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event, 'row');
    if (action === 'moveUp') moveTo(index - 1);
    else if (action === 'moveDown') moveTo(index + 1);
    else if (action === 'menu') setOpened('key');
    else if (!action || !runAction(action)) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be done here, the row and its menu do as well
    <div
      ref={line}
      className={classes.movable}
      onPointerEnter={() => setNear(true)}
      // React tells of the focus in its menu as well, and not of its end when the menu goes.
      onFocus={({ currentTarget, target }) => setFocus(currentTarget.contains(target))}
      // The "…" must not go while the focus is on its way there.
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onContextMenu={(event) => {
        event.preventDefault();
        setOpened((by) => by ?? 'mouse');
      }}
    >
      {/* Firefox drags no button (bug 568313), but what is beside it. */}
      <span aria-hidden className={classes.grip} data-grip>
        <Glyph name="grip-vertical" />
      </span>
      <Row {...row} isStart={row.isStart || hasFocus} onKeyDown={onKeyDown} />
      {(isNear || hasFocus || isSelected || opened || isTouched()) && (
        <CommandMenu
          label={words.commandsOf(row.title)}
          opened={opened}
          setOpened={setOpened}
          className={classes.more ?? ''}
          tabIndex={isSelected || hasFocus ? 0 : -1}
        >
          <MoveItems index={index} count={count} moveTo={moveTo} />
          {commands}
        </CommandMenu>
      )}
      <DropLine drop={drop} />
    </div>
  );
}
