/** The tools of the text that is written on the page, beside what is selected there. */
import { Button, Group, Paper } from '@mantine/core';
import type { CSSProperties } from 'react';
import { child, parentOf, pointerKeys } from '../../../../json-text/pointer.ts';
import { valueAt } from '../../../../json-text/value.ts';
import { blankOf } from '../../../draft/fields/blank.ts';
import type { WritingCommand, WritingPlace } from '../../../writing/text-view.ts';
import { titleOfTarget } from '../../fields/link-targets.ts';
import { unsaid } from '../../fields/ProseFields.tsx';
import type { ToolName } from '../../fields/TextTools.tsx';
import { TurnSelect, useKindSaid } from '../../fields/TurnSelect.tsx';
import { WritingTools } from '../../fields/WritingTools.tsx';
import { useVisible } from '../../parts/use-visible.ts';
import type { Editor } from '../../state/editor.ts';
import type { EditorState } from '../../state/editor-state.ts';
import { fieldAt, ownFieldAt } from '../../state/field-at.ts';
import type { NewPage } from '../../state/new-page.ts';
import { type BlockKind, proseAt } from '../../state/prose-at.ts';
import { useEditor } from '../../state/use-editor.ts';
import { useWords, words } from '../../words/words.ts';
import classes from './WritingBar.module.css';

interface WritingBarProps {
  at: string;
  isRich: boolean;
  /** There is nothing in it yet. */
  isBlank: boolean;
  /** What its block may become. */
  kinds: readonly BlockKind[];
  /** Of what is selected, in CSS pixels of this window. */
  place: WritingPlace;
  /** What a key has asked for. */
  open: ToolName | undefined;
  setOpen: (tool: ToolName | undefined) => void;
  run: (command: WritingCommand, page?: NewPage) => void;
  /** Back into the text. */
  leave: () => void;
}

/** So much room it needs beside the text, in CSS pixels; above that stands the bar of the window. */
const height = 48;
const aboveAll = 56;

export function WritingBar({ at, place, open, isBlank, kinds, ...props }: WritingBarProps) {
  const words = useWords();
  const editor = useEditor();
  const { forms, document } = editor.state();
  const seen = useVisible();
  useKindSaid(kinds, place.kind);
  const canTurn = kinds.length > 1;
  const button = linkOfButton(editor.state(), at);
  const target = place.marks.find((mark) => mark.startsWith('link '))?.slice('link '.length) ?? button?.target;
  if (place.isEmpty && target === undefined && open === undefined && !(isBlank && canTurn)) return null;
  // Above what is selected: who goes on clicks below it. Of a text that is begun there is nothing below yet.
  const hasRoomBelow = place.bottom + height <= seen.bottom;
  const hasRoomAbove = place.top >= seen.top + aboveAll + height;
  const isBelow = isBlank && place.isEmpty ? hasRoomBelow : !hasRoomAbove;
  return (
    <Paper
      className={classes.bar}
      shadow="md"
      withBorder
      style={
        { '--left': `${place.left}px`, top: isBelow ? Math.min(place.bottom, seen.bottom - height) : place.top } as CSSProperties
      }
      data-below={isBelow || undefined}
      data-turns={canTurn || undefined}
      data-writing-bar
    >
      <Group gap={2} wrap="nowrap">
        {canTurn && <TurnSelect kinds={kinds} kind={place.kind} run={props.run} />}
        {target !== undefined && (
          <Button
            variant="subtle"
            size="compact-sm"
            maw="12rem"
            title={words.inputs.changeLink}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (button ? editor.show(button.pointer, { focus: true }) : props.setOpen('link'))}
          >
            {words.inputs.leadsTo(titleOfTarget(editor.state(), target, at))}
          </Button>
        )}
        {textsBeside(editor.state(), at, place.kind).map((text) => (
          <Button
            key={text.pointer}
            variant="subtle"
            size="compact-sm"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => addBeside(editor, text)}
          >
            {words.addThis(text.field.title)}
          </Button>
        ))}
        <WritingTools
          {...props}
          {...{ at, place, open, title: words.preview, where: 'page' }}
          fieldTitle={forms && fieldAt(forms, document.value, at)?.title}
        />
      </Group>
    </Paper>
  );
}

/** The texts that a quotation or a note may have beside what it says, such as a source. */
export function textsBeside({ forms, document: { value } }: EditorState, at: string, kind: WritingPlace['kind']) {
  const prose = forms && (kind === 'quote' || kind === 'note') ? proseAt(forms, value, at) : undefined;
  if (!prose) return [];
  const entry = `${prose.list}/${at.slice(prose.list.length + 1).split('/')[0]}`;
  return unsaid(prose.entry, valueAt(value, entry), kind).map((field) => ({ pointer: `${entry}/${field.key}`, field }));
}

/** Adds one, and one goes on in it on the page: what it says is there to be written over. */
export function addBeside(editor: Editor, text: ReturnType<typeof textsBeside>[number] | undefined): void {
  if (!text) return;
  const { pointer, field } = text;
  editor.set(pointer, blankOf(field), { title: words[editor.state().lang].addThis(field.title) });
  editor.show(pointer, { focus: false, from: 'page', stays: true, writes: true });
}

/** Where the button leads whose words a text is, and nothing else. */
function linkOfButton({ forms, document: { value } }: EditorState, at: string) {
  const holder = forms && ownFieldAt(forms, value, parentOf(at));
  if (holder?.kind !== 'object') return undefined;
  const [words, ...more] = holder.fields.filter(({ kind }) => kind === 'text' || kind === 'richText');
  const link = holder.fields.find(({ kind }) => kind === 'link');
  if (!link || more.length > 0 || words?.key !== pointerKeys(at).at(-1)) return undefined;
  const pointer = `${parentOf(at)}/${link.key}`;
  const target = valueAt(value, pointer);
  if (target === undefined) return undefined;
  return { pointer, target: typeof target === 'string' ? target : String(child(child(target, 'mail'), 'to') ?? '') };
}
