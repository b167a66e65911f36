/** Several records at once, of a table that somebody has copied. */
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Operation } from '../../../json-text/operations.ts';
import { parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Field } from '../../draft/fields/model.ts';
import type { Run } from '../../draft/rich-text/runs.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Hint } from '../parts/Hint.tsx';
import { fieldAt } from '../state/field-at.ts';
import { listAt } from '../state/selection.ts';
import { languageAt } from '../state/site-languages.ts';
import { useEditorAndWords, useLoadWriting, useTyped } from '../state/use-editor.ts';
import { recordsFrom } from './records-from-rows.ts';

export const isRecords = (at: string): boolean => /^\/collections\/\d+\/records$/.test(at);

interface PasteRowsProps {
  at: string;
  field: Field & { kind: 'list' };
}

export function PasteRows(props: PasteRowsProps) {
  const { words } = useEditorAndWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" size="xs" onClick={() => setOpen(true)}>
        {words.collections.paste}
      </Button>
      {isOpen && <PasteDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

function PasteDialog({ at, field, close }: PasteRowsProps & { close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const load = useLoadWriting();
  const said = words.collections;
  const [text, setText, forget] = useTyped(`rows for ${at}`, () => '');
  const [isMeant, setMeant] = useState(false);
  /** The same with its links, as long as nobody has written in it. */
  const html = useRef({ of: '', html: '' });
  const { forms, document, lang } = editor.state();
  const own = forms && fieldAt(forms, document.value, `${at}/0/facts`);
  const facts = own?.kind === 'object' ? own.fields : [];
  const fields = field.entry.kind === 'object' ? field.entry.fields : [];
  const columns = [...fields.filter(({ key }) => key === 'title'), ...facts].map(({ title }) => title).join(', ');
  const submit = async () => {
    if (text.trim() === '') return setMeant(true);
    const { linesOf } = await load();
    const { lines } = linesOf(html.current.of === text ? html.current.html : '', text);
    const cells = lines.map((line) => line.row?.cells ?? [line.text]);
    const isOneRow = lines.every(({ row }) => !row) && text.includes('\t');
    const rows = isOneRow ? text.split(/\r?\n/).map((line) => line.split('\t').map(asRuns)) : cells;
    const { value } = editor.state().document;
    const { records, spelled, lost } = recordsFrom({ cells: rows, fields, facts, lang, siteLang: languageAt(value, at).lang });
    const count = listAt(valueAt(value, parentOf(at)), 'records').length;
    const [first = {}, ...more] = records;
    const operations: Operation[] = [
      count === 0
        ? { kind: 'set', pointer: at, value: records }
        : { kind: 'insert', pointer: `${at}/${count}`, value: first, more },
      ...spelled.map(({ record, name, text: number }): Operation => {
        const pointer = pointerTo(`${at}/${count + record}/facts`, name);
        return { kind: 'set', pointer, value: number, isNumber: true };
      }),
    ];
    if (records.length > 0) editor.carryOut(operations, { title: said.pasted(records.length), at: `${at}/${count}` });
    forget();
    close();
    const examples = [...lost.slice(0, 5), ...(lost.length > 5 ? ['…'] : [])].join(', ');
    if (records.length > 0) editor.show(`${at}/${count}`, { focus: false });
    // Last, since what is shown next takes the place of what was said.
    editor.sayDone([said.pasted(records.length), ...(lost.length > 0 ? [said.pasteLost(examples)] : [])].join(' '));
  };
  return (
    <AskDialog title={said.paste} label={words.addOne} close={close} forget={forget} submit={() => void submit()}>
      <Hint>{said.pasteHint(columns)}</Hint>
      <Textarea
        label={said.pasteHere}
        data-autofocus
        rows={8}
        value={text}
        error={isMeant && text.trim() === '' && said.pasteNothing}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onPaste={({ clipboardData }) => {
          html.current = { of: '', html: clipboardData.getData('text/html') };
          const plain = clipboardData.getData('text/plain');
          // If the field was empty, it now holds what was pasted and nothing else.
          if (text === '') html.current.of = plain.replaceAll('\r\n', '\n');
        }}
      />
    </AskDialog>
  );
}

const asRuns = (text: string): Run[] => [{ shown: text.trim(), kind: 'letter', marks: [] }];
