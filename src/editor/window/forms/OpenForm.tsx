/** What is still open: each entry says what it is for; settled, it is a constant like the others. */

import { Box } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import type { Field } from '../../draft/fields/model.ts';
import { SettleButton } from '../fields/SettleButton.tsx';
import { Uses } from '../fields/Uses.tsx';
import { useValueTitle, ValueTitle } from '../fields/ValueTitle.tsx';
import { Hint } from '../parts/Hint.tsx';
import { useEditor, useNames } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ValueField } from './ValueField.tsx';
import classes from './values.module.css';

const home = '/placeholders';

export function OpenForm({ entry }: { entry: Field }) {
  const editor = useEditor();
  const words = useWords().forms;
  const names = useNames(home);
  /** What is settled keeps its place while the form is open: the next button does not come under a pointer that has just clicked. */
  const [listed, setListed] = useState(names);
  const added = names.filter((name) => !listed.includes(name));
  if (added.length > 0) setListed([...listed, ...added]);
  const { constants = {} } = editor.state().document.value as { constants?: object };
  const shown = listed.filter((name) => names.includes(name) || Object.hasOwn(constants, name));
  return (
    <Box component="ul" mt="sm" onFocus={selectValue}>
      {names.length === 0 && <Hint component="li">{words.nothingOpen}</Hint>}
      {shown.map((name) => (
        <li key={name} className={classes.value} data-value={name} tabIndex={-1}>
          {names.includes(name) ? <Open name={name} entry={entry} /> : <Settled name={name} />}
        </li>
      ))}
    </Box>
  );
}

/** What stands there is there to be written over. The click that leads there would take the selection back at once. */
function selectValue({ target }: FocusEvent): void {
  if (!(target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text'))) return;
  requestAnimationFrame(() => document.activeElement === target && target.select());
}

function Open({ name, entry }: { name: string; entry: Field }) {
  return (
    <>
      <ValueTitle name={name} />
      <Uses name={name} shown={2} />
      <div className={classes.open}>
        <ValueField home={home} name={name} entry={entry} />
        <SettleButton
          name={name}
          done={(button) => {
            const row = button.closest('li');
            // What is below stays where it is.
            if (row) row.style.minHeight = `${row.offsetHeight}px`;
            const rows = [...(row?.parentElement?.children ?? [])] as HTMLElement[];
            const at = row ? rows.indexOf(row) : 0;
            // The next one that is open is the next thing to do.
            const next = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()].find((one) =>
              one.querySelector('textarea, input'),
            );
            (next?.querySelector<HTMLElement>('textarea, input') ?? row)?.focus();
          }}
        />
      </div>
    </>
  );
}

function Settled({ name }: { name: string }) {
  const words = useWords().forms;
  return <Hint>✓ {words.settleOf(useValueTitle(name))}</Hint>;
}
