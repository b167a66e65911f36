/** An entry of a list: its line, its commands, and, unfolded, its fields. */
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import chevronIcon from '@tabler/icons/outline/chevron-right.svg?raw';
import dotsIcon from '@tabler/icons/outline/dots.svg?raw';
import { type KeyboardEvent, useRef, useState } from 'react';
import { summaryOf } from '../../form/blank.ts';
import type { Field } from '../../form/model.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Marker } from '../parts/Marker.tsx';
import { useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { FieldView } from './FieldView.tsx';
import { FindingsAt } from './FindingText.tsx';
import classes from './fields.module.css';

interface ListEntryProps {
  field: Field;
  at: string;
  index: number;
  count: number;
  isFresh: boolean;
  canRemove: boolean;
  canAdd: boolean;
  /** @returns whether there was such a place */
  move: (from: number, to: number) => boolean;
  remove: (index: number) => void;
  duplicate: (index: number) => void;
}

export function ListEntry({ field, at, index, count, isFresh, canRemove, canAdd, move, remove, duplicate }: ListEntryProps) {
  const words = useWords();
  const value = useValue(at);
  const isFolding = field.kind === 'object';
  const [isOpen, setOpen] = useState(isFresh);
  const row = useRef<HTMLLIElement>(null);
  const name = summaryOf(field, value) || words.entry(index + 1);

  const moveTo = (to: number) => {
    const list = row.current?.parentElement;
    if (!move(index, to)) return;
    // Entries are drawn anew; the focus goes on to the place where this one is now.
    requestAnimationFrame(() =>
      list?.querySelectorAll<HTMLElement>(':scope > li')[to]?.querySelector<HTMLElement>('button, textarea')?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <li ref={row} className={classes.entry} data-folding={isFolding || undefined} onKeyDown={onKeyDown}>
      <div className={classes.entryLine}>
        {isFolding ? (
          <UnstyledButton
            className={classes.unfold}
            aria-expanded={isOpen}
            data-unfold={at}
            data-at={at}
            onClick={() => setOpen(!isOpen)}
          >
            <Glyph svg={chevronIcon} />
            <span>{name}</span>
            <Marker pointer={at} />
          </UnstyledButton>
        ) : (
          <div className={classes.inline}>
            <FieldView field={field} at={at} isBare />
          </div>
        )}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={words.commandsOf(name)}>
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
            <Menu.Item disabled={!canAdd} onClick={() => duplicate(index)}>
              {words.duplicate}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" disabled={!canRemove} onClick={() => remove(index)}>
              {words.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {isFolding && isOpen && (
        <div className={classes.entryFields}>
          <FindingsAt pointer={at} />
          <FieldView field={{ ...field, optional: false }} at={at} isBare />
        </div>
      )}
    </li>
  );
}
