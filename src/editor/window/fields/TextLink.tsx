/** The link of a text: a new one of what is selected, or the one that the cursor is in. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { NewPage } from '../state/new-page.ts';
import { useEditorAndWords, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { LinkChooser } from './LinkChooser.tsx';
import { kindOf, type LinkValue, type Mail, newMail, targetFromText, targetInText } from './link-kinds.ts';
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
  const { editor, words } = useEditorAndWords();
  const [text, setText, forgetText] = useTyped(`words of a link at ${at}: ${chosen}`, () => chosen);
  // Where it shall lead does not hang on which words were selected.
  const [value, setValue, forgetTarget] = useTyped<LinkValue>(`target of a link at ${at}: ${target}`, () =>
    target === undefined ? '/' : targetFromText(target),
  );
  /** What has neither a name nor an address is chosen by its kind. */
  const [isOther, setOther] = useState(!['page', 'place', 'address'].includes(kindOf(value)));
  const finish = (step: () => void) => {
    forgetText();
    forgetTarget();
    line.forget();
    step();
  };
  const apply = (to: LinkValue, page?: NewPage) => {
    const link = { words: text.trim() || words.selectedText, target: targetInText(to) };
    finish(() => submit(page ? { ...link, page } : link));
  };
  // Whatever is chosen is done at once: nothing waits that Escape could take back.
  const line = useTargetInput({ at, target, choose: ({ target: to, page }) => apply(to, page) });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form around it, if there is one, is none of its business.
    event.stopPropagation();
    if (isOther) apply(value);
    else line.submit();
  };
  return (
    <Stack component="form" gap="sm" onSubmit={onSubmit}>
      {!isOther && line.input}
      <TextInput label={words.inputs.linkText} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {isOther && (
        <LinkChooser
          value={value}
          at={at}
          makePage={(page) => apply(page.path, page)}
          write={(next) => setValue(next)}
          newMail={() => newMail(editor.state().document.value)}
          mail={typeof value !== 'string' && <MailInputs mail={value.mail} write={(mail) => setValue({ mail })} />}
        />
      )}
      {!isOther && (
        <Button variant="subtle" size="compact-sm" justify="start" onClick={() => setOther(true)}>
          {words.inputs.otherTargets}
        </Button>
      )}
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

/** A mail that stands in a text has no fields of its own. */
function MailInputs({ mail, write }: { mail: Mail; write: (mail: Mail) => void }) {
  const words = useWords().inputs;
  return (
    <>
      <TextInput label={words.to} value={mail.to} onChange={(event) => write({ ...mail, to: event.currentTarget.value })} />
      <TextInput
        label={words.subject}
        value={mail.subject ?? ''}
        onChange={(event) => write({ ...mail, subject: event.currentTarget.value })}
      />
      <Textarea
        label={words.body}
        value={mail.body ?? ''}
        autosize
        minRows={2}
        onChange={(event) => write({ ...mail, body: event.currentTarget.value })}
      />
    </>
  );
}
