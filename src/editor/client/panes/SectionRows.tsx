/** The sections of the shown page, one row each. Alt+↑ and Alt+↓ move one, Delete removes it, Ctrl+D doubles it; the menu says so in words. */
import { ActionIcon, Menu } from '@mantine/core';
import dotsIcon from '@tabler/icons/outline/dots.svg?raw';
import plusIcon from '@tabler/icons/outline/plus.svg?raw';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { summaryOf } from '../../form/blank.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Marker } from '../parts/Marker.tsx';
import { fillIn } from '../state/fill-in.ts';
import { listAt } from '../state/selection.ts';
import { useEditor, useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Outline.module.css';
import { Picker } from './Picker.tsx';

export function SectionRows({ page }: { page: number }) {
  const words = useWords();
  const path = String(useValue(`/routes/${page}/path`) ?? '');
  const count = useSelected(({ document }) => listAt(listAt(document.value, 'routes')[page], 'sections').length);
  const [place, setPlace] = useState<number>();
  return (
    <>
      <ol className={classes.sections} aria-label={words.sectionsOf(path === '*' ? words.notFound : path)}>
        {Array.from({ length: count }, (_, index) => (
          <SectionRow key={index} page={page} index={index} count={count} add={setPlace} />
        ))}
      </ol>
      <button type="button" className={classes.add} onClick={() => setPlace(count)}>
        <Glyph svg={plusIcon} />
        {words.addSection}
      </button>
      {place !== undefined && <Picker page={page} place={place} close={() => setPlace(undefined)} />}
    </>
  );
}

interface SectionRowProps {
  page: number;
  index: number;
  count: number;
  /** Asks for a new section at a place. */
  add: (place: number) => void;
}

const SectionRow = memo(function SectionRow({ page, index, count, add }: SectionRowProps) {
  const editor = useEditor();
  const words = useWords();
  const list = `/routes/${page}/sections`;
  const pointer = `${list}/${index}`;
  const value = useValue(pointer) as { type?: string } | undefined;
  const form = useSelected(({ forms }) => forms?.sections[value?.type ?? '']);
  const title = form?.title ?? value?.type ?? '';
  const summary = useSelected(({ document }) =>
    form ? fillIn(summaryOf({ ...form, kind: 'object', optional: false }, value), document.value) : '',
  );
  const isSelected = useSelected(
    ({ selection }) => selection.kind === 'section' && selection.page === page && selection.section === index,
  );
  const row = useRef<HTMLButtonElement>(null);

  const moveTo = (place: number) => {
    if (place < 0 || place >= count) return;
    editor.move(list, index, place, { title: words.movedStep(title) });
    editor.select({ kind: 'section', page, section: place });
    editor.say(words.moved(place + 1, count));
    // The row stands for a place: the focus goes on to the place where the section is now.
    const rows = row.current?.closest('ol')?.querySelectorAll<HTMLElement>('[data-row]');
    rows?.[place]?.focus();
  };
  const duplicate = () => {
    editor.duplicate(pointer, { title: words.duplicated(title) });
    editor.select({ kind: 'section', page, section: index + 1 });
  };
  const remove = () => {
    editor.remove(pointer, { title: words.removed(title) });
    editor.say(words.removed(title));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey && key === 'ArrowUp') moveTo(index - 1);
    else if (altKey && key === 'ArrowDown') moveTo(index + 1);
    else if (key === 'Delete') remove();
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') duplicate();
    else return;
    event.preventDefault();
  };
  return (
    <li className={classes.section}>
      <button
        ref={row}
        type="button"
        className={classes.row}
        aria-current={isSelected}
        data-row={pointer}
        tabIndex={isSelected ? 0 : -1}
        onClick={() => editor.show(pointer, { focus: false })}
        onKeyDown={onKeyDown}
      >
        <span className={classes.title}>{title}</span>
        <span className={classes.detail}>{summary}</span>
        <Marker pointer={pointer} />
      </button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.more}
            aria-label={words.commandsOf(title)}
            tabIndex={isSelected ? 0 : -1}
          >
            <Glyph svg={dotsIcon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item rightSection="Alt+↑" disabled={index === 0} onClick={() => moveTo(index - 1)}>
            {words.moveUp}
          </Menu.Item>
          <Menu.Item rightSection="Alt+↓" disabled={index === count - 1} onClick={() => moveTo(index + 1)}>
            {words.moveDown}
          </Menu.Item>
          <Menu.Item rightSection="Ctrl+D" onClick={duplicate}>
            {words.duplicate}
          </Menu.Item>
          <Menu.Item onClick={() => add(index + 1)}>{words.addSectionBelow}</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" rightSection={words.deleteKey} onClick={remove}>
            {words.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
});
