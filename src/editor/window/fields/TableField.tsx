/** A table as a grid, its heads above its cells: Tab leads from each to the next, and behind the last one into a new row. */
import { Button, Group, Menu, Switch } from '@mantine/core';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json, JsonObject } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { saysNothing } from '../../draft/fields/blank.ts';
import { writeRuns } from '../../draft/rich-text/write.ts';
import { CommandMenu, type OpenedBy, RemoveItem } from '../parts/CommandMenu.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { useEditorAndWords, useLoadWriting, useSelected } from '../state/use-editor.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import classes from './fields.module.css';
import { focusField } from './focus-field.ts';
import { Labelled, QuietContext } from './Labelled.tsx';
import { TextFindings } from './ProseFields.tsx';
import { cellsOf } from './pasted-cells.ts';
import { enter, textInputs } from './text-input.ts';

/** @param field - the columns; the rows are beside them */
export function TableField({ field, at, siblings = [] }: FieldProps<'list'>) {
  const { editor, words } = useEditorAndWords();
  const load = useLoadWriting();
  const { list = '', cells = '' } = field.carries ?? {};
  const rows = siblings.find(({ key }) => key === list);
  const rowsAt = `${parentOf(at)}/${list}`;
  const heads = useSelected(({ document }) => asList(valueAt(document.value, at))?.length);
  const widths = useSelected(({ document }) =>
    (asList(valueAt(document.value, rowsAt)) ?? []).map((row) => asList(child(row, cells))?.length ?? 0).join(),
  );
  if (rows?.kind !== 'list' || rows.entry.kind !== 'object') return null;
  const cell = rows.entry.fields.find(({ key }) => key === cells);
  if (cell?.kind !== 'list') return null;
  const lengths = widths === '' ? [] : widths.split(',').map(Number);
  const width = Math.max(heads ?? 0, ...lengths);
  const cellAt = (row: number, column: number) => `${rowsAt}/${row}/${cells}/${column}`;
  /** Without heads each row is changed by itself. */
  const columns = heads === undefined ? lengths.map((_, row) => `${rowsAt}/${row}/${cells}`) : [at];
  const change = (title: string, operations: readonly Operation[], next?: string) => {
    flushSync(() => editor.carryOut(operations, { title, at: next ?? at }));
    editor.say(title);
    // Not before the menu has let go of it.
    if (next) requestAnimationFrame(() => focusField(next));
  };
  const addRow = (row: number) => {
    const value = { [cells]: Array<string>(width).fill(saysNothing) };
    change(words.added(rows.entry.title), [{ kind: 'insert', pointer: `${rowsAt}/${row}`, value }], cellAt(row, 0));
  };
  const addColumn = (column: number) => {
    const insert = (pointer: string): Operation => ({ kind: 'insert', pointer: `${pointer}/${column}`, value: saysNothing });
    const next = heads === undefined ? cellAt(0, column) : `${at}/${column}`;
    change(words.added(field.entry.title), columns.map(insert), next);
  };
  const menuOf = (lists: readonly string[], title: string, index: number, count: number, add: (index: number) => void) => (
    <LineMenu
      {...{ index, count, isRow: add === addRow }}
      name={`${title} ${index + 1}`}
      move={(to) =>
        change(
          words.movedStep(title),
          lists.map((one) => ({ kind: 'move', pointer: `${one}/${index}`, to: `${one}/${to}` })),
        )
      }
      add={() => add(index + 1)}
      remove={() =>
        change(
          words.removed(title),
          lists.map((one) => ({ kind: 'remove', pointer: `${one}/${index}` })),
        )
      }
    />
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, target, currentTarget, nativeEvent } = event;
    if (shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing || (key !== 'Tab' && key !== 'Enter')) return;
    const texts = [...currentTarget.querySelectorAll<HTMLElement>(textInputs)];
    const index = texts.indexOf(target as HTMLElement);
    const next = texts[index + (key === 'Tab' ? 1 : width)];
    const last = asList(child(editor.valueOf(`${rowsAt}/${lengths.length - 1}`), cells)) ?? [];
    // By a row that says nothing one leaves the table.
    const isFull = last.some((one) => one !== saysNothing && one !== '');
    if (index < 0 || (!next && (key === 'Enter' || !isFull || lengths.length >= rows.max))) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) enter(next);
    else addRow(lengths.length);
  };
  const place = (pointer: string) => pointer.slice(pointer.startsWith(`${at}/`) ? at.length : rowsAt.length).match(/\d+/g) ?? [];
  /** A table fills the cells from there on, and makes the rows and columns that it needs. */
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const [html, text] = [event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain')];
    const pointer = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at;
    if (pointer === undefined || !/[\t\n]/.test(text.trim()) || !(text.includes('\t') || /<table\b/i.test(html))) return;
    event.preventDefault();
    event.stopPropagation();
    void cellsOf(load, html, text).then((pasted) => {
      const written = (asList(editor.valueOf(rowsAt)) ?? []) as JsonObject[];
      const top = heads === undefined ? [] : [asList(editor.valueOf(at)) ?? []];
      const grid = [...top, ...written.map((row) => asList(row[cells]) ?? [])];
      const numbers = place(pointer).map(Number);
      const column = numbers.at(-1) ?? 0;
      const row = numbers.length > 1 ? (numbers[0] ?? 0) + top.length : 0;
      const [height, across] = [row + pasted.length, column + Math.max(...pasted.map(({ length }) => length))];
      const next = Array.from({ length: Math.min(Math.max(grid.length, height), rows.max + top.length) }, (_, y) =>
        Array.from({ length: Math.min(Math.max(width, across), field.max) }, (_, x) => {
          const runs = pasted[y - row]?.[x - column];
          return (
            (runs ? writeRuns('', runs, cell.entry.kind === 'richText').text.trim() : String(grid[y]?.[x] ?? '')) || saysNothing
          );
        }),
      );
      const filled = next.slice(top.length).map((own, y) => ({ ...written[y], [cells]: own }));
      const set = (at: string, value: Json): Operation => ({ kind: 'set', pointer: at, value });
      change(words.inputs.tablePasted, [...(top.length > 0 ? [set(at, next[0] ?? [])] : []), set(rowsAt, filled)], pointer);
      const isCut = height > rows.max + top.length || across > field.max;
      if (isCut) editor.sayDone(words.inputs.tableCut(rows.max, field.max));
    });
  };
  /** A cell that somebody has emptied says so: an empty text would be a mistake. */
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const around = target.closest<HTMLElement>('[data-at]');
    const pointer = around?.dataset.at ?? '';
    if (editor.valueOf(pointer) === '' && !around?.contains(relatedTarget))
      editor.set(pointer, saysNothing, { title: words.changed(cell.entry.title), typing: true });
  };
  const numbers = Array.from({ length: width }, (_, column) => column);
  const pointers = lengths.flatMap((_, row) => [
    ...[`${rowsAt}/${row}`, `${rowsAt}/${row}/${cells}`],
    ...numbers.map((column) => cellAt(row, column)),
  ]);
  return (
    <Labelled field={{ ...field, title: `${field.title}, ${rows.title}` }} at={at} isGroup>
      <QuietContext value>
        <div className={classes.grid}>
          <div>
            <table onKeyDown={onKeyDown} onBlur={onBlur} onPasteCapture={onPaste}>
              <thead>
                <tr>
                  {numbers.map((column) => (
                    <td key={column}>{menuOf(columns, field.entry.title, column, width, addColumn)}</td>
                  ))}
                </tr>
                {heads !== undefined && (
                  <tr>
                    {numbers.slice(0, heads).map((column) => (
                      <th key={column}>
                        <FieldView field={field.entry} at={`${at}/${column}`} isBare />
                      </th>
                    ))}
                  </tr>
                )}
              </thead>
              <tbody>
                {lengths.map((length, row) => (
                  <tr key={row}>
                    {numbers.map((column) => (
                      <td key={column}>{column < length && <FieldView field={cell.entry} at={cellAt(row, column)} isBare />}</td>
                    ))}
                    <td>{menuOf([rowsAt], rows.entry.title, row, lengths.length, addRow)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </QuietContext>
      <TextFindings field={cell.entry} pointers={[rowsAt, ...numbers.map((column) => `${at}/${column}`), ...pointers]} />
      <Group gap={4} mt="xs">
        {lengths.length < rows.max && <AddButton run={() => addRow(lengths.length)}>{words.add(rows.entry.title)}</AddButton>}
        {width < field.max && <AddButton run={() => addColumn(width)}>{words.add(field.entry.title)}</AddButton>}
        <Switch
          label={words.headRow}
          checked={heads !== undefined}
          onChange={() => {
            const value = Array<Json>(width).fill(saysNothing);
            const order = siblings.map(({ key }) => key);
            const set: Operation = { kind: 'set', pointer: at, value, order };
            change(words.changed(words.headRow), [heads === undefined ? set : { kind: 'remove', pointer: at }]);
          }}
        />
      </Group>
    </Labelled>
  );
}

const asList = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

const AddButton = ({ run, children }: { run: () => void; children: ReactNode }) => (
  <Button variant="light" size="xs" leftSection={<Glyph name="plus" />} onClick={run}>
    {children}
  </Button>
);

interface LineMenuProps {
  name: string;
  index: number;
  count: number;
  isRow: boolean;
  move: (to: number) => void;
  add: () => void;
  remove: () => void;
}

/** The commands of a row or of a column. */
function LineMenu({ name, index, count, isRow, move, add, remove }: LineMenuProps) {
  const words = useEditorAndWords().words;
  const [opened, setOpened] = useState<OpenedBy>();
  return (
    <CommandMenu label={words.commandsOf(name)} opened={opened} setOpened={setOpened} size="sm">
      <Menu.Item disabled={index === 0} onClick={() => move(index - 1)}>
        {isRow ? words.moveUp : words.moveLeft}
      </Menu.Item>
      <Menu.Item disabled={index === count - 1} onClick={() => move(index + 1)}>
        {isRow ? words.moveDown : words.moveRight}
      </Menu.Item>
      <Menu.Item onClick={add}>{isRow ? words.addBelow : words.addRight}</Menu.Item>
      <RemoveItem disabled={count === 1} onClick={remove}>
        {words.remove}
      </RemoveItem>
    </CommandMenu>
  );
}
