/** Several records at once, of a table that somebody has copied: it brings its columns along. */
import { Checkbox, TextInput } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import type { Json, JsonObject } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { parentOf, pointerTo } from '../../../json-text/pointer.ts';
import type { Field } from '../../draft/fields/model.ts';
import { blankEntry } from '../state/begin-collection.ts';
import { fieldsAt } from '../state/field-at.ts';
import { languageAt } from '../state/site-languages.ts';
import { useEditorAndWords, useLoadWriting, useSelected } from '../state/use-editor.ts';
import { type Cells, cellsOf } from './pasted-cells.ts';
import { recordsFrom } from './records-from-rows.ts';

export const isRecords = (at: string): boolean => /^\/collections\/\d+\/records$/.test(at);

interface PasteRowsProps {
  at: string;
  field: Field & { kind: 'list' };
}

export function PasteRows({ at, field }: PasteRowsProps) {
  const { editor, words } = useEditorAndWords();
  const load = useLoadWriting();
  const said = words.collections;
  const [pasted, setPasted] = useState<{ cells: Cells; hasHead: boolean; step: unknown }>();
  const last = useSelected(({ document }) => document.done.at(-1));
  const take = (cells: Cells, asked?: boolean) => {
    const { forms, document, lang } = editor.state();
    if (!forms) return;
    const around = parentOf(at);
    const [list, known] = ['records', 'fields'].map((key) => (editor.valueOf(`${around}/${key}`) ?? []) as Json[]) as [
      Json[],
      Json[],
    ];
    const inCollection = fieldsAt(forms, document.value, around);
    const own = inCollection.find(({ key }) => key === 'fields');
    const { records, added, facts, lost, hasHead } = recordsFrom({
      ...{ cells, lang, siteLang: languageAt(document.value, at).lang, hasHead: asked, columnTitle: said.column },
      fields: field.entry.kind === 'object' ? field.entry.fields : [],
      factsWith: (more) =>
        fieldsAt(
          forms,
          { collections: [{ fields: [...known, ...more], records: [{ facts: {} }] }] },
          '/collections/0/records/0/facts',
        ),
      most: own?.kind === 'list' ? own.max : 0,
    });
    const begun = (key: string, there: Json[], [first, ...more]: JsonObject[]): Operation[] => {
      const pointer = `${around}/${key}`;
      if (first === undefined) return [];
      if (there.length > 0) return [{ kind: 'insert', pointer: `${pointer}/${there.length}`, value: first, more }];
      return [{ kind: 'set', pointer, value: [first, ...more], order: inCollection.map((one) => one.key) }];
    };
    // They stay as they are spelled, like typed ones.
    const numbers = records.flatMap(({ facts: made }, index) =>
      facts.flatMap(({ kind, key }): Operation[] => {
        const value = (made as JsonObject | undefined)?.[key];
        const pointer = pointerTo(`${at}/${list.length + index}/facts`, key);
        return kind === 'number' && typeof value === 'string' ? [{ kind: 'set', pointer, value, isNumber: true }] : [];
      }),
    );
    if (records.length > 0) {
      const isSample = list.length === 1 && JSON.stringify(list[0]) === JSON.stringify(blankEntry(editor.state(), at));
      const place = `${at}/${isSample ? 0 : list.length}`;
      editor.carryOut(
        [
          ...begun('fields', known, added),
          ...begun('records', list, records),
          ...numbers,
          ...(isSample ? [{ kind: 'remove', pointer: `${at}/0` } as const] : []),
        ],
        { title: said.pasted(records.length), at: place },
      );
      editor.show(place, { focus: false });
    }
    setPasted({ cells, hasHead, step: records.length > 0 && editor.state().document.done.at(-1) });
    const examples = [...lost.slice(0, 5), ...(lost.length > 5 ? ['…'] : [])].join(', ');
    const columns = added.map(({ label }) => label).join(', ');
    // Last, since what is shown next takes the place of what was said.
    editor.sayDone(
      [said.pasted(records.length), columns && said.pastedColumns(columns), examples && said.pasteLost(examples)]
        .filter(Boolean)
        .join(' '),
    );
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const { clipboardData } = event;
    void cellsOf(load, clipboardData.getData('text/html'), clipboardData.getData('text/plain')).then((cells) => take(cells));
  };
  return (
    <>
      <TextInput
        mt="sm"
        label={said.paste}
        description={said.pasteHint}
        placeholder={said.pasteHere}
        autoComplete="off"
        onPaste={onPaste}
      />
      {pasted && (!pasted.step || pasted.step === last) && (
        <Checkbox
          mt="xs"
          label={said.firstIsHead}
          checked={pasted.hasHead}
          onChange={() => {
            if (pasted.step) editor.undo();
            take(pasted.cells, !pasted.hasHead);
          }}
        />
      )}
    </>
  );
}
