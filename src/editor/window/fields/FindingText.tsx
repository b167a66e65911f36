import { Button } from '@mantine/core';
import type { Problem } from '../../../loader/say/problems.ts';
import { useEditorAndWords, useFindings } from '../state/use-editor.ts';
import classes from './fields.module.css';
import { textInputs } from './text-input.ts';

/** What the loader says of a value, with a button where the one right answer is known. */
export function FindingText({ findings }: { findings: readonly Problem[] }) {
  return findings.map((finding) => (
    <span key={finding.code + finding.pointer + finding.message} className={classes.finding} data-severity={finding.severity}>
      <strong>{finding.message}</strong> {finding.hint}
      <Mend finding={finding} />
    </span>
  ));
}

/** What is said of something that is no input itself: a section, a group, an entry of a list, the file of an image. */
export function FindingsAt({ pointer }: { pointer: string }) {
  return <FindingText findings={useFindings(pointer)} />;
}

function Mend({ finding }: { finding: Problem }) {
  const { editor, words } = useEditorAndWords();
  const { code, pointer, fix } = finding;
  const isLeftOver = code === 'unknown-key' && !fix;
  if (!fix && !isLeftOver) return null;
  return (
    <Button
      display="block"
      maw="100%"
      mt={6}
      size="compact-xs"
      variant="default"
      onClick={({ currentTarget }) => {
        // The button goes with the finding; who works by keyboard stays at the field.
        inputBeside(currentTarget)?.focus();
        if (fix) editor.correct([finding]);
        else editor.remove(pointer, { title: words.correction });
      }}
    >
      {fix ? [words.correct, fix.title].filter(Boolean).join(': ') : words.remove}
    </Button>
  );
}

function inputBeside(button: HTMLElement): HTMLElement | undefined {
  const around = button.closest<HTMLElement>('[data-at]') ?? button.closest<HTMLElement>('[data-pane]');
  const inputs = [...(around?.querySelectorAll<HTMLElement>(`input, ${textInputs}, select, button`) ?? [])];
  return inputs.find((input) => !input.closest(`.${classes.finding}`) && input.tabIndex >= 0) ?? around ?? undefined;
}
