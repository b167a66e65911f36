/** The name of a section that shall stand on several pages. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import pages from '../pages/pages.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { faultOfReusedName, reusedNameLike, sectionTitle } from '../state/reused.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { useSectionCommands } from './use-section-commands.ts';

export function ReuseDialog({ pointer, close }: { pointer: string; close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const { makeReusable } = useSectionCommands();
  const manifest = editor.state().document.value;
  const [name, setName, forget] = useTyped(`name of ${pointer}`, () =>
    reusedNameLike(manifest, sectionTitle(editor.state(), pointer)),
  );
  const [isAsked, setAsked] = useState(false);
  const fault = faultOfReusedName(manifest, name);
  const said = { missing: words.nameMissing, bad: words.badName, taken: words.takenName };
  const right = isAsked && (fault === 'bad' || fault === 'taken') ? reusedNameLike(manifest, name) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (fault) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    forget();
    close();
    makeReusable(pointer, name);
  };
  return (
    <Dialog title={words.reuse.make} onClose={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={words.name}
            value={name}
            error={isAsked && fault && said[fault]}
            data-autofocus
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {right !== undefined && (
            <Button size="compact-xs" variant="default" onClick={() => setName(right)}>
              {words.inputs.takeName(right)}
            </Button>
          )}
          <p className={pages.note}>{words.reuse.makeNote}</p>
          <Group justify="end">
            <Button variant="default" onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.reuse.make}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
