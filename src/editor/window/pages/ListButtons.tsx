/** Above the form of a list: something new in it, and the way to what it lists and to the facts of that. */
import { Button } from '@mantine/core';
import type { Json } from '../../../../schema/json.ts';
import { valueAt } from '../../../json-text/value.ts';
import { blankOf } from '../../draft/fields/blank.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { collectionFor } from '../state/begin-collection.ts';
import { fieldAt } from '../state/field-at.ts';
import { collectionOfList } from '../state/listed.ts';
import { useEditorAndWords, useSelected, useValue } from '../state/use-editor.ts';
import { NewEntryButton } from './NewEntryButton.tsx';

/** @param at - the pointer of the section */
export function ListButtons({ at }: { at: string }) {
  const { editor, words } = useEditorAndWords();
  const isOfRecords = useValue(`${at}/of`) !== undefined;
  const collection = useSelected(({ document }) => collectionOfList(document.value, at));
  const records = `/collections/${collection}/records`;
  const count = useSelected(({ document }) => (valueAt(document.value, records) as Json[] | undefined)?.length ?? 0);
  const { newRecord, records: editRecords, beginFacts, changeFacts } = words.collections;
  const add = () => {
    const { forms, document } = editor.state();
    const field = forms && fieldAt(forms, document.value, records);
    if (field?.kind !== 'list') return;
    editor.insert(records, count, blankOf(field.entry), { title: words.added(field.entry.title) });
    editor.show(`${records}/${count}/title`, { focus: true });
  };
  return (
    <>
      {!isOfRecords && <NewEntryButton at={at} />}
      {isOfRecords && collection >= 0 && (
        <>
          <Button variant="light" leftSection={<Glyph name="plus" />} onClick={add}>
            {newRecord}
          </Button>
          <Button variant="default" onClick={() => editor.show(records, { focus: true })}>
            {editRecords(count)}
          </Button>
        </>
      )}
      {(!isOfRecords || collection >= 0) && (
        <Button variant="default" onClick={() => editor.show(collectionFor(editor, at), { focus: true })}>
          {collection >= 0 ? changeFacts : beginFacts}
        </Button>
      )}
    </>
  );
}
