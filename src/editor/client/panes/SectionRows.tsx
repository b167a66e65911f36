/** The sections of the shown page, one row each. Delete removes one, Ctrl+D doubles it; the menu says so in words. */
import { Menu } from '@mantine/core';
import plusIcon from '@tabler/icons/outline/plus.svg?raw';
import { type KeyboardEvent, memo, useState } from 'react';
import { child } from '../../../manifest/pointer.ts';
import { summaryOf } from '../../form/blank.ts';
import type { SectionForm } from '../../form/model.ts';
import { PageChooser } from '../pages/PageChooser.tsx';
import { RemoveItem } from '../parts/CommandMenu.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { listAt } from '../state/selection.ts';
import { useEditor, useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Outline.module.css';
import { MovableRow } from './OutlineRow.tsx';
import { Picker } from './Picker.tsx';
import { useSectionMoves } from './use-section-moves.ts';

/** What is asked for in a dialog: a new section at a place, or where else one shall go. */
type Asked = { place: number } | { section: number };

export function SectionRows({ page }: { page: number }) {
  const words = useWords();
  const path = String(useValue(`/routes/${page}/path`) ?? '');
  const count = useSelected(({ document }) => listAt(listAt(document.value, 'routes')[page], 'sections').length);
  const [asked, setAsked] = useState<Asked>();
  const { toPage } = useSectionMoves();
  const close = () => setAsked(undefined);
  return (
    <>
      <ol className={classes.sections} aria-label={words.sectionsOf(path === '*' ? words.notFound : path)}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <SectionRow page={page} index={index} count={count} ask={setAsked} />
          </li>
        ))}
      </ol>
      <button type="button" className={classes.add} onClick={() => setAsked({ place: count })}>
        <Glyph svg={plusIcon} />
        {words.addSection}
      </button>
      {asked && 'place' in asked && <Picker page={page} place={asked.place} close={close} />}
      {asked && 'section' in asked && (
        <PageChooser
          title={words.toWhichPage}
          without={page}
          choose={(to) => {
            close();
            toPage(page, asked.section, to);
          }}
          close={close}
        />
      )}
    </>
  );
}

interface SectionRowProps {
  page: number;
  index: number;
  count: number;
  ask: (asked: Asked) => void;
}

const SectionRow = memo(function SectionRow({ page, index, count, ask }: SectionRowProps) {
  const editor = useEditor();
  const words = useWords();
  const list = `/routes/${page}/sections`;
  const pointer = `${list}/${index}`;
  const value = useValue(pointer);
  const type = child(value, 'type');
  const form = useSelected(({ forms }) => child(forms?.sections, String(type)) as SectionForm | undefined);
  const title = form?.title ?? (typeof type === 'string' ? type : words.entry(index + 1));
  const summary = useSelected(({ document }) =>
    form ? fillIn(summaryOf({ ...form, kind: 'object', optional: false }, value), document.value) : '',
  );
  const { within } = useSectionMoves();
  const isOnlyPage = useSelected(({ document }) => listAt(document.value, 'routes').length < 2);

  const duplicate = () => {
    editor.duplicate(pointer, { title: words.duplicated(title), select: { kind: 'section', page, section: index + 1 } });
    editor.say(words.duplicated(title));
    focusSelectedRow();
  };
  const remove = () => {
    editor.remove(pointer, { title: words.removed(title) });
    editor.sayDone(words.removed(title));
    focusSelectedRow();
  };
  const handleKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Delete') remove();
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') duplicate();
    else return false;
    return true;
  };
  return (
    <MovableRow
      selection={{ kind: 'section', page, section: index }}
      title={title}
      detail={summary}
      list={list}
      index={index}
      count={count}
      move={(from, to) => within(page, from, to)}
      handleKey={handleKey}
      commands={
        <>
          <Menu.Item disabled={isOnlyPage} onClick={() => ask({ section: index })}>
            {words.toOtherPage}
          </Menu.Item>
          <Menu.Item rightSection={words.key('D')} onClick={duplicate}>
            {words.duplicate}
          </Menu.Item>
          <Menu.Item onClick={() => ask({ place: index + 1 })}>{words.addSectionBelow}</Menu.Item>
          <RemoveItem rightSection={words.deleteKey} onClick={remove}>
            {words.remove}
          </RemoveItem>
        </>
      }
    />
  );
});
