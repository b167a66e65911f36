/** How many findings there are, and the list of them: each leads to its place, and is corrected from here where the answer is known. */
import { Button, Popover, ScrollArea, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Problem } from '../../../manifest/say/problems.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { moveFocus } from '../parts/roving.ts';
import { placeOf } from '../state/describe-place.ts';
import { focusPane } from '../state/shortcuts.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './FindingList.module.css';

export function FindingList() {
  const editor = useEditor();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { all, hidden } = useSelected((state) => state.findings);
  const isChecked = useSelected(({ unchecked }) => unchecked === undefined);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const warnings = all.length - errors;
  const said = [...(errors > 0 ? [words.errors(errors)] : []), ...(warnings > 0 ? [words.warnings(warnings)] : [])];
  const close = () => {
    setOpen(false);
    // Where nothing is left to be said, the button goes as well.
    if (said.length === 0) focusPane(editor, 'form');
    else opener.current?.focus();
  };
  // It stays while it is open: the focus is in it.
  if (said.length === 0 && !isOpen) return <span className={classes.good}>{isChecked && words.noProblems}</span>;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="top-start"
      width={520}
      trapFocus
      // The focus goes to the field that a finding leads to, or back by Escape.
      returnFocus={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <UnstyledButton
          ref={opener}
          className={classes.count}
          data-severity={errors > 0 ? 'error' : warnings > 0 ? 'warning' : undefined}
          title={words.showFindings}
          onClick={() => setOpen(!isOpen)}
        >
          {said.join(', ') || words.noProblems}
          <Glyph name="chevron-up" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown
        p={0}
        role="dialog"
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          moveFocus(event);
        }}
      >
        <ScrollArea.Autosize mah="50dvh" type="auto">
          {all.length === 0 && (
            <p className={classes.empty} tabIndex={-1} data-autofocus>
              {words.noProblems}
            </p>
          )}
          <ul className={classes.list}>
            {mistakesFirst(all).map((finding, index) => (
              <li key={index} className={classes.entry} data-severity={finding.severity}>
                <Finding finding={finding} isFirst={index === 0} close={() => setOpen(false)} />
              </li>
            ))}
          </ul>
          {hidden > 0 && <p className={classes.more}>{words.moreProblems(hidden)}</p>}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

function Finding({ finding, isFirst, close }: { finding: Problem; isFirst: boolean; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const { pointer, message, hint, fix } = finding;
  const place = useSelected((state) => placeOf(state, pointer).join(' › '));
  return (
    <>
      <UnstyledButton
        className={classes.finding}
        data-row
        {...(isFirst && { 'data-autofocus': true })}
        onClick={() => {
          close();
          editor.show(pointer, { focus: true });
        }}
      >
        <span className={classes.place}>{place}</span>
        <strong>{message}</strong>
        <span>{hint}</span>
      </UnstyledButton>
      {fix && (
        <Button
          className={classes.correct}
          size="compact-xs"
          variant="default"
          onClick={({ currentTarget }) => {
            const list = currentTarget.closest('ul');
            const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
            // The finding goes; the first one that is left is the next thing to do.
            rows.find((row) => row.parentElement !== currentTarget.parentElement)?.focus();
            editor.correct(finding);
          }}
        >
          {[words.correct, fix.title].filter(Boolean).join(': ')}
        </Button>
      )}
    </>
  );
}

const mistakesFirst = (all: readonly Problem[]): Problem[] => [
  ...all.filter(({ severity }) => severity === 'error'),
  ...all.filter(({ severity }) => severity !== 'error'),
];
