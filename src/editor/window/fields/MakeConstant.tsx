/** Makes a constant of what is selected in a text, or of all of it: here, and wherever else the same is written out. */

import { Button, Checkbox, Group, ScrollArea, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { readUnits, type Unit } from '../../draft/rich-text/read.ts';
import { writeUnits } from '../../draft/rich-text/write.ts';
import { Hint } from '../parts/Hint.tsx';
import { makeConstant, nameLike, placesWith } from '../state/change-constants.ts';
import { describePlace } from '../state/describe-place.ts';
import { useEditorAndWords, useTyped } from '../state/use-editor.ts';
import { ConstantName } from './ConstantName.tsx';
import { shortened } from './ConstantNote.tsx';

interface MakeConstantProps {
  /** What the field is called: so its value may be called as well. */
  title: string;
  at: string;
  isRich: boolean;
  /** What is selected, from one unit of the text up to another; nothing stands for all of it. */
  from: number;
  to: number;
  /** It is made: after so many units. */
  done: (at: number) => void;
  leave: () => void;
}

export function MakeConstant({ title, at, isRich, from, to, done, leave }: MakeConstantProps) {
  const { editor, words } = useEditorAndWords();
  const { document, forms } = editor.state();
  const [text] = useState(() => String(editor.valueOf(at) ?? ''));
  const [{ value, start, end, units, marks }] = useState(() => piece(text, isRich, from, to));
  const [{ name: typed, left }, setTyped, forget] = useTyped(`value of ${at}: ${value}`, () => ({
    name: nameLike(document.value, title),
    left: [] as readonly string[],
  }));
  const name = nameLike(document.value, typed);
  const [places] = useState(() =>
    forms && value ? placesWith(document.value, forms, value).filter((place) => place !== at) : [],
  );
  if (value === '') return <Hint>{words.inputs.makeNothing}</Hint>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const next = writeUnits(text, units.toSpliced(start, end - start, { shown: name, kind: 'constant', marks }), isRich);
    const others = places.filter((place) => !left.includes(place));
    forget();
    const operations = makeConstant(document.value, { name, value }, { pointer: at, text: next }, others);
    flushSync(() => editor.carryOut(operations, { title: words.inputs.constantMade(name), at }));
    done(start);
    editor.say(words.inputs.constantMade(name));
  };
  return (
    <Stack component="form" gap="sm" onSubmit={submit}>
      <Hint>{words.inputs.makeConstantOf(shortened(value))}</Hint>
      <ConstantName label={words.name} value={typed} name={name} change={(next) => setTyped({ name: next, left })} autoFocus />
      {places.length > 0 && (
        <Checkbox.Group
          label={words.inputs.alsoHere(places.length)}
          value={places.filter((place) => !left.includes(place))}
          onChange={(taken) => setTyped({ name: typed, left: places.filter((place) => !taken.includes(place)) })}
        >
          <ScrollArea.Autosize mah={160} mt="xs" type="auto">
            <Stack gap={8}>
              {places.map((place) => (
                <Checkbox key={place} size="xs" value={place} label={describePlace(editor, place)} />
              ))}
            </Stack>
          </ScrollArea.Autosize>
        </Checkbox.Group>
      )}
      <Group gap={8}>
        <Button
          variant="default"
          ml="auto"
          onClick={() => {
            forget();
            leave();
          }}
        >
          {words.cancel}
        </Button>
        <Button type="submit">{words.inputs.makeConstant}</Button>
      </Group>
    </Stack>
  );
}

/** What a constant could say of what is selected, without white space at its ends: nothing where that is more than letters that look alike. */
function piece(text: string, isRich: boolean, from: number, to: number) {
  const units: Unit[] = readUnits(text, isRich);
  let [start, end] = from === to ? [0, units.length] : [from, to];
  const isSpace = (at: number) => start < end && units[at]?.shown.trim() === '';
  while (isSpace(start)) start++;
  while (isSpace(end - 1)) end--;
  const chosen = units.slice(start, end);
  const marks = chosen[0]?.marks ?? [];
  const isOne = chosen.every((unit) => unit.kind === 'letter' && unit.marks.join('\n') === marks.join('\n'));
  return { value: isOne ? chosen.map(({ shown }) => shown).join('') : '', start, end, units, marks };
}
