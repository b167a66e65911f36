/** The choice of a constant to put into a text. */

import { ScrollArea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { focusFirstRow, moveFocus } from '../parts/roving.ts';
import { SearchInput } from '../parts/SearchInput.tsx';
import { titleOfConstant } from '../state/constant-uses.ts';
import { useEditorAndWords, useTyped } from '../state/use-editor.ts';
import classes from './ConstantPicker.module.css';

export function ConstantPicker({ at, choose }: { at: string; choose: (name: string) => void }) {
  const { editor, words } = useEditorAndWords();
  const [search, setSearch, forget] = useTyped(`constant for ${at}`, () => '');
  const { constants = {}, placeholders = {} } = editor.state().document.value as Record<string, Record<string, unknown>>;
  const list = useRef<HTMLUListElement>(null);
  const wanted = search.trim().toLowerCase();
  const [named] = useState(() => {
    const { forms, document } = editor.state();
    return Object.entries({ ...constants, ...placeholders }).map(([name, value]) => {
      const title = titleOfConstant(forms, document.value, name);
      return { name, title, value: String(value) };
    });
  });
  const says = (text: string) => text.toLowerCase().includes(wanted);
  // What is called so comes before what only says so.
  const found = [
    ...named.filter(({ name, title }) => says(`${title} ${name}`)),
    ...named.filter(({ name, title, value }) => !says(`${title} ${name}`) && says(`${title} ${name} ${value}`)),
  ];
  const take = (name: string) => {
    forget();
    choose(name);
  };
  return (
    <>
      <SearchInput
        label={words.inputs.searchConstant}
        value={search}
        change={setSearch}
        take={() => found[0] && take(found[0].name)}
        enterList={() => focusFirstRow(list.current)}
      />
      <ScrollArea.Autosize mah={280} mt="xs" type="auto">
        <ul ref={list} onKeyDown={moveFocus}>
          {found.map(({ name, title, value }) => (
            <li key={name}>
              <RowButton className={classes.row} data-row tabIndex={-1} onClick={() => take(name)}>
                <strong>
                  {title} {title !== name && <small>{`{${name}}`}</small>}
                </strong>
                <Hint span truncate>
                  {value}
                </Hint>
              </RowButton>
            </li>
          ))}
        </ul>
        {found.length === 0 && words.nothingFound}
      </ScrollArea.Autosize>
    </>
  );
}
