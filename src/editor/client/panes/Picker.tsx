/** The choice of a section type. */
import { TextInput } from '@mantine/core';
import searchIcon from '@tabler/icons/outline/search.svg?raw';
import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { moveFocus } from '../parts/roving.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Picker.module.css';

/** @param place - where the new section stands among those of the page */
export function Picker({ page, place, close }: { page: number; place: number; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const forms = useSelected((state) => state.forms);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = Object.entries(forms?.sections ?? {})
    .filter(([type, { title, description }]) => `${type} ${title} ${description}`.toLowerCase().includes(wanted))
    .sort(([, one], [, other]) => one.title.localeCompare(other.title));
  const add = (type: string) => {
    const { title, starter } = forms?.sections[type] ?? {};
    editor.insert(`/routes/${page}/sections`, place, { type, ...starter }, { title: words.added(title ?? type) });
    editor.show(`/routes/${page}/sections/${place}`, { focus: false });
    editor.say(words.added(title ?? type));
    close();
  };
  return (
    <Dialog onClose={close} title={words.picker} size="xl">
      <TextInput
        type="search"
        aria-label={words.pickerSearch}
        placeholder={words.pickerSearch}
        leftSection={<Glyph svg={searchIcon} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === 'Enter' && first) add(first[0]);
        }}
        data-autofocus
      />
      <ul className={classes.list} onKeyDown={moveFocus}>
        {found.map(([type, { title, description }], index) => (
          <li key={type}>
            <button type="button" className={classes.type} data-row tabIndex={index === 0 ? 0 : -1} onClick={() => add(type)}>
              <strong>{title}</strong>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{words.nothingFound}</p>}
    </Dialog>
  );
}
