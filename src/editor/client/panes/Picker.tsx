/** The choice of a section type. The one that is pointed at shows what it looks like on this site. */
import { TextInput } from '@mantine/core';
import searchIcon from '@tabler/icons/outline/search.svg?raw';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { focusSelectedRow, moveFocus } from '../parts/roving.ts';
import { starterFor } from '../state/starter-for.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Picker.module.css';
import { SampleFrame } from './SampleFrame.tsx';

/** @param place - where the new section stands among those of the page */
export function Picker({ page, place, close }: { page: number; place: number; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const forms = useSelected((state) => state.forms);
  const [search, setSearch] = useState('');
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const wanted = search.trim().toLowerCase();
  const found = Object.entries(forms?.sections ?? {})
    .filter(([type, { title, description }]) => `${type} ${title} ${description}`.toLowerCase().includes(wanted))
    .sort(([, one], [, other]) => rank(one.title, wanted) - rank(other.title, wanted) || one.title.localeCompare(other.title));
  const [current] = found.find(([type]) => type === pointed) ?? found[0] ?? [];
  const add = (type: string) => {
    const title = words.added(forms?.sections[type]?.title ?? type);
    const select = { kind: 'section', page, section: place } as const;
    editor.insert(`/routes/${page}/sections`, place, starterFor(editor.state(), type), { title, select });
    editor.show(`/routes/${page}/sections/${place}`, { focus: false });
    editor.say(title);
    close();
    focusSelectedRow();
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current !== undefined) add(current);
    else if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[data-row]')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog onClose={close} title={words.picker} size="70rem">
      <div className={classes.root}>
        <div className={classes.choice}>
          <TextInput
            type="search"
            aria-label={words.pickerSearch}
            placeholder={words.pickerSearch}
            leftSection={<Glyph svg={searchIcon} />}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              // What is found first is what Enter takes.
              setPointed(undefined);
            }}
            onKeyDown={onSearchKey}
            data-autofocus
          />
          <ul ref={list} className={classes.list} onKeyDown={moveFocus}>
            {found.map(([type, { title, description }], index) => (
              <li key={type}>
                <RowButton
                  className={classes.type}
                  data-row
                  data-pointed={type === current || undefined}
                  tabIndex={index === 0 ? 0 : -1}
                  onPointerMove={() => setPointed(type)}
                  onFocus={() => setPointed(type)}
                  onClick={() => add(type)}
                >
                  <strong>{title}</strong>
                  <span>{description}</span>
                </RowButton>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p>{words.nothingFound}</p>}
        </div>
        {current !== undefined && <SampleFrame type={current} title={forms?.sections[current]?.title ?? current} />}
      </div>
    </Dialog>
  );
}

/** What is called so comes before what is only described so. */
const rank = (title: string, wanted: string): number => (title.toLowerCase().includes(wanted) ? 0 : 1);
