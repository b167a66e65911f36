/** Fields that are folded below the others. A finding in them unfolds them, and so does the search for a field (panes/reveal-field.ts). */
import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { NamedField } from '../../draft/fields/model.ts';
import { Glyph } from '../parts/Glyph.tsx';
import type { Editor } from '../state/editor.ts';
import { worstWithin } from '../state/findings.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import classes from './fields.module.css';

interface FieldGroupProps {
  /** One of the object's. */
  name: string;
  title: string;
  fields: readonly NamedField[];
  /** The pointer of the object. */
  at: string;
  children: () => ReactNode;
}

/** As their author has left them, as long as the window is open. */
const left = new WeakMap<Editor, Map<string, boolean>>();

export function FieldGroup({ name, title, fields, at, children }: FieldGroupProps) {
  const editor = useEditor();
  const places = fields.map(({ key }) => `${at}/${key}`);
  const isFound = useSelected(({ findings }) => places.some((place) => worstWithin(findings, place) !== undefined));
  const [isOpen, setOpen] = useState(() => isFound || left.get(editor)?.get(`${at} ${name}`) === true);
  const [wasFound, setWasFound] = useState(isFound);
  if (wasFound !== isFound) {
    setWasFound(isFound);
    // What is right by now stays in sight: somebody is writing there.
    if (isFound) setOpen(true);
  }
  const turn = () => {
    if (!left.has(editor)) left.set(editor, new Map());
    left.get(editor)?.set(`${at} ${name}`, !isOpen);
    setOpen(!isOpen);
  };
  return (
    <div className={classes.folding} data-group={name}>
      <UnstyledButton className={classes.unfold} aria-expanded={isOpen} data-unfold={places.join('\n')} onClick={turn}>
        <Glyph name="chevron-right" />
        <span data-cut>
          <strong>{title}</strong> <small>{fields.map(({ title }) => title).join(', ')}</small>
        </span>
      </UnstyledButton>
      {isOpen && <div className={classes.fields}>{children()}</div>}
    </div>
  );
}
