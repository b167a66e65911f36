/** Chooses the entries of a long list that are drawn: one page of them, or of those that are searched. */
import { Button, Group } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { Hint } from '../parts/Hint.tsx';
import { SearchInput } from '../parts/SearchInput.tsx';
import { fold, wordsOf } from '../state/search-texts.ts';
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
  const isAsked = searched.trim() !== '';
  const list = useSelected(({ document }) => (isAsked ? valueAt(document.value, at) : undefined));
  const found = useMemo(() => placesWith(list, searched), [list, searched]);
  const all = found?.length ?? count;
  const begin = Math.min(first, Math.max(0, all - 1));
  const from = begin - (begin % pageSize);
  const to = Math.min(all, from + pageSize);
  const show = (place: number) => {
    if (found && !found.includes(place)) setWanted('');
    setFirst(found?.includes(place) ? found.indexOf(place) : place);
  };
  // Whatever leads to an entry, it is there.
  const target = useSelected((state) => state.target);
  const [seen, setSeen] = useState<typeof target>();
  if (target !== seen) {
    setSeen(target);
    const [place] = target?.pointer.startsWith(`${at}/`) ? pointerKeys(target.pointer.slice(at.length)) : [];
    if (place !== undefined) show(Number(place));
  }
  const places = Array.from({ length: to - from }, (_, index) => found?.[from + index] ?? from + index);
  const turn = (label: string, next: number) => (
    <Button variant="subtle" size="compact-xs" disabled={next < 0 || next >= all} onClick={() => setFirst(next)}>
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
          {all === 0 ? nothingFound : words.shown(from + 1, to, all)}
        </Hint>
        {turn(words.next, from + pageSize)}
      </Group>
    </>
  );
  return { places, show, tools };
}

/** @returns the places of the entries that say every word of it; undefined where nothing is searched */
function placesWith(list: unknown, wanted: string): number[] | undefined {
  const [, words] = wordsOf(wanted);
  if (!Array.isArray(list) || words.length === 0) return undefined;
  return list.flatMap((entry, place) => {
    const said = fold(textsIn(entry).join(' '));
    return words.every((word) => said.includes(word)) ? [place] : [];
  });
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
