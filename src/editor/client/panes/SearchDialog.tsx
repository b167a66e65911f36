/** Ctrl+F: every text of the website, found by its words; Enter leads to its field. */
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchInput } from '../parts/SearchInput.tsx';
import { headingAround, placeOf } from '../state/describe-place.ts';
import type { EditorState } from '../state/editor-state.ts';
import { excerptOf, type SearchableText, searchTexts, textsOf } from '../state/search-texts.ts';
import { languageAt, languagesOf } from '../state/site-languages.ts';
import { useEditor, useSelected, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './SearchDialog.module.css';

/** More are a sign to write one more word. */
const maxShown = 100;

export function SearchDialog() {
  const editor = useEditor();
  const words = useWords();
  const isOpen = useSelected((state) => state.isSearching);
  if (!isOpen) return null;
  const lead = (pointer: string) => {
    editor.search(false);
    editor.show(pointer, { focus: true });
  };
  return (
    <Dialog title={words.searchTexts} onClose={() => editor.search(false)} size="lg" padding="md">
      <Search lead={lead} />
    </Dialog>
  );
}

function Search({ lead: leadTo }: { lead: (pointer: string) => void }) {
  const editor = useEditor();
  const words = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const forms = useSelected((state) => state.forms);
  const manifest = useSelected(({ document }) => document.value);
  const input = useRef<HTMLInputElement>(null);
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
    leadTo(pointer);
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
    else return;
    event.preventDefault();
  };

  return (
    <>
      <SearchInput
        ref={input}
        role="combobox"
        label={words.searchTexts}
        aria-expanded={shown.length > 0}
        aria-controls={id}
        aria-activedescendant={active && `${id}-${shown.indexOf(active)}`}
        placeholder={words.searchHint}
        value={wanted}
        change={(text) => {
          setWanted(text);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={classes.count} role="status">
        {isAsked && (found.length === 0 ? words.nothingFound : words.found(found.length))}
      </p>
      <div ref={list} id={id} role="listbox" aria-label={words.searchTexts} className={classes.list}>
        {groupsOf(shown).map(({ start, texts: group }) => {
          const [place = ''] = placeOf(editor.state(), group[0]?.pointer ?? '');
          const language = languageOf(editor.state(), group[0]?.pointer ?? '');
          const title = language === '' || place.includes(language) ? place : words.languages.partIn(place, language);
          return (
            // biome-ignore lint/a11y/useSemanticElements: options of a list box, no fields
            <div key={start} role="group" aria-label={title}>
              <div aria-hidden className={classes.page}>
                {title}
              </div>
              {group.map((text, index) => (
                <Option
                  key={text.pointer}
                  id={`${id}-${start + index}`}
                  text={text}
                  place={placeInPage(editor.state(), text.pointer)}
                  wanted={searched}
                  isActive={text === active}
                  lead={lead}
                />
              ))}
            </div>
          );
        })}
      </div>
      {found.length > shown.length && <p className={classes.count}>{words.moreFound(found.length - shown.length)}</p>}
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
      <span className={classes.text}>
        {excerptOf(text, wanted).map(({ text: piece, isMatch }, index) =>
          isMatch ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
        )}
      </span>
      <span className={classes.place}>{place}</span>
    </div>
  );
}

/** From the section, by its own heading where it is another text, to the field. */
function placeInPage(state: EditorState, pointer: string): string {
  const [, first = '', ...more] = placeOf(state, pointer);
  const heading = headingAround(state, pointer);
  return [heading && more.length > 0 ? `${first} „${heading}“` : first, ...more].join(' › ');
}

/** What the language is called that a text is in; empty where the site has one only. */
function languageOf({ document: { value } }: EditorState, pointer: string): string {
  return languagesOf(value).length > 1 ? languageAt(value, pointer).label : '';
}

/** Texts that stand on one page, or in one part: they come one after the other. */
function groupsOf(texts: readonly SearchableText[]): { start: number; texts: SearchableText[] }[] {
  const groups: { start: number; whole: string; texts: SearchableText[] }[] = [];
  for (const [index, text] of texts.entries()) {
    const whole = /^\/(?:routes\/\d+|languages\/\d+\/[^/]+|[^/]+)/.exec(text.pointer)?.[0] ?? '';
    const last = groups.at(-1);
    if (last?.whole === whole) last.texts.push(text);
    else groups.push({ start: index, whole, texts: [text] });
  }
  return groups;
}
