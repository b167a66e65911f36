/** Where a constant is used; each place leads there. */

import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { Hint } from '../parts/Hint.tsx';
import { usesOf } from '../state/constant-uses.ts';
import { placeOf } from '../state/describe-place.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Uses.module.css';

interface UsesProps {
  name: string;
  /** How many stand there without asking. */
  shown: number;
}

export function Uses({ name, shown }: UsesProps) {
  const words = useWords().forms;
  const [isOpen, setOpen] = useState(false);
  // As one text: the list is another one only when a place is.
  const pointers = useSelected(({ document }) => usesOf(document.value, name).join('\n'))
    .split('\n')
    .filter(Boolean);
  const listed = isOpen ? pointers : pointers.slice(0, shown);
  const rest = pointers.length - listed.length;
  if (pointers.length === 0) return <Hint size="xs">{words.unused}</Hint>;
  const more = pointers.length > shown && (
    <Anchor
      component="button"
      type="button"
      size="xs"
      c="dimmed"
      className={classes.count}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Glyph name="chevron-right" />
      {shown === 0 || isOpen ? words.uses(pointers.length) : words.moreUses(rest)}
    </Anchor>
  );
  return (
    <div>
      {shown === 0 && more}
      {listed.length > 0 && (
        <ul aria-label={words.usesOf(name)}>
          {listed.map((pointer) => (
            <li key={pointer}>
              <Use pointer={pointer} />
            </li>
          ))}
        </ul>
      )}
      {shown > 0 && more}
    </div>
  );
}

function Use({ pointer }: { pointer: string }) {
  const editor = useEditor();
  const place = useSelected((state) => placeOf(state, pointer).join(' › '));
  return (
    <Anchor component="button" type="button" size="xs" onClick={() => editor.show(pointer, { focus: true })}>
      {place}
    </Anchor>
  );
}
