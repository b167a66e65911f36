/** What stands beside the blocks that are written in as one document: fields of what is not written in, what more there is to say, findings. */
import { Menu, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { child } from '../../../json-text/pointer.ts';
import { summaryOf } from '../../draft/fields/blank.ts';
import { type EntryKind, kindsOf } from '../../draft/fields/kinds.ts';
import type { Field, NamedField } from '../../draft/fields/model.ts';
import { memberFor } from '../../draft/fields/walk.ts';
import { findingsAt } from '../state/findings.ts';
import { useEditorAndWords, useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { FieldList } from './FieldList.tsx';
import { FindingsAt } from './FindingText.tsx';
import classes from './fields.module.css';
import { focusField } from './focus-field.ts';
import { textInputOf } from './text-input.ts';

/** What is said without a key, as a text. */
export const paragraphOf = (entry: Field): Field =>
  (entry.kind === 'either' && entry.members.find(({ kind }) => kind === 'richText')) || entry;

/** What more there is to say of a block, such as the source of a quotation. How a list is numbered, its kind says. */
function fieldsBeside(field: Field, value: unknown, part: string): NamedField[] {
  const own = memberFor(field, value);
  if (own?.kind !== 'object') return [];
  return own.fields.filter(({ kind, key }) => kind !== 'switch' && own.kinds?.[part]?.includes(key));
}

/** Where the fields of a block are shown. */
export interface Slot {
  dom: HTMLElement;
  /** Of its entry. */
  index: number;
  /** The key of its entry that says it. */
  part: string;
  isWritten: boolean;
}

/** The line of an entry that is not written in, with the fields of what it is; of what is no such kind, of all that it says. */
export type LineOf = (index: number, kind: EntryKind | undefined) => ReactNode;

interface SlotFieldsProps {
  slot: Slot;
  field: Field;
  at: string;
  begun: readonly string[];
  line: LineOf;
  /** From a field to the text behind its block. */
  goOn: () => void;
}

/** The fields of a block, in the document: all of them where it is not written in. */
export function SlotFields({ slot: { index, part, isWritten }, field, at, begun, line, goOn }: SlotFieldsProps) {
  const value = useValue(at);
  /** Whoever empties one to write something else finds it there still. */
  const seen = useRef(new Set<string>());
  const beside = fieldsBeside(field, value, part);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, nativeEvent, target, currentTarget } = event;
    // A text of several lines has taken Enter for one more.
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !event.isDefaultPrevented()) return;
    if (textInputOf(target) && currentTarget.contains(target as Node)) goOn();
  };
  if (!isWritten) {
    const kind = kindsOf(field).find(({ key }) => key === part);
    const own = kind?.field.kind === 'object' ? kind.field : undefined;
    const fields = own?.fields.filter((one) => one.key === part || beside.includes(one)) ?? [];
    return (
      <ol className={classes.entries} onKeyDown={onKeyDown}>
        {line(index, kind && own && { ...kind, field: { ...own, fields } })}
      </ol>
    );
  }
  for (const { key } of beside) {
    if (child(value, key) !== undefined || begun.includes(`${at}/${key}`)) seen.current.add(key);
  }
  const shown = beside.filter(({ key }) => seen.current.has(key));
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the texts within
    <div onKeyDown={onKeyDown}>
      <FieldList fields={shown} at={at} order={beside} />
    </div>
  );
}

/** What more there is to say of a block, and is not said yet. */
export function unsaid(field: Field, value: unknown, kind: string): NamedField[] {
  const part = kind === 'numbered' ? 'list' : kind;
  return fieldsBeside(field, value, part).filter(
    ({ key }) => child(value, key) === undefined && (key !== 'start' || kind === 'numbered'),
  );
}

interface BesideItemsProps {
  field: Field;
  at: string;
  kind: string;
  begin: (pointer: string) => void;
}

/** In the menu of a block: what more there is to say of it. */
export function BesideItems({ field, at, kind, begin }: BesideItemsProps) {
  const words = useWords();
  const value = useValue(at);
  return unsaid(field, value, kind).map(({ key, title }) => (
    <Menu.Item key={key} onClick={() => begin(`${at}/${key}`)}>
      {words.addThis(title)}
    </Menu.Item>
  ));
}

/** What is said of the texts. Of several it leads to the one that is meant. */
export function TextFindings({ field, pointers }: { field: Field; pointers: readonly string[] }) {
  const { editor, words } = useEditorAndWords();
  const found = useSelected(({ findings }) => pointers.filter((one) => findingsAt(findings, one).length > 0).join('\n'));
  return (found === '' ? [] : found.split('\n')).map((pointer) => (
    <div key={pointer} className={classes.said} data-said>
      {pointers.length > 1 && (
        <UnstyledButton className={classes.leads} onClick={() => focusField(pointer)}>
          {summaryOf(field, editor.valueOf(pointer)) || words.entry(pointers.indexOf(pointer) + 1)}
        </UnstyledButton>
      )}
      <FindingsAt pointer={pointer} />
    </div>
  ));
}
