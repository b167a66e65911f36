/**
 * The menu of a place of the page, at the pointer: what the place itself allows, what the entries of lists do that it stands in, and its
 * section. The same commands stand in the lines of the form and of the outline.
 */
import { Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AskedMenu } from '../../../preview/messages.ts';
import { SubMenu } from '../../parts/CommandMenu.tsx';
import { EntryItems } from '../../parts/EntryItems.tsx';
import { MoveItems } from '../../parts/MoveItems.tsx';
import { PointMenu } from '../../parts/PointMenu.tsx';
import { commandsAt, type EntryPlace, type PlaceCommands } from '../../state/place-commands.ts';
import { removeAt } from '../../state/remove-at.ts';
import { sectionTitle, selectionFor } from '../../state/reused.ts';
import { listAt, pointerOf } from '../../state/selection.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import { type AskedOfSections, SectionDialog, SectionItems } from '../sections/SectionItems.tsx';
import { useSectionCommands } from '../sections/use-section-commands.ts';

export interface OpenedMenu extends Pick<AskedMenu, 'by' | 'x' | 'y'> {
  /** The pointer of the place in the draft. */
  at: string;
  /** Left out where it is no text that is written where it stands. */
  write: (() => void) | undefined;
}

export function PageMenu({ menu, close }: { menu: OpenedMenu | undefined; close: () => void }) {
  const [asked, setAsked] = useState<AskedOfSections>();
  return (
    <>
      {menu && <OpenMenu key={`${menu.at} ${menu.x} ${menu.y}`} menu={menu} close={close} ask={setAsked} />}
      {asked && <SectionDialog asked={asked} close={() => setAsked(undefined)} />}
    </>
  );
}

interface OpenMenuProps {
  menu: OpenedMenu;
  close: () => void;
  ask: (asked: AskedOfSections) => void;
}

function OpenMenu({ menu, close, ask }: OpenMenuProps) {
  const { at, write, ...place } = menu;
  const editor = useEditor();
  const words = useWords();
  const selection = selectionFor(editor.state(), at);
  const section = selection.kind === 'section' ? selection : undefined;
  const title = useSelected((state) => (section ? sectionTitle(state, pointerOf(section)) : ''));
  const commands = commandsAt(editor.state(), at);
  return (
    <PointMenu label={words.commandsOf(commands.title || title)} close={close} {...place}>
      <PlaceItems at={at} commands={commands} write={write} />
      {commands.entries.map((entry, index) => (
        <Group key={entry.at} title={entry.title} isInnermost={index === 0}>
          <EntryOnPage entry={entry} />
        </Group>
      ))}
      {section && (
        <Group title={words.sectionNamed(title)} isInnermost={commands.entries.length === 0}>
          <SectionOnPage page={section.page} section={section.section} ask={ask} />
        </Group>
      )}
    </PointMenu>
  );
}

/** What is around it has a menu of its own. */
function Group({ title, isInnermost, children }: { title: string; isInnermost: boolean; children: ReactNode }) {
  return (
    <>
      <Menu.Divider />
      {isInnermost ? (
        <>
          <Menu.Label>{title}</Menu.Label>
          {children}
        </>
      ) : (
        <SubMenu title={title}>{children}</SubMenu>
      )}
    </>
  );
}

interface PlaceItemsProps {
  at: string;
  commands: PlaceCommands;
  write: (() => void) | undefined;
}

function PlaceItems({ at, commands: { title, kind, link, isOptional }, write }: PlaceItemsProps) {
  const editor = useEditor();
  const words = useWords();
  const open = () => editor.show(at, { focus: true, opens: true });
  return (
    <>
      {kind === 'text' && write && <Menu.Item onClick={write}>{words.writeThere}</Menu.Item>}
      {kind === 'image' && <Menu.Item onClick={open}>{words.changeImage}</Menu.Item>}
      {kind === 'icon' && <Menu.Item onClick={open}>{words.changeIcon}</Menu.Item>}
      {link !== undefined && <Menu.Item onClick={() => editor.show(link, { focus: true })}>{words.changeLink}</Menu.Item>}
      <Menu.Item onClick={() => editor.show(at, { focus: true })}>{words.showInForm}</Menu.Item>
      {isOptional && <Menu.Item onClick={() => removeAt(editor, at)}>{words.without(title)}</Menu.Item>}
    </>
  );
}

function EntryOnPage({ entry: { at, list, index, count, title, hasRoom, canRemove } }: { entry: EntryPlace }) {
  const editor = useEditor();
  const words = useWords();
  const goTo = (place: number) => editor.show(`${list}/${place}`, { focus: false, from: 'page', stays: true });
  return (
    <EntryItems
      index={index}
      count={count}
      moveTo={(to) => {
        editor.move(list, index, to, { title: words.movedStep(title) });
        goTo(to);
        editor.say(words.moved(to + 1, count));
      }}
      duplicate={
        hasRoom
          ? () => {
              editor.duplicate(at, { title: words.duplicated(title) });
              goTo(index + 1);
              editor.say(words.duplicated(title));
            }
          : undefined
      }
      remove={canRemove ? () => removeAt(editor, at) : undefined}
      withKeys={false}
    />
  );
}

function SectionOnPage({ page, section, ask }: { page: number; section: number; ask: (asked: AskedOfSections) => void }) {
  const editor = useEditor();
  const { within } = useSectionCommands();
  const count = listAt(editor.valueOf(`/routes/${page}`), 'sections').length;
  return (
    <>
      <MoveItems index={section} count={count} moveTo={(to) => within(page, section, to)} withKeys={false} />
      <SectionItems page={page} section={section} ask={ask} withKeys={false} />
    </>
  );
}
