/** Chooses the entries of a long list that are drawn: one page of them, or of those that are searched. */
import { Button, Group } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { Hint } from '../parts/Hint.tsx';
import { SearchInput } from '../parts/SearchInput.tsx';
import { searchFor } from '../state/search-texts.ts';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';

/** A thousand folded entries take a second to draw. */
const pageSize = 50;

export interface ListPage {
  /** The entries at these places are drawn. */
  places: readonly number[];
  /** Turns to the page of an entry. */
  show: (place: number) => void;
  /** The search, and what turns the page; nothing for a short list. */
  tools: ReactNode;
}

export function useListPage(at: string, count: number): ListPage {
  const { nothingFound, collections: words } = useWords();
  const [first, setFirst] = useState(0);
  const [wanted, setWanted] = useState('');
  const searched = useDeferredValue(wanted);
  const list = useSelected(({ document }) => (searched.trim() === '' ? undefined : valueAt(document.value, at)));
  const found = useMemo(() => placesWith(list, searched) ?? [...Array(count).keys()], [list, searched, count]);
  const begin = Math.min(first, Math.max(0, found.length - 1));
  const from = begin - (begin % pageSize);
  const places = found.slice(from, from + pageSize);
  const show = (place: number) => {
    if (!found.includes(place)) setWanted('');
    setFirst(found.includes(place) ? found.indexOf(place) : place);
  };
  // Whatever leads to an entry, it is there.
  const target = useSelected((state) => state.target);
  const [seen, setSeen] = useState<typeof target>();
  if (target !== seen) {
    setSeen(target);
    const [place] = target?.pointer.startsWith(`${at}/`) ? pointerKeys(target.pointer.slice(at.length)) : [];
    if (place !== undefined) show(Number(place));
  }
  const turn = (label: string, next: number) => (
    <Button variant="subtle" size="compact-xs" disabled={next < 0 || next >= found.length} onClick={() => setFirst(next)}>
      {label}
    </Button>
  );
  const tools = count > pageSize && (
    <>
      <SearchInput
        isAlwaysThere
        size="xs"
        mb={4}
        label={words.search}
        value={wanted}
        change={(text) => {
          setWanted(text);
          setFirst(0);
        }}
      />
      <Group gap={4} mb={4}>
        {turn(words.previous, from - pageSize)}
        <Hint size="xs" role="status">
          {found.length === 0 ? nothingFound : words.shown(from + 1, from + places.length, found.length)}
        </Hint>
        {turn(words.next, from + pageSize)}
      </Group>
    </>
  );
  return { places, show, tools };
}

/** @returns the places of the entries that say every word of it; undefined where nothing is searched */
function placesWith(list: unknown, wanted: string): number[] | undefined {
  if (!Array.isArray(list) || wanted.trim() === '') return undefined;
  const saysAll = searchFor(wanted);
  return list.flatMap((entry, place) => (saysAll(textsIn(entry).join(' ')) ? [place] : []));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
