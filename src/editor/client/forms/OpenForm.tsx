/** What is still open: a list that empties. Each entry says what it is for; settled, it is a constant like the others. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { pointerTo } from '../../../manifest/pointer.ts';
import type { Field } from '../../form/model.ts';
import { settle } from '../state/change-constants.ts';
import { useEditor, useNames } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { Uses } from './Uses.tsx';
import { ValueField } from './ValueField.tsx';
import classes from './values.module.css';

const home = '/placeholders';

export function OpenForm({ entry }: { entry: Field }) {
  const editor = useEditor();
  const words = useWords().forms;
  const list = useRef<HTMLUListElement>(null);
  const names = useNames(home);
  const done = (name: string) => {
    const rows = [...(list.current?.children ?? [])];
    const at = names.indexOf(name);
    const next = rows[at + 1] ?? rows[at - 1];
    editor.carryOut(settle(editor.state().document.value, name), { title: words.settleOf(name), at: pointerTo(home, name) });
    editor.say(words.settled(name, names.length - 1));
    // The entry goes, and the next one is the next thing to do.
    if (next) next.querySelector<HTMLElement>('textarea, input')?.focus();
    else list.current?.focus();
  };
  return (
    <ul className={classes.values} ref={list} tabIndex={-1}>
      {names.length === 0 && <li className={classes.quiet}>{words.nothingOpen}</li>}
      {names.map((name) => (
        <li key={name} className={classes.value} data-value={name}>
          <div className={classes.head}>
            <h3 className={classes.name}>{name}</h3>
          </div>
          <Uses name={name} shown={2} />
          <div className={classes.open}>
            <ValueField home={home} name={name} entry={entry} />
            <Button size="xs" variant="light" aria-label={words.settleOf(name)} onClick={() => done(name)}>
              {words.settle}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
