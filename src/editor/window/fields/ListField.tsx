/** A list. Texts are written in as one document; entries of several fields are folded to one line. */
import { Button, Group, Menu } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { blankOf, isNamesake, withOwnImages } from '../../draft/fields/blank.ts';
import { blankOfKind, converted, type EntryKind, kindAt, kindsOf, kindsToAdd } from '../../draft/fields/kinds.ts';
import { EntryItems } from '../parts/EntryItems.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { areCells, holdsText } from '../state/blocks.ts';
import { usesOfField } from '../state/keep-facts.ts';
import { askWhich } from '../state/offered-kinds.ts';
import { turnable } from '../state/prose-at.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { focusEntry } from './focus-field.ts';
import { imagesOf } from './image-facts.ts';
import { KindMenu, KindSubMenu } from './KindMenu.tsx';
import { Labelled } from './Labelled.tsx';
import { ListEntry } from './ListEntry.tsx';
import { isRecords, PasteRows } from './PasteRows.tsx';
import { type PlaceInEntry, type ProseHandle, ProseText } from './ProseText.tsx';
import { TableField } from './TableField.tsx';
import { useField } from './use-field.ts';
import { useListPage } from './use-list-page.tsx';

interface ListFieldProps extends FieldProps<'list'> {
  /** A text that may become several is there to be written in before there is any. */
  isAlways?: boolean;
}

export function ListField(props: ListFieldProps) {
  return props.field.carries ? <TableField {...props} /> : <AnyList {...props} />;
}

function AnyList({ field, at, siblings, isBare, isAlways = false }: ListFieldProps) {
  const editor = useEditor();
  const words = useWords();
  const { set, remove } = useField({ field, at, siblings });
  const count = useSelected(({ document }) => lengthOf(valueAt(document.value, at)));
  /** Entries have no identity: what is unfolded is closed whenever their order changes. */
  const [generation, setGeneration] = useState(0);
  /** But when one is doubled: these are their names since then. */
  const [names, setNames] = useState<readonly string[]>([]);
  const doubled = useRef(0);
  /** The entry that was added last: it is there to be written. */
  const [fresh, setFresh] = useState<number>();
  const kinds = useMemo(() => kindsOf(field.entry), [field.entry]);
  const toAdd = useMemo(() => kindsToAdd(field.entry), [field.entry]);
  const [usual, ...others] = kinds;
  const { title } = usual ?? field.entry;
  const isText = field.entry.kind === 'text';
  const list = useRef<HTMLOListElement>(null);
  const page = useListPage(at, count ?? 0);
  const prose = useRef<ProseHandle>(null);
  const mayBeProse = useMemo(() => {
    const { forms, document } = editor.state();
    return holdsText(field.entry) && forms !== undefined && !areCells(forms, document.value, at);
  }, [editor, field, at]);
  const isProse = mayBeProse && (isAlways || (count !== undefined && count > 0));
  const addButton = useRef<HTMLButtonElement>(null);

  /** Changes the list, and draws its entries anew. */
  const change = (edit: () => void, open?: number) =>
    flushSync(() => {
      edit();
      setFresh(open);
      setGeneration(generation + 1);
      setNames([]);
      if (open !== undefined) page.show(open);
    });
  const focus = (index: number, place?: 'all' | 'end' | PlaceInEntry) => {
    const drawn = [...(list.current?.children ?? [])].findIndex((one) => (one as HTMLElement).dataset.index === String(index));
    if (list.current) focusEntry(list.current, drawn, typeof place === 'object' ? place.from : place);
    else prose.current?.focus(index, place ?? 'end');
  };
  /** A menu that closes gives the focus back to its button, unless something else has taken it since. */
  const focusWritten = (index: number, place?: 'all' | 'end' | PlaceInEntry) => {
    if (!document.activeElement?.closest('[role="menu"]')) focus(index, place);
    if (isProse || kinds.length > 0 || toAdd.length > 0) requestAnimationFrame(() => focus(index, place));
  };
  const add = (kind = usual) => addAt(count ?? 0, kind);
  const addAt = (index: number, kind = usual) => {
    const said = words.added(kind?.title ?? title);
    const images = imagesOf(editor.state().files).map(({ path }) => path);
    // A text of several is written where it comes.
    const blank = kind ? blankOfKind(kind) : blankOf(field.entry);
    const value = isNamesake(field.entry, blank) ? '' : withOwnImages(field.entry, blank, images);
    const { document } = editor.state();
    change(() => {
      const now = editor.valueOf(at);
      if (!isList(now as Json)) set([now, value].filter((one) => one !== undefined));
      else editor.insert(at, index, value, { title: said });
    }, index);
    editor.say(said);
    if (kind?.key === undefined || turnable.includes(kind.key)) focusWritten(index, 'all');
    else askWhich(editor, `${at}/${index}/${kind.key}`, document, { pointer: `${at}/${Math.max(0, index - 1)}`, focus: true });
  };
  const turn = (index: number, kind: EntryKind) => {
    const value = editor.valueOf(`${at}/${index}`);
    const now = kindAt(kinds, value);
    const [first, ...more] = (now && converted(value, now, kind)) ?? [];
    if (first === undefined) return;
    const place = `${at}/${index}`;
    const operations: Operation[] = [
      { kind: 'set', pointer: place, value: first as Json },
      ...more.map((one, next): Operation => ({ kind: 'insert', pointer: `${at}/${index + 1 + next}`, value: one as Json })),
    ];
    change(() => editor.carryOut(operations, { title: words.turnedInto(kind.title), at: place }), index);
    editor.say(words.turnedInto(kind.title));
    focusWritten(index, 'end');
  };
  const removeAt = (index: number, isBackwards = false) => {
    const uses = usesOfField(editor.state().document.value, `${at}/${index}`).length;
    const said = uses > 0 ? words.collections.removedWith(title, uses) : words.removed(title);
    change(() => {
      if (count === 1 && field.optional) remove();
      else editor.remove(`${at}/${index}`, { title: words.removed(title) });
    });
    editor.sayDone(said);
    if (count === undefined || count <= 1) addButton.current?.focus();
    else if (isBackwards) focus(Math.max(0, index - 1), 'end');
    // What was below has come into its place.
    else focusWritten(Math.min(index, count - 2), isText ? 'end' : undefined);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= (count ?? 0)) return false;
    change(() => editor.move(at, from, to, { title: words.movedStep(title) }));
    flushSync(() => page.show(to));
    editor.say(words.moved(to + 1, count ?? 0));
    return true;
  };
  const duplicate = (index: number) => {
    const now = Array.from({ length: count ?? 0 }, (_, place) => names[place] ?? String(place));
    flushSync(() => {
      editor.duplicate(`${at}/${index}`, { title: words.duplicated(title) });
      setNames(now.toSpliced(index + 1, 0, `copy ${doubled.current++}`));
      setFresh(index + 1);
      page.show(index + 1);
    });
    editor.say(words.duplicated(title));
    // On the page, too, it is the copy that is marked.
    editor.show(`${at}/${index + 1}`, { focus: false });
    // Not before the menu has let go of it.
    requestAnimationFrame(() => focus(index + 1));
  };
  const split = (index: number, texts: readonly string[], cursor: number) => {
    const [own, ...more] = texts;
    const last = index + more.length;
    const operations: Operation[] = [
      { kind: 'set', pointer: `${at}/${index}`, value: own ?? '' },
      ...more.map((value, place): Operation => ({ kind: 'insert', pointer: `${at}/${index + 1 + place}`, value })),
    ];
    change(() => editor.carryOut(operations, { title: words.added(title), at: `${at}/${last}` }));
    editor.say(words.added(title));
    focus(last, { text: 0, from: cursor, to: cursor });
  };
  const moveTo = (from: number, to: number) => {
    const place = prose.current?.place(from);
    if (move(from, to)) focusWritten(to, place);
  };
  const canRemove = (count ?? 0) > field.min || (field.optional && count === 1);
  const room = field.max - (count ?? 0);
  const commands = (index: number, removeKey?: ReactNode, removePoint?: () => void) => {
    const value = editor.valueOf(`${at}/${index}`);
    const now = kindAt(kinds, value);
    const others = now ? kinds.filter((one) => one !== now && converted(value, now, one) !== undefined) : [];
    const below = toAdd.length > 0 ? toAdd : kinds;
    return (
      <EntryItems
        index={index}
        count={count ?? 0}
        moveTo={(to) => moveTo(index, to)}
        duplicate={room < 1 ? undefined : () => duplicate(index)}
        remove={removePoint ?? (canRemove ? () => removeAt(index) : undefined)}
        removeKey={removeKey}
      >
        {below.length < 2 ? (
          <Menu.Item disabled={room < 1} onClick={() => addAt(index + 1)}>
            {words.addBelow}
          </Menu.Item>
        ) : (
          room > 0 && <KindSubMenu title={words.addBelow} kinds={below} choose={(kind) => addAt(index + 1, kind)} />
        )}
        {!isProse && kinds.length > 1 && (
          <KindSubMenu title={words.turnInto} kinds={others} choose={(kind) => turn(index, kind)} />
        )}
      </EntryItems>
    );
  };
  const entry = (index: number, ownKinds: readonly EntryKind[]) => (
    <ListEntry
      key={`${generation} ${names[index] ?? index}`}
      field={field.entry}
      at={`${at}/${index}`}
      count={count ?? 0}
      isFresh={index === fresh}
      kinds={ownKinds}
      {...{ index, canRemove, room, move }}
      moveTo={(to) => moveTo(index, to)}
      remove={removeAt}
      split={(texts, cursor) => split(index, texts, cursor)}
      add={() => addAt(index + 1)}
      commands={(removeKey) => commands(index, removeKey)}
    />
  );
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      {(control) => (
        <>
          {isProse && (
            <ProseText
              {...{ ref: prose, field, at, control }}
              commands={(index, removePoint) => commands(index, undefined, removePoint)}
              line={(index, kind) => entry(index, kind ? [kind] : [])}
            />
          )}
          {!isProse && count !== undefined && count > 0 && (
            <>
              {page.tools}
              <ol ref={list} className={classes.entries}>
                {page.places.map((index) => entry(index, kinds))}
              </ol>
            </>
          )}
          {(count ?? 0) < field.max && (
            <Group gap={4}>
              {toAdd.length > 0 ? (
                <KindMenu title={words.add(title)} kinds={toAdd} choose={add} isOnly />
              ) : (
                <Button ref={addButton} variant="light" size="xs" leftSection={<Glyph name="plus" />} onClick={() => add()}>
                  {words.add(title)}
                </Button>
              )}
              {others.length > 0 && <KindMenu title={words.addOther} kinds={others} choose={add} />}
            </Group>
          )}
          {isRecords(at) && <PasteRows at={at} field={field} />}
        </>
      )}
    </Labelled>
  );
}

/** The number of entries; undefined where there is no list. A text that may become several is one. */
const lengthOf = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : typeof value === 'string' ? 1 : undefined;
