/** A page that is not there yet, as the target of a link: all that is asked is its title. */
import { Button, Group, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { type NewPage, pageFor } from '../state/new-page.ts';
import { useEditorAndWords, useTyped } from '../state/use-editor.ts';

interface NewPageLineProps {
  /** The pointer of the link. */
  at: string;
  make: (page: NewPage) => void;
}

export function NewPageLine({ at, make }: NewPageLineProps) {
  const { editor, words } = useEditorAndWords();
  const line = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [title, setTitle, forget] = useTyped(`title of a new page for ${at}`, () => '');
  const page = pageFor(editor.state().document.value, title, at);
  const create = () => {
    if (page.title === '') return;
    make(page);
    forget();
    setAsked(false);
    // What was written in is gone.
    setTimeout(() => line.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={line}>
      {isAsked ? (
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            autoFocus
            flex={1}
            label={words.pageTitle}
            description={page.title && page.path}
            inputWrapperOrder={['label', 'input', 'description']}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                setAsked(false);
              }
              if (event.key !== 'Enter') return;
              // The form around it, if there is one, is sent later.
              event.preventDefault();
              create();
            }}
          />
          <Button variant="light" disabled={page.title === ''} onClick={create}>
            {words.createPage}
          </Button>
        </Group>
      ) : (
        <Button variant="subtle" size="compact-sm" leftSection={<Glyph name="plus" />} onClick={() => setAsked(true)}>
          {words.inputs.newPage}
        </Button>
      )}
    </div>
  );
}
