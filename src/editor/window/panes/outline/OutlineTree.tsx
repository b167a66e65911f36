/** The tree of all pages, with the sections of the one that is shown, and a filter above it. Only the rows that are seen are drawn. */

import { Button } from '@mantine/core';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddressDialog } from '../../pages/AddressDialog.tsx';
import { findInOutline, rowNamed } from '../../pages/find-in-outline.ts';
import { NewPageDialog } from '../../pages/NewPageDialog.tsx';
import type { OutlineRow } from '../../pages/outline-tree.ts';
import { RemovePageDialog } from '../../pages/RemovePageDialog.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { focusSelectedRow } from '../../parts/roving.ts';
import { SearchInput } from '../../parts/SearchInput.tsx';
import { useWindow } from '../../parts/use-window.ts';
import { pointerOf } from '../../state/selection.ts';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { type AskedOfSections, SectionDialog } from '../sections/SectionItems.tsx';
import classes from './Outline.module.css';
import { type PlacedRow, TreeRow } from './OutlineRow.tsx';
import { type Asked, PageRow } from './PageRows.tsx';
import { SectionRow } from './SectionRows.tsx';
import { useOutlineRows } from './use-outline-rows.ts';

/** How high each row is, in rem: as many lines as it has. Their styles let no line wrap. */
const heights = { language: 2.25, folder: 2, page: 2.75, section: 2.75, add: 2.25 };
const noteHeight = 1.125;

export function OutlineTree() {
  const { editor, words } = useEditorAndWords();
  const [wanted, setWanted] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [askedOf, setAskedOf] = useState<AskedOfSections>();
  const tree = useRef<HTMLDivElement>(null);
  const begun = useRef({ letters: '', at: 0 });
  const { rows, rowsFor, toggle } = useOutlineRows(useDeferredValue(wanted));
  const { drawn, hold } = useDrawnRows(tree, rows);
  const close = () => setAsked(undefined);
  const focusRow = (place: number) => {
    const { key } = rows[place] ?? {};
    if (key === undefined) return;
    // It may be one that is not drawn yet.
    flushSync(() => hold(key));
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
  };
  const leaveFilter = () => {
    flushSync(() => setWanted(''));
    focusSelectedRow();
  };
  const takeFirst = () => {
    // Enter may come before the last letters have been searched for.
    const found = findInOutline(editor.state(), wanted);
    const hit =
      found && rowsFor(found).find((row) => row.kind === 'section' || ('page' in row && found.get(row.page) === 'page'));
    if (hit?.kind === 'section') editor.show(hit.key, { focus: false });
    else if (hit?.kind === 'page') editor.select({ kind: 'page', page: hit.page });
    if (hit) focusSelectedRow();
  };
  /** Letters in a row are one word, as in lists of the system. */
  const typeOn = (letter: string, time: number): string => {
    const { letters, at } = begun.current;
    begun.current = { letters: time - at < 700 ? letters + letter : letter, at: time };
    return begun.current.letters;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const place = rows.findIndex((row) => row.key === (target as HTMLElement).dataset.row);
    const row = rows[place];
    if (!row || altKey || ctrlKey || metaKey) return;
    const isOpen = 'isOpen' in row ? row.isOpen : undefined;
    if (key === 'Escape' && wanted !== '') leaveFilter();
    else if (key === 'ArrowRight' && isOpen === false) toggle(row);
    else if (key === 'ArrowRight' && (rows[place + 1]?.level ?? 0) > row.level) focusRow(place + 1);
    else if (key === 'ArrowRight' && row.kind === 'page') editor.select({ kind: 'page', page: row.page });
    else if (key === 'ArrowLeft' && isOpen === true && wanted === '') toggle(row);
    else if (key === 'ArrowLeft') focusRow(rows.findLastIndex(({ level }, index) => index < place && level < row.level));
    else if (/^[^\s]$/u.test(key)) focusRow(rowNamed(editor.state(), rows, place, typeOn(key, event.timeStamp)));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <SearchInput
        isAlwaysThere
        mx={8}
        mb={6}
        size="xs"
        label={words.filterPages}
        value={wanted}
        change={setWanted}
        take={takeFirst}
        enterList={() => focusRow(0)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leaveFilter();
        }}
      />
      <div
        ref={tree}
        role="tree"
        aria-label={words.pages}
        className={classes.tree}
        style={{ height: drawn.height }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => hold(target.dataset.row)}
        // In Safari what is dragged has no focus, and it must stay drawn.
        onDragStart={({ target }) => hold((target as HTMLElement).dataset.row)}
      >
        {drawn.rows.map((placed) => {
          const { row } = placed;
          if (row.kind === 'page') return <PageRow key={row.key} {...placed} row={row} toggle={toggle} ask={setAsked} />;
          if (row.kind === 'section') return <SectionRow key={row.key} {...placed} row={row} ask={setAskedOf} />;
          if (row.kind !== 'add') return <Folder key={row.key} {...placed} row={row} toggle={toggle} />;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: its button is, by the arrow keys like each row
            <div
              key={row.key}
              role="treeitem"
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.size}
              className={classes.item}
              style={{ top: placed.top, height: placed.height, ['--level' as string]: row.level }}
            >
              <Button
                variant="subtle"
                size="compact-md"
                px={4}
                fw={400}
                leftSection={<Glyph name="plus" />}
                className={classes.add ?? ''}
                data-row={row.key}
                tabIndex={-1}
                onClick={() =>
                  setAskedOf({ page: row.page, ...(row.under === undefined ? { place: row.count } : { under: row.under }) })
                }
              >
                {row.under === undefined ? words.addSection : words.newEntry}
              </Button>
            </div>
          );
        })}
      </div>
      <Hint size="md" mx={14} role="status">
        {wanted !== '' && rows.length === 0 && words.nothingFound}
      </Hint>
      <Button
        variant="subtle"
        size="compact-md"
        px={4}
        fw={400}
        mx={8}
        leftSection={<Glyph name="plus" />}
        onClick={() => setAsked({ what: 'new', page: 0 })}
      >
        {words.addPage}
      </Button>
      {asked?.what === 'new' && <NewPageDialog close={close} />}
      {asked?.what === 'copy' && <NewPageDialog copied={asked.page} into={asked.into} close={close} />}
      {asked?.what === 'address' && <AddressDialog page={asked.page} close={close} />}
      {asked?.what === 'entry' && <NewPageDialog under={asked.under ?? '/'} close={close} />}
      {asked?.what === 'remove' && <RemovePageDialog page={asked.page} close={close} />}
      {askedOf && <SectionDialog asked={askedOf} close={() => setAskedOf(undefined)} />}
    </>
  );
}

type FolderRow = Extract<OutlineRow, { kind: 'folder' | 'language' }>;

/** What is no page itself: a language, or an address that only pages below it have. */
function Folder({ row, toggle, ...placed }: PlacedRow<FolderRow> & { toggle: (row: OutlineRow) => void }) {
  const isLanguage = row.kind === 'language';
  return (
    <TreeRow
      {...placed}
      row={row}
      isSelected={false}
      title={isLanguage ? row.language.label : row.path}
      {...(isLanguage && { lang: row.language.lang })}
      choose={() => toggle(row)}
      toggle={toggle}
    />
  );
}

/** Where the rows lie that are seen, and those that have to be drawn wherever they are. */
function useDrawnRows(tree: React.RefObject<HTMLElement | null>, rows: readonly OutlineRow[]) {
  const [held, hold] = useState<string>();
  const selected = useSelected(({ selection }) => pointerOf(selection));
  const tops = useMemo(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    let top = 0;
    return [
      0,
      ...rows.map((row) => {
        const lines = heights[row.kind] + (row.kind === 'page' && row.hasNote ? noteHeight : 0);
        top += lines * rem;
        return top;
      }),
    ];
  }, [rows]);
  const [from, to] = useWindow(tree, tops);
  const places = useMemo(() => new Map(rows.map(({ key }, place) => [key, place])), [rows]);
  // The arrow keys lead from the focus to its neighbours, Home and End to the ends, and Tab to what is selected.
  const around = (key: string | undefined) => {
    const place = places.get(key ?? '');
    return place === undefined ? [] : [place - 1, place, place + 1];
  };
  const wanted = [0, rows.length - 1, ...around(held), ...around(selected)].filter((place) => place >= 0 && place < rows.length);
  const within = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  // Where what is selected has no row here, Tab comes to the first one.
  const isStopSeen = places.has(selected);
  const drawn = [...new Set([...within, ...wanted])].toSorted((one, other) => one - other);
  return {
    hold,
    drawn: {
      height: tops.at(-1) ?? 0,
      rows: drawn.flatMap((place): PlacedRow<OutlineRow>[] => {
        const [row, top = 0, end = 0] = [rows[place], tops[place], tops[place + 1]];
        return row ? [{ row, top, height: end - top, isStart: !isStopSeen && place === 0 }] : [];
      }),
    },
  };
}
