/** What a new site still needs, each with the way to it, and what can be done next: the editor opens with it. */

import { Box, Button, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { SiteIcon } from '../fields/SiteIcon.tsx';
import { Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { moveFocus } from '../parts/roving.ts';
import { titleOfConstant } from '../state/constant-uses.ts';
import { placeOf } from '../state/describe-place.ts';
import { openValues, otherSteps, progressOf } from '../state/first-steps.ts';
import { languageAt, languagesOf } from '../state/site-languages.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './FirstSteps.module.css';
import { NewPageDialog } from './NewPageDialog.tsx';

/** More at once is no list that somebody begins with. */
const few = 5;

export function FirstSteps() {
  const editor = useEditor();
  const words = useWords().firstSteps;
  const [areAll, setAll] = useState(false);
  const steps = useSteps();
  /** What is done keeps its place, ticked, until the list is opened anew: nothing moves below a pointer. */
  const [listed, setListed] = useState(steps);
  const added = steps.filter(({ pointer }) => !listed.some((one) => one.pointer === pointer));
  const isBegun = listed.some((one) => !steps.some(({ pointer }) => pointer === one.pointer));
  if (added.length > 0) setListed(isBegun ? [...listed, ...added] : steps);
  const all = listed.map((one) => steps.find(({ pointer }) => pointer === one.pointer) ?? { ...one, isDone: true });
  const { done, of } = progressOf(steps.length, editor.remembered);
  const shown = areAll ? all : all.slice(0, few);
  const putAway = () => {
    editor.remembered.write('first steps', 'away');
    editor.select({ kind: 'page', page: editor.state().page });
  };
  return (
    <>
      <Text size="lg" mt={8} mb={6}>
        {steps.length === 0 ? words.nothingLeft : words.left(steps.length)}
      </Text>
      {of > 0 && <Progress mb="sm" value={(done / of) * 100} aria-label={words.progress(done, of)} />}
      <Stack component="ul" gap={6} onKeyDown={moveFocus}>
        {shown.map(({ pointer, title, detail, isDone }, index) => (
          <li key={pointer}>
            <RowButton isTile data-row tabIndex={index === 0 ? 0 : -1} onClick={() => editor.show(pointer, { focus: true })}>
              <strong>
                {isDone && '✓ '}
                {title}
              </strong>
              <Hint span truncate>
                {isDone ? words.done : detail}
              </Hint>
            </RowButton>
          </li>
        ))}
      </Stack>
      {all.length > shown.length && (
        <Button size="compact-sm" variant="subtle" mt={6} onClick={() => setAll(true)}>
          {words.showAll(all.length)}
        </Button>
      )}
      <Box component="h3" mt="lg" mb={8}>
        {words.next}
      </Box>
      <NextSteps />
      <Button mt="md" size="xs" variant="subtle" color="gray" onClick={putAway}>
        {words.putAway}
      </Button>
    </>
  );
}

interface Step {
  pointer: string;
  title: string;
  detail: string;
  isDone?: true;
}

function useSteps(): Step[] {
  const document = useSelected((state) => state.document);
  const forms = useSelected((state) => state.forms);
  const findings = useSelected((state) => state.findings);
  const lang = useSelected((state) => state.lang);
  const { value: manifest } = document;
  const hasLanguages = languagesOf(manifest).length > 1;
  const values = openValues(manifest).map((pointer): Step => {
    const name = pointerKeys(pointer).at(-1) ?? '';
    const said = String(valueAt(manifest, pointer));
    const title = titleOfConstant(forms, manifest, name);
    return { pointer, title, detail: hasLanguages ? `${languageAt(manifest, pointer).label}: ${said}` : said };
  });
  const others = otherSteps({ findings }).map(
    ({ pointer, message }): Step => ({
      ...{ pointer, title: message },
      detail: placeOf({ forms, lang, document }, pointer).join(' › '),
    }),
  );
  // One place is one thing to do, whatever is said of it.
  return [...new Map([...others, ...values].map((step) => [step.pointer, step])).values()];
}

/** What most people do with a new site. */
function NextSteps() {
  const editor = useEditor();
  const words = useWords().firstSteps;
  const [isAdding, setAdding] = useState(false);
  const home = useSelected(({ page }) => page);
  const hasTheme = useSelected(({ forms }) => forms?.parts.theme !== undefined);
  const writeFirst = () => {
    const section = `/routes/${home}/sections/0`;
    const hasTitle = editor.valueOf(`${section}/title`) !== undefined;
    editor.show(hasTitle ? `${section}/title` : section, { focus: true });
  };
  return (
    <Stack component="ul" gap={6}>
      <Next icon="pencil" title={words.write} detail={words.writeHint} run={writeFirst} />
      {hasTheme && (
        <Next
          icon="palette"
          title={words.look}
          detail={words.lookHint}
          run={() => editor.select({ kind: 'part', part: 'theme' })}
        />
      )}
      <Next icon="file-text" title={words.addPage} detail={words.addPageHint} run={() => setAdding(true)} />
      {editor.publishing && (
        <Next
          icon="send"
          title={words.publish}
          detail={words.publishHint}
          // There is one way to publish, and it begins in the bar.
          run={() => document.querySelector<HTMLElement>('[data-publishes]')?.click()}
        />
      )}
      {isAdding && <NewPageDialog close={() => setAdding(false)} />}
    </Stack>
  );
}

function Next({ icon, title, detail, run }: { icon: string; title: ReactNode; detail: string; run: () => void }) {
  return (
    <li>
      <RowButton isTile className={classes.withIcon} onClick={run}>
        <SiteIcon name={icon} />
        <strong>{title}</strong>
        <Hint span>{detail}</Hint>
      </RowButton>
    </li>
  );
}
