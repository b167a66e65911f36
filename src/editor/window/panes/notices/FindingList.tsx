/** How many findings there are, and the list of them: each leads to its place, and is corrected from here where the answer is known. */

import { Button, Popover, ScrollArea, Stack, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { Problem } from '../../../../loader/say/problems.ts';
import { Glyph } from '../../parts/Glyph.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { moveFocus } from '../../parts/roving.ts';
import { placeOf } from '../../state/describe-place.ts';
import { groupFindings } from '../../state/findings.ts';
import { focusPane } from '../../state/shortcuts.ts';
import { useEditor, useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './FindingList.module.css';

export function FindingList() {
  const { editor, words } = useEditorAndWords();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { all, hidden } = useSelected((state) => state.findings);
  const good = useSelected(({ unchecked, validated }) =>
    unchecked !== undefined ? '' : validated === 0 ? words.checking : words.noProblems,
  );
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
  if (said.length === 0 && !isOpen) return <span className={classes.good}>{good}</span>;
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
            <Text px="md" py="xs" tabIndex={-1} data-autofocus>
              {words.noProblems}
            </Text>
          )}
          <Stack component="ul" gap={1} p={4}>
            {groupFindings(all).map((findings, index) => (
              <li key={index} className={classes.entry} data-severity={findings[0]?.severity}>
                <SameFindings findings={findings} isFirst={index === 0} close={() => setOpen(false)} />
              </li>
            ))}
          </Stack>
          {hidden > 0 && (
            <Hint size="xs" px="md" py="xs">
              {words.moreProblems(hidden)}
            </Hint>
          )}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

interface SameFindingsProps {
  /** They all say the same. */
  findings: readonly Problem[];
  isFirst: boolean;
  close: () => void;
}

/** What is said once, with each of its places. */
function SameFindings({ findings, isFirst, close }: SameFindingsProps) {
  const words = useWords();
  const [first, ...rest] = findings;
  if (!first) return null;
  const said = (
    <>
      <strong>{first.message}</strong>
      <span>{first.hint}</span>
    </>
  );
  if (rest.length === 0) {
    return (
      <>
        <Place finding={first} isFirst={isFirst} close={close}>
          {said}
        </Place>
        <Correct findings={findings} />
      </>
    );
  }
  const isSafe = findings.every(({ fix }) => fix);
  return (
    <>
      <div className={classes.finding}>
        <small>{words.inPlaces(findings.length)}</small>
        {said}
      </div>
      {isSafe && <Correct findings={findings} />}
      <Stack component="ul" gap={1} mt={4} className={classes.places}>
        {findings.map((finding, index) => (
          <li key={index}>
            <Place finding={finding} isFirst={isFirst && index === 0} close={close} />
            {!isSafe && <Correct findings={[finding]} />}
          </li>
        ))}
      </Stack>
    </>
  );
}

interface PlaceProps {
  finding: Problem;
  isFirst: boolean;
  close: () => void;
  children?: ReactNode;
}

function Place({ finding: { pointer }, isFirst, close, children }: PlaceProps) {
  const editor = useEditor();
  const place = useSelected((state) => placeOf(state, pointer).join(' › '));
  return (
    <UnstyledButton
      className={classes.finding}
      data-row
      {...(isFirst && { 'data-autofocus': true })}
      onClick={() => {
        close();
        editor.show(pointer, { focus: true });
      }}
    >
      <small>{place}</small>
      {children}
    </UnstyledButton>
  );
}

/** Corrects findings as one step, where the answer to all of them is known. */
function Correct({ findings }: { findings: readonly Problem[] }) {
  const { editor, words } = useEditorAndWords();
  const [first, ...rest] = findings;
  if (!first?.fix) return null;
  // Findings of one cause share one correction, and each may have one of its own.
  const titles = new Set(findings.map(({ fix }) => fix?.title));
  const what = rest.length > 0 ? words.correctAll(findings.length) : words.correct;
  return (
    <Button
      mt={6}
      size="compact-xs"
      variant="default"
      onClick={({ currentTarget }) => {
        const own = currentTarget.closest('li');
        const rows = [...(currentTarget.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
        // The finding goes; the first one that is left is the next thing to do.
        rows.find((row) => !own?.contains(row))?.focus();
        editor.correct(findings);
      }}
    >
      {[what, ...(titles.size === 1 ? titles : [])].filter(Boolean).join(': ')}
    </Button>
  );
}
