/** Makes a constant of what is selected in a text, or of all of it: here, and wherever else the same is written out. */
import { Button, Checkbox, ScrollArea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { faultOfName, makeConstant, nameLike, placesWith } from '../state/change-constants.ts';
import { describePlace } from '../state/describe-place.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ConstantName } from './ConstantName.tsx';
import { shortened } from './ConstantNote.tsx';
import classes from './LinkChooser.module.css';
import { chosenWords, insertText, type TextSelection } from './text-marks.ts';

interface MakeConstantProps {
  /** What the field is called: so its value may be called as well. */
  title: string;
  at: string;
  isRich: boolean;
  selection: TextSelection;
  apply: (next: TextSelection, edit: () => void) => void;
  leave: () => void;
}

/** Signs that mean something in a text, and nothing in the value of a constant. */
const signs = { plain: /[{}]/, rich: /[{}[\]\\]|\*\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u };

export function MakeConstant({ title, at, isRich, selection, apply, leave }: MakeConstantProps) {
  const editor = useEditor();
  const words = useWords();
  const { document, forms } = editor.state();
  const [chosen] = useState(() =>
    selection.start === selection.end ? { ...selection, start: 0, end: selection.text.length } : selection,
  );
  const value = chosenWords(chosen);
  const [{ name, left }, setTyped, forget] = useTyped(`value of ${at}: ${value}`, () => ({
    name: nameLike(document.value, title),
    left: [] as readonly string[],
  }));
  const [isMeant, setMeant] = useState(false);
  const [places] = useState(() =>
    forms && value ? placesWith(document.value, forms, value).filter((place) => place !== at) : [],
  );
  if (value === '' || signs[isRich ? 'rich' : 'plain'].test(value))
    return <p className={classes.hint}>{words.inputs.makeNothing}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setMeant(true);
    if (faultOfName(document.value, name)) return;
    const from = chosen.start + chosen.text.slice(chosen.start).indexOf(value);
    const next = insertText({ text: chosen.text, start: from, end: from + value.length }, `{${name}}`);
    const others = places.filter((place) => !left.includes(place));
    forget();
    const operations = makeConstant(document.value, { name, value }, { pointer: at, text: next.text }, others);
    apply({ ...next, start: from }, () => editor.carryOut(operations, { title: words.inputs.constantMade(name), at }));
    editor.say(words.inputs.constantMade(name));
  };
  return (
    <form className={classes.popover} onSubmit={submit}>
      <p className={classes.hint}>{words.inputs.makeConstantOf(shortened(value))}</p>
      <ConstantName
        label={words.name}
        name={name}
        isMeant={isMeant}
        change={(next) => setTyped({ name: next, left })}
        autoFocus
      />
      {places.length > 0 && (
        <Checkbox.Group
          label={words.inputs.alsoHere(places.length)}
          value={places.filter((place) => !left.includes(place))}
          onChange={(taken) => setTyped({ name, left: places.filter((place) => !taken.includes(place)) })}
        >
          <ScrollArea.Autosize mah={160} mt="xs" type="auto">
            <div className={classes.root}>
              {places.map((place) => (
                <Checkbox key={place} size="xs" value={place} label={describePlace(editor, place)} />
              ))}
            </div>
          </ScrollArea.Autosize>
        </Checkbox.Group>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={leave} ml="auto">
          {words.cancel}
        </Button>
        <Button type="submit">{words.inputs.makeConstant}</Button>
      </div>
    </form>
  );
}
