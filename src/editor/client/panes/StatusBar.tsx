/** The line at the bottom: how many findings there are, and the list of them; what stands between the draft and the file. */
import { Popover, ScrollArea, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Marker } from '../parts/Marker.tsx';
import { isUnsaved } from '../state/editor-state.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { Bands } from './Bands.tsx';
import classes from './StatusBar.module.css';

export function StatusBar() {
  const editor = useEditor();
  const words = useWords();
  const isOpen = useSelected(isUnsaved);
  return (
    <footer className={classes.root} data-pane="status">
      <Bands />
      <FindingList />
      <span className={classes.saved}>{isOpen ? words.unsaved : words.saved}</span>
      {isOpen && (
        <UnstyledButton className={classes.discard} onClick={editor.discard}>
          {words.discard}
        </UnstyledButton>
      )}
    </footer>
  );
}

function FindingList() {
  const editor = useEditor();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const findings = useSelected((state) => state.findings);
  const errors = findings.all.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.all.length - errors;
  const said = [...(errors > 0 ? [words.errors(errors)] : []), ...(warnings > 0 ? [words.warnings(warnings)] : [])];
  if (said.length === 0) return <span className={classes.good}>{words.noProblems}</span>;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" width={480} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.count}
          data-severity={errors > 0 ? 'error' : 'warning'}
          onClick={() => setOpen(!isOpen)}
        >
          {said.join(', ')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={words.problems}>
        <ScrollArea.Autosize mah="50dvh">
          <ul className={classes.list}>
            {findings.all.map(({ pointer, code, message, hint, place }, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={classes.finding}
                  onClick={() => {
                    setOpen(false);
                    editor.show(pointer, { focus: true });
                  }}
                >
                  <Marker pointer={pointer} />
                  <span>
                    <span className={classes.place}>{place}</span>
                    <strong title={code}>{message}</strong>
                    <span>{hint}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {findings.hidden > 0 && <p className={classes.more}>{words.moreProblems(findings.hidden)}</p>}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
