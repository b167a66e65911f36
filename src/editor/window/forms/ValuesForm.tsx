/** The values that texts name: what each says, where it stands, and another name for it, everywhere at once. */
import { Box, Button, Group, Menu, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Json } from '../../../../schema/json.ts';
import { pointerTo } from '../../../json-text/pointer.ts';
import type { Field } from '../../draft/fields/model.ts';
import { ConstantName } from '../fields/ConstantName.tsx';
import { Uses } from '../fields/Uses.tsx';
import { useValueTitle, ValueTitle } from '../fields/ValueTitle.tsx';
import { CommandMenu, type OpenedBy, RemoveItem } from '../parts/CommandMenu.tsx';
import { nameLike, rename, writeOut } from '../state/change-constants.ts';
import { constantAt, countUses } from '../state/constant-uses.ts';
import { useEditor, useEditorAndWords, useNames, useSelected, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ValueField } from './ValueField.tsx';
import classes from './values.module.css';

const home = '/constants';

export function ValuesForm({ entry }: { entry: Field }) {
  const editor = useEditor();
  const names = useNames(home);
  const list = useRef<HTMLUListElement>(null);
  /** The row of a name, once it is drawn. */
  const focusRow = (name: string, what: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-value="${CSS.escape(name)}"]`);
      row?.querySelector<HTMLElement>(what)?.focus();
    });
  const open = useNames('/placeholders').length;
  const { parts } = useWords();
  return (
    <>
      {open > 0 && (
        <Button variant="light" mt="sm" onClick={() => editor.select({ kind: 'part', part: 'placeholders' })}>
          {parts.placeholders}
        </Button>
      )}
      <Box component="ul" mt="sm" ref={list}>
        {names.map((name) => (
          <li key={name} className={classes.value} data-value={name}>
            <Value name={name} entry={entry} focusRow={focusRow} />
          </li>
        ))}
      </Box>
      <NewValue focusRow={focusRow} />
    </>
  );
}

type FocusRow = (name: string, what: string) => void;

function Value({ name, entry, focusRow }: { name: string; entry: Field; focusRow: FocusRow }) {
  const [isRenaming, setRenaming] = useState(false);
  const stop = () => {
    setRenaming(false);
    focusRow(name, '[data-commands]');
  };
  return (
    <>
      <Group gap={8} justify="space-between" wrap="nowrap" mih="1.75rem">
        {isRenaming ? <NewName name={name} stop={stop} focusRow={focusRow} /> : <ValueTitle name={name} />}
        {!isRenaming && <Commands name={name} startRenaming={() => setRenaming(true)} />}
      </Group>
      <ValueField home={home} name={name} entry={entry} />
      <Uses name={name} shown={0} />
    </>
  );
}

function Commands({ name, startRenaming }: { name: string; startRenaming: () => void }) {
  const { editor, words } = useEditorAndWords();
  const count = useSelected(({ document }) => countUses(document.value, name));
  const pointer = pointerTo(home, name);
  const title = useValueTitle(name);
  /** To the next row, since this one goes. */
  const away = () => {
    const row = document.activeElement?.closest('[data-value]');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    next?.querySelector<HTMLElement>('[data-commands]')?.focus();
  };
  const [opened, setOpened] = useState<OpenedBy>();
  const remove = () => {
    away();
    editor.remove(pointer, { title: words.removed(name) });
    editor.say(words.removed(name));
  };
  const write = () => {
    away();
    const step = words.forms.writtenOut(name);
    editor.carryOut(writeOut(editor.state().document.value, name), { title: step, at: pointer });
    editor.say(step);
  };
  return (
    <CommandMenu label={words.commandsOf(title)} opened={opened} setOpened={setOpened} data-commands>
      <Menu.Item onClick={startRenaming}>{words.forms.rename}</Menu.Item>
      {count > 0 && <Menu.Item onClick={write}>{words.forms.writeOut(count)}</Menu.Item>}
      {count === 0 && <RemoveItem onClick={remove}>{words.remove}</RemoveItem>}
    </CommandMenu>
  );
}

function NewName({ name, stop, focusRow }: { name: string; stop: () => void; focusRow: FocusRow }) {
  const { editor, words } = useEditorAndWords();
  const isOther = (manifest: Json, other: string) => (other === name ? undefined : constantAt(manifest, other));
  const right = (text: string) => nameLike(editor.state().document.value, text, isOther);
  // Whoever renames what can be no name is offered what can.
  const [typed, setTyped, forget] = useTyped(`rename ${name}`, () => right(name));
  const to = right(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (to === name) return stop();
    const { value } = editor.state().document;
    const title = words.forms.renamed(name, to);
    forget();
    editor.carryOut(rename(value, name, to), { title, at: pointerTo(home, to) });
    editor.say(title);
    focusRow(to, '[data-commands]');
  };
  return (
    <Group component="form" gap={6} align="start" wrap="nowrap" flex={1} onSubmit={submit}>
      <ConstantName
        aria-label={words.forms.renameTo(name)}
        value={typed}
        name={to}
        change={setTyped}
        // It was asked for.
        autoFocus
        onKeyDown={({ key }) => key === 'Escape' && stop()}
      />
      <Button type="submit" variant="light">
        {words.apply}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        onClick={() => {
          forget();
          stop();
        }}
      >
        {words.cancel}
      </Button>
    </Group>
  );
}

function NewValue({ focusRow }: { focusRow: FocusRow }) {
  const { editor, words } = useEditorAndWords();
  const [{ name: typed, value }, setTyped] = useTyped('new value', () => ({ name: '', value: '' }));
  const name = nameLike(editor.state().document.value, typed || value);
  const [isMeant, setMeant] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMeant(true);
    if (value === '') return;
    editor.set(pointerTo(home, name), value, { title: words.added(name) });
    editor.say(words.added(name));
    setTyped({ name: '', value: '' });
    setMeant(false);
    focusRow(name, 'textarea, input');
  };
  return (
    <Stack component="form" gap={8} py="sm" onSubmit={submit}>
      <h3>{words.forms.addValue}</h3>
      <ConstantName label={words.name} value={typed} name={name} change={(next) => setTyped({ name: next, value })} />
      <TextInput
        label={words.forms.newValue}
        value={value}
        error={isMeant && value === '' && words.valueMissing}
        onChange={(event) => setTyped({ name: typed, value: event.currentTarget.value })}
      />
      <Button type="submit" variant="light" me="auto">
        {words.addOne}
      </Button>
    </Stack>
  );
}
