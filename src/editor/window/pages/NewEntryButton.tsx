/** Beside a list of entries: a new one, of today. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { listedUnder } from '../state/listed.ts';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

/** @param at - the pointer of the section */
export function NewEntryButton({ at }: { at: string }) {
  const words = useWords();
  const under = useSelected((state) => listedUnder(state, at));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<Glyph name="plus" />} onClick={() => setOpen(true)}>
        {words.newEntry}
      </Button>
      {isOpen && <NewPageDialog under={under ?? '/'} close={() => setOpen(false)} />}
    </>
  );
}
