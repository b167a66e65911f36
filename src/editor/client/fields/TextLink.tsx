/** The link of a text: a new one of what is selected, or the one that the cursor is in. */
import { Button, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { NewPage } from '../state/new-page.ts';
import { useEditor, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './LinkChooser.module.css';
import { LinkChooser } from './LinkChooser.tsx';
import { type LinkValue, type Mail, newMail, targetFromText, targetInText } from './link-kinds.ts';

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
  const editor = useEditor();
  const words = useWords();
  const [text, setText, forgetText] = useTyped(`words of a link at ${at}: ${chosen}`, () => chosen);
  // Where it shall lead does not hang on which words were selected.
  const [value, setValue, forgetTarget] = useTyped<LinkValue>(`target of a link at ${at}: ${target}`, () =>
    target === undefined ? '/' : targetFromText(target),
  );
  const [page, setPage, forgetPage] = useTyped<NewPage | null>(`new page of a link at ${at}`, () => null);
  const finish = (step: () => void) => {
    forgetText();
    forgetTarget();
    forgetPage();
    step();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form around it, if there is one, is none of its business.
    event.stopPropagation();
    const link = { words: text.trim() || words.selectedText, target: targetInText(value) };
    finish(() => submit(page && page.path === value ? { ...link, page } : link));
  };
  return (
    <form className={classes.popover} onSubmit={onSubmit}>
      <TextInput
        label={words.inputs.linkText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus={text === '' || undefined}
      />
      <LinkChooser
        value={value}
        at={at}
        makePage={(fresh) => {
          setPage(fresh);
          setValue(fresh.path);
        }}
        write={(next) => setValue(next)}
        newMail={() => newMail(editor.state().document.value)}
        mail={typeof value !== 'string' && <MailInputs mail={value.mail} write={(mail) => setValue({ mail })} />}
      />
      <div className={classes.actions}>
        {target !== undefined && (
          <Button variant="subtle" color="red" onClick={() => finish(remove)}>
            {words.inputs.removeLink}
          </Button>
        )}
        <Button variant="default" onClick={leave} ml="auto">
          {words.cancel}
        </Button>
        <Button type="submit">{words.inputs.applyLink}</Button>
      </div>
    </form>
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
