/** The choice of a section type. The one that is pointed at shows what it looks like on this site. */
import { useRef, useState } from 'react';
import { child } from '../../../json-text/pointer.ts';
import { summaryOf } from '../../fields/blank.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { focusFirstRow, focusSelectedRow, moveFocus } from '../parts/roving.ts';
import { SearchInput } from '../parts/SearchInput.tsx';
import { fillIn } from '../state/fill-in.ts';
import { countPages, newSection, reusedOf } from '../state/reused.ts';
import { useEditor, useSelected, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { findTypes } from './find-types.ts';
import classes from './Picker.module.css';
import { SampleFrame } from './SampleFrame.tsx';

/** @param place - where the new section stands among those of the page */
export function Picker({ page, place, close }: { page: number; place: number; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const sections = useSelected((state) => state.forms?.sections) ?? {};
  const [search, setSearch, forget] = useTyped('section', () => '');
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const state = editor.state();
  // Those that stand on several pages come first, found by all that they say of themselves.
  const reused = reusedOf(state).map(({ name, pointer, section }) => {
    const form = sections[String(child(section, 'type'))];
    const summary = form ? fillIn(summaryOf({ ...form, kind: 'object', optional: false }, section), state.document.value) : '';
    const detail = [summary, words.reuse.on(countPages(state, pointer))].filter(Boolean).join(' · ');
    return { choice: pointer, title: words.reuse.named(form?.title ?? name), detail, all: `${name} ${summary} ${form?.title}` };
  });
  const isMeant = ({ all, title }: (typeof reused)[number]) =>
    `${title} ${all}`.toLowerCase().includes(search.trim().toLowerCase());
  const choices: Record<string, { title: string; detail: string }> = Object.fromEntries([
    ...reused.filter(isMeant).map(({ choice, ...said }) => [choice, said] as const),
    ...findTypes(sections, search).map((type) => {
      const { title = type, description: detail = '' } = sections[type] ?? {};
      return [type, { title, detail }] as const;
    }),
  ]);
  const found = Object.keys(choices);
  const current = found.find((type) => type === pointed) ?? found[0];
  const add = (type: string) => {
    const title = words.added(choices[type]?.title ?? type);
    const select = { kind: 'section', page, section: place } as const;
    editor.insert(`/routes/${page}/sections`, place, newSection(editor.state(), type), { title, select });
    editor.show(`/routes/${page}/sections/${place}`, { focus: false });
    editor.say(title);
    forget();
    close();
    focusSelectedRow();
  };
  return (
    <Dialog onClose={close} title={words.picker} size="70rem">
      <div className={classes.root}>
        <div className={classes.choice}>
          <SearchInput
            label={words.pickerSearch}
            value={search}
            change={(text) => {
              setSearch(text);
              // What is found first is what Enter takes.
              setPointed(undefined);
            }}
            take={() => current !== undefined && add(current)}
            enterList={() => focusFirstRow(list.current)}
          />
          {found.length === 0 && <p role="status">{words.nothingFound}</p>}
          <ul ref={list} className={classes.list} onKeyDown={moveFocus}>
            {found.map((type, index) => (
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
                  <strong>{choices[type]?.title}</strong>
                  <span>{choices[type]?.detail}</span>
                </RowButton>
              </li>
            ))}
          </ul>
        </div>
        {current !== undefined && <SampleFrame type={current} title={choices[current]?.title ?? current} />}
      </div>
    </Dialog>
  );
}
