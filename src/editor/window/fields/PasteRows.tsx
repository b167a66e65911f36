/** Several records at once, of a table that somebody has copied. */
import { TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import type { JsonObject } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { pointerTo } from '../../../json-text/pointer.ts';
import type { Field } from '../../draft/fields/model.ts';
import { fieldAt } from '../state/field-at.ts';
import { languageAt } from '../state/site-languages.ts';
import { useEditorAndWords, useLoadWriting } from '../state/use-editor.ts';
import { recordsFrom } from './records-from-rows.ts';

export const isRecords = (at: string): boolean => /^\/collections\/\d+\/records$/.test(at);

interface PasteRowsProps {
  at: string;
  field: Field & { kind: 'list' };
  /** How many records there are. */
  count: number;
}

export function PasteRows({ at, field, count }: PasteRowsProps) {
  const { editor, words } = useEditorAndWords();
  const load = useLoadWriting();
  const said = words.collections;
  const { forms, document, lang } = editor.state();
  const own = forms && fieldAt(forms, document.value, `${at}/0/facts`);
  const facts = own?.kind === 'object' ? own.fields : [];
  const fields = field.entry.kind === 'object' ? field.entry.fields : [];
  const columns = [...fields.filter(({ key }) => key === 'title'), ...facts].map(({ title }) => title).join(', ');
  const take = async (html: string, text: string) => {
    const { linesOf } = await load();
    const { lines } = linesOf(html, text);
    // One row alone is no table of its own.
    const isOneRow = lines.every(({ row }) => !row) && text.includes('\t');
    const cells = isOneRow
      ? text.split(/\r?\n/).map((line) => line.split('\t').map((shown) => [{ shown, kind: 'letter' as const, marks: [] }]))
      : lines.map((line) => line.row?.cells ?? [line.text]);
    const { records, lost } = recordsFrom({ cells, fields, facts, lang, siteLang: languageAt(document.value, at).lang });
    const [first = {}, ...more] = records;
    // As if an author had typed them: they stay as they are spelled.
    const numbers = records.flatMap(({ facts: made }, index) =>
      facts.flatMap(({ kind, key }): Operation[] => {
        const value = (made as JsonObject | undefined)?.[key];
        const pointer = pointerTo(`${at}/${count + index}/facts`, key);
        return kind === 'number' && typeof value === 'string' ? [{ kind: 'set', pointer, value }] : [];
      }),
    );
    if (records.length > 0) {
      const added: Operation = { kind: 'insert', pointer: `${at}/${count}`, value: first, more };
      editor.carryOut([added, ...numbers], { title: said.pasted(records.length), at: `${at}/${count}` });
      editor.show(`${at}/${count}`, { focus: false });
    }
    const examples = [...lost.slice(0, 5), ...(lost.length > 5 ? ['…'] : [])].join(', ');
    // Last, since what is shown next takes the place of what was said.
    editor.sayDone([said.pasted(records.length), ...(lost.length > 0 ? [said.pasteLost(examples)] : [])].join(' '));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    void take(event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain'));
  };
  return (
    <TextInput
      label={said.paste}
      description={said.pasteHint(columns)}
      placeholder={said.pasteHere}
      autoComplete="off"
      onPaste={onPaste}
    />
  );
}
