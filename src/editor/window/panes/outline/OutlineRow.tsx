/** Rows of the outline: what can be selected, with its commands. */
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ActionIn, actionOf } from '../../../keys.ts';
import { SiteIcon } from '../../fields/SiteIcon.tsx';
import type { OutlineRow } from '../../pages/outline-tree.ts';
import { CommandMenu, type OpenedBy } from '../../parts/CommandMenu.tsx';
import { DropLine } from '../../parts/DropLine.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { Marker } from '../../parts/Marker.tsx';
import { MoveItems } from '../../parts/MoveItems.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { revealRow } from '../../parts/roving.ts';
import { useRowDrag } from '../../parts/use-row-drag.ts';
import { isTouched } from '../../state/device.ts';
import { pointerOf, type Selection } from '../../state/selection.ts';
import { focusPane } from '../../state/shortcuts.ts';
import { useEditor, useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import classes from './Outline.module.css';

/** A part of the site that all pages share. */
export function PartRow({ part, title, detail }: { part: string; title: string; detail?: string }) {
  const editor = useEditor();
  const selection: Selection = { kind: 'part', part };
  const pointer = pointerOf(selection);
  const { row, isSelected } = useRowOf<HTMLButtonElement>(pointer);
  return (
    <RowButton
      ref={row}
      className={classes.row}
      aria-current={isSelected}
      data-row={pointer}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => editor.select(selection)}
    >
      <span className={classes.title} data-cut>
        {title}
      </span>
      {detail && (
        <small className={classes.detail} data-cut>
          {detail}
        </small>
      )}
      <Marker pointer={pointer} />
    </RowButton>
  );
}

/** Whether a row is that of what is selected; when it comes to be, it comes into view. */
function useRowOf<Element extends HTMLElement>(pointer: string) {
  const isSelected = useSelected((state) => pointerOf(state.selection) === pointer);
  const row = useRef<Element>(null);
  useEffect(() => {
    if (isSelected && row.current) revealRow(row.current);
  }, [isSelected]);
  return { row, isSelected };
}

/** A row and where it is drawn, in CSS pixels. */
export interface PlacedRow<Row extends OutlineRow> {
  row: Row;
  top: number;
  height: number;
  /** Tab comes here, though it is not selected. */
  isStart: boolean;
}

interface TreeRowProps extends PlacedRow<OutlineRow>, Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  detail?: string;
  /** A line below. */
  note?: string | undefined;
  icon?: string | undefined;
  isSelected: boolean;
  choose: () => void;
  toggle?: (row: OutlineRow) => void;
}

/** An item of the tree. The keys that lead from one to another belong to the tree. */
export function TreeRow({ row, top, height, isStart, title, detail, note, icon, isSelected, choose, ...more }: TreeRowProps) {
  const { toggle, children, onKeyDown, lang, ...props } = more;
  const editor = useEditor();
  const isOpen = 'isOpen' in row ? row.isOpen : undefined;
  return (
    <div
      {...props}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={isOpen}
      aria-current={isSelected}
      data-row={row.key}
      data-kind={row.kind}
      className={classes.item}
      style={{ top, height, ['--level' as string]: row.level }}
      tabIndex={isSelected || isStart ? 0 : -1}
      onClick={({ target, currentTarget }) => {
        // React tells of clicks in its menu and in dialogs as well.
        if (currentTarget.contains(target as Element) && !(target as Element).closest('button')) choose();
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          event.currentTarget.click();
          if (isSelected && event.key === 'Enter') focusPane(editor, 'form');
        } else onKeyDown?.(event);
      }}
    >
      <span
        className={classes.icon}
        aria-hidden
        data-open={isOpen}
        onClick={(event) => {
          if (isOpen === undefined || !toggle) return;
          event.stopPropagation();
          toggle(row);
        }}
      >
        {isOpen === undefined ? icon !== undefined && <SiteIcon name={icon} /> : <Glyph name="chevron-right" />}
      </span>
      <span className={classes.said} lang={lang}>
        <span className={classes.title} data-cut>
          <bdi>{title}</bdi>
        </span>
        {detail && (
          <small className={classes.detail} data-cut>
            {detail}
          </small>
        )}
        {note && (
          <small className={classes.note} data-cut>
            {note}
          </small>
        )}
        <Marker pointer={row.key} />
      </span>
      {children}
    </div>
  );
}

interface MovableRowProps extends Omit<TreeRowProps, 'choose' | 'isSelected'> {
  selection: Selection;
  /** What its menu calls it. */
  name: string;
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
export function MovableRow(props: MovableRowProps) {
  const { selection, name, list, index, count, move, canTake, take, runAction, commands, isStart, ...shown } = props;
  const { editor, words } = useEditorAndWords();
  const pointer = pointerOf(selection);
  const { row, isSelected } = useRowOf<HTMLDivElement>(pointer);
  const [opened, setOpened] = useState<OpenedBy>();
  const [hasFocus, setFocus] = useState(false);
  const [isNear, setNear] = useState(false);
  const drop = useRowDrag({ row, list, index, move, ...(canTake && { canTake }), take });
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
    <TreeRow
      {...shown}
      ref={row}
      isSelected={isSelected}
      isStart={isStart || hasFocus}
      choose={() => (selection.kind === 'section' ? editor.show(pointer, { focus: false }) : editor.select(selection))}
      onKeyDown={onKeyDown}
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
      <span aria-hidden className={classes.grip} data-grip>
        <Glyph name="grip-vertical" />
      </span>
      {(isNear || hasFocus || isSelected || opened || isTouched()) && (
        <CommandMenu
          label={words.commandsOf(name)}
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
    </TreeRow>
  );
}
