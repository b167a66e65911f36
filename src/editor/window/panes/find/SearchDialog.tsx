/** Ctrl+F: every text of the website, found by its words; Enter leads to its field. Ctrl+H: what is found is replaced. */

import { Button, Group } from '@mantine/core';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { actionOf } from '../../../keys.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { SearchInput } from '../../parts/SearchInput.tsx';
import { excerptOf, maxShown, type SearchableText, searchTexts, textsOf } from '../../state/search-texts.ts';
import { useEditorAndWords, useSelected, useTyped } from '../../state/use-editor.ts';
import { FoundList, Pieces } from './FoundList.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import classes from './SearchDialog.module.css';

export function SearchDialog() {
  const { editor, words } = useEditorAndWords();
  const isOpen = useSelected((state) => state.isSearching);
  if (!isOpen) return null;
  return (
    <Dialog title={words.searchTexts} onClose={() => editor.search(false)} size="lg" padding="md">
      <Search />
    </Dialog>
  );
}

function Search() {
  const { editor, words } = useEditorAndWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const forms = useSelected((state) => state.forms);
  const manifest = useSelected(({ document }) => document.value);
  const input = useRef<HTMLInputElement>(null);
  const isReplacing = useSelected((state) => state.isReplacing);
  const [wanted, setWanted, forget] = useTyped('search', () => '');
  const [place, setPlace] = useState(0);
  // The letters come first; for the first one all texts are gathered.
  const searched = useDeferredValue(wanted);
  const isAsked = searched.trim() !== '';
  const texts = useMemo(() => (forms && isAsked ? textsOf(manifest, forms) : []), [manifest, forms, isAsked]);
  const found = useMemo(() => searchTexts(texts, searched), [texts, searched]);
  const shown = found.slice(0, maxShown);
  const active = shown[Math.min(place, shown.length - 1)];

  // At once: who writes on after Ctrl+F writes here.
  useLayoutEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const lead = (pointer: string) => {
    forget();
    editor.search(false);
    editor.show(pointer, { focus: true });
  };
  const take = () => {
    // Enter may come before the last letters have been searched for.
    const [first] = searched === wanted ? [active] : searchTexts(forms ? textsOf(manifest, forms) : [], wanted);
    if (first) lead(first.pointer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const places: Record<string, number> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      PageDown: Math.min(last, place + 10),
      PageUp: Math.max(0, place - 10),
    };
    const next = places[event.key];
    if (next !== undefined) setPlace(next);
    else if (event.key === 'Enter') take();
    else if (actionOf(event, 'window') === 'replace') editor.search(true, { isReplacing: true });
    else return;
    event.preventDefault();
  };

  return (
    <>
      <SearchInput
        ref={input}
        label={words.searchTexts}
        {...(!isReplacing && {
          role: 'combobox',
          'aria-expanded': shown.length > 0,
          'aria-controls': id,
          'aria-activedescendant': active && `${id}-${shown.indexOf(active)}`,
          onKeyDown,
        })}
        placeholder={words.searchHint}
        value={wanted}
        change={(text) => {
          setWanted(text);
          setPlace(0);
        }}
      />
      <Group justify="space-between" mt="xs">
        <Hint size="xs" mih="1lh" mt={6} role="status">
          {isAsked && (found.length === 0 ? words.nothingFound : words.found(found.length))}
        </Hint>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={isReplacing}
          onClick={() => editor.search(true, { isReplacing: !isReplacing })}
        >
          {words.replace.open}
        </Button>
      </Group>
      {isReplacing ? (
        <ReplaceForm found={found} sought={searched} forget={forget} />
      ) : (
        <div ref={list} id={id} role="listbox" aria-label={words.searchTexts} className={classes.list}>
          <FoundList
            texts={shown}
            row={(text, index, place) => (
              <Option
                key={text.pointer}
                id={`${id}-${index}`}
                text={text}
                place={place}
                wanted={searched}
                isActive={text === active}
                lead={lead}
              />
            )}
          />
        </div>
      )}
      {!isReplacing && found.length > shown.length && <Hint size="xs">{words.moreFound(found.length - shown.length)}</Hint>}
    </>
  );
}

interface OptionProps {
  id: string;
  text: SearchableText;
  place: string;
  wanted: string;
  isActive: boolean;
  lead: (pointer: string) => void;
}

function Option({ id, text, place, wanted, isActive, lead }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field above, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onClick={() => lead(text.pointer)}
    >
      <Pieces pieces={excerptOf(text, wanted)} />
      <small>{place}</small>
    </div>
  );
}
