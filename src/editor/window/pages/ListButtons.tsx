/** Beside a list: a new page or record, and the ways to those that it lists and to the facts of them. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { blankEntry, collectionFor } from '../state/begin-collection.ts';
import { collectionOfList, listedUnder } from '../state/listed.ts';
import { listAt } from '../state/selection.ts';
import { useEditorAndWords, useSelected, useValue } from '../state/use-editor.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

/** @param at - the pointer of the section */
export function ListButtons({ at }: { at: string }) {
  const { editor, words } = useEditorAndWords();
  const [isOpen, setOpen] = useState(false);
  const under = useSelected((state) => listedUnder(state, at));
  const collection = useSelected(({ document }) => collectionOfList(document.value, at));
  const around = `/collections/${collection}`;
  const count = listAt(useValue(around), 'records').length;
  const { newRecord, records, beginFacts, changeFacts } = words.collections;
  const show = (pointer: string) => editor.show(pointer, { focus: true });
  const add = () => {
    editor.insert(`${around}/records`, count, blankEntry(editor.state(), `${around}/records`), { title: words.added(newRecord) });
    show(`${around}/records/${count}/title`);
  };
  const isOfPages = useValue(`${at}/of`) === undefined;
  if (!isOfPages && collection < 0) return null;
  return (
    <>
      <Button variant="light" leftSection={<Glyph name="plus" />} onClick={isOfPages ? () => setOpen(true) : add}>
        {isOfPages ? words.newEntry : newRecord}
      </Button>
      {!isOfPages && (
        <Button variant="default" onClick={() => show(`${around}/records`)}>
          {records(count)}
        </Button>
      )}
      <Button variant="default" onClick={() => show(collectionFor(editor, at))}>
        {collection >= 0 ? changeFacts : beginFacts}
      </Button>
      {isOpen && <NewPageDialog under={under ?? '/'} close={() => setOpen(false)} />}
    </>
  );
}
