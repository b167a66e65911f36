/** The link of a text: a new one of what is selected, or the one that the cursor is in. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { NewPage } from '../state/new-page.ts';
import { useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { targetFromText, targetInText } from './link-kinds.ts';
import { useTargetInput } from './use-target-input.tsx';

interface TextLinkProps {
  at: string;
  /** Of the link that is there, or what is selected. */
  words: string;
  /** Where the link leads that is there. */
  target: string | undefined;
  /** `page` is made first. */
  submit: (link: { words: string; target: string; page?: NewPage }) => void;
  remove: () => void;
  leave: () => void;
}

export function TextLink({ at, words: chosen, target, submit, remove, leave }: TextLinkProps) {
  const words = useWords();
  const [text, setText, forgetText] = useTyped(`words of a link at ${at}: ${chosen}`, () => chosen);
  // Where it shall lead does not hang on which words were selected.
  const [typed, type, forgetTyped] = useTyped<string | null>(`where a link at ${at} leads: ${target}`, () => null);
  const finish = (step: () => void) => {
    forgetText();
    forgetTyped();
    step();
  };
  // Whatever is chosen is done at once: nothing waits that Escape could take back.
  const line = useTargetInput({
    ...{ at, target: target === undefined ? undefined : targetFromText(target), typed, type },
    choose: (to, page) =>
      finish(() => submit({ words: text.trim() || words.selectedText, target: targetInText(to), ...(page && { page }) })),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form around it, if there is one, is none of its business.
    event.stopPropagation();
    line.submit();
  };
  return (
    <Stack component="form" gap="sm" onSubmit={onSubmit}>
      {line.input}
      <TextInput label={words.inputs.linkText} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Group gap={8}>
        {target !== undefined && (
          <Button variant="subtle" color="red" onClick={() => finish(remove)}>
            {words.inputs.removeLink}
          </Button>
        )}
        <Button variant="default" onClick={() => finish(leave)} ml="auto">
          {words.cancel}
        </Button>
        <Button type="submit">{words.inputs.applyLink}</Button>
      </Group>
    </Stack>
  );
}
