/** A list. Entries of several fields are folded to one line; texts stand open. */
import { Button } from '@mantine/core';
import plusIcon from '@tabler/icons/outline/plus.svg?raw';
import { useState } from 'react';
import { valueAt } from '../../document/value.ts';
import { blankOf } from '../../form/blank.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { ListEntry } from './ListEntry.tsx';
import { useField } from './use-field.ts';

export function ListField({ field, at, siblings, isBare }: FieldProps<'list'>) {
  const editor = useEditor();
  const words = useWords();
  const { set, remove } = useField({ field, at, siblings });
  const count = useSelected(({ document }) => lengthOf(valueAt(document.value, at)));
  /** Entries have no identity: what is unfolded is closed whenever their order changes. */
  const [generation, setGeneration] = useState(0);
  /** The entry that was added last: it is there to be written. */
  const [fresh, setFresh] = useState<number>();
  const { title } = field.entry;

  const add = () => {
    const value = blankOf(field.entry);
    if (count === undefined) set([value]);
    else editor.insert(at, count, value, { title: words.added(title) });
    setFresh(count ?? 0);
    setGeneration(generation + 1);
    editor.say(words.added(title));
  };
  const removeAt = (index: number) => {
    if (count === 1 && field.optional) remove();
    else editor.remove(`${at}/${index}`, { title: words.removed(title) });
    setFresh(undefined);
    setGeneration(generation + 1);
    editor.say(words.removed(title));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= (count ?? 0)) return false;
    editor.move(at, from, to, { title: words.movedStep(title) });
    setFresh(undefined);
    setGeneration(generation + 1);
    editor.say(words.moved(to + 1, count ?? 0));
    return true;
  };
  const duplicate = (index: number) => {
    editor.duplicate(`${at}/${index}`, { title: words.duplicated(title) });
    setFresh(undefined);
    setGeneration(generation + 1);
  };
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      {count !== undefined && count > 0 && (
        <ol className={classes.entries}>
          {Array.from({ length: count }, (_, index) => (
            <ListEntry
              key={`${generation} ${index}`}
              field={field.entry}
              at={`${at}/${index}`}
              index={index}
              count={count}
              isFresh={index === fresh}
              canRemove={count > field.min || (field.optional && count === 1)}
              canAdd={count < field.max}
              move={move}
              remove={removeAt}
              duplicate={duplicate}
            />
          ))}
        </ol>
      )}
      {(count ?? 0) < field.max && (
        <Button variant="light" size="xs" leftSection={<Glyph svg={plusIcon} />} onClick={add}>
          {words.add(title)}
        </Button>
      )}
    </Labelled>
  );
}

/** The number of entries; undefined where there is no list. */
const lengthOf = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
