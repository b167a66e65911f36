/** The bar above blocks that are written in: what the block is, marks of its letters, and what more there is to do with it. */
import { Group, Menu, Paper } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { valueAt } from '../../../json-text/value.ts';
import { summaryOf } from '../../draft/fields/blank.ts';
import type { Field } from '../../draft/fields/model.ts';
import type { WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import { CommandMenu, type OpenedBy } from '../parts/CommandMenu.tsx';
import { ownFieldAt } from '../state/field-at.ts';
import type { NewPage } from '../state/new-page.ts';
import type { BlockKind } from '../state/prose-at.ts';
import { listAt } from '../state/selection.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import classes from './fields.module.css';
import { BesideItems, paragraphOf } from './ProseFields.tsx';
import type { ToolName } from './TextTools.tsx';
import { TurnSelect, useKindSaid } from './TurnSelect.tsx';
import { WritingTools } from './WritingTools.tsx';

interface ProseBarProps {
  field: Field & { kind: 'list' };
  list: string;
  /** The text that the caret is in. */
  at: string;
  /** The entry that it is in. */
  index: number;
  kinds: readonly BlockKind[];
  place: WritingPlace;
  run: (command: WritingCommand, page?: NewPage) => void;
  open: ToolName | undefined;
  setOpen: (tool: ToolName | undefined) => void;
  /** Back into the text. */
  leave: (madeAt?: number) => void;
  /** The commands of an entry, for its menu; in a list one removes a point. */
  commands: (index: number, removePoint?: () => void) => ReactNode;
  /** Shows a field that says nothing yet. */
  begin: (pointer: string) => void;
}

export function ProseBar({ field, list, at, index, kinds, place, run, open, setOpen, leave, commands, begin }: ProseBarProps) {
  const { editor, words } = useEditorAndWords();
  const [menu, setMenu] = useState<OpenedBy>();
  const entry = `${list}/${index}`;
  const name = useSelected(({ document }) => summaryOf(field.entry, valueAt(document.value, entry)));
  const isPoint = place.kind === 'list' || place.kind === 'numbered';
  const points = `${entry}/list`;
  const [first, ...more] = isPoint ? listAt(editor.valueOf(entry), 'list') : [];
  const removePoint = () => {
    run({ kind: 'remove' });
    const { forms, document } = editor.state();
    const left = forms && editor.valueOf(points) !== undefined ? ownFieldAt(forms, document.value, points) : undefined;
    editor.sayDone(words.removed((left?.kind === 'list' ? left : field).entry.title));
  };
  useKindSaid(kinds, place.kind);
  return (
    <div
      className={classes.proseBar}
      data-row={kinds.length > 1 || undefined}
      data-open={open !== undefined || menu !== undefined || undefined}
    >
      <Paper withBorder shadow="sm">
        <Group gap={2} wrap="nowrap">
          {kinds.length > 1 && <TurnSelect kinds={kinds} kind={place.kind} run={run} />}
          <WritingTools
            {...{ title: field.title, fieldTitle: paragraphOf(field.entry).title, where: 'page', isRich: true }}
            {...{ at, place, open, setOpen, run, leave }}
          />
          <CommandMenu
            label={words.commandsOf(name || words.entry(index + 1))}
            tabIndex={-1}
            opened={menu}
            setOpened={setMenu}
            closed={() => leave()}
          >
            <BesideItems field={field.entry} at={entry} kind={place.kind} begin={begin} />
            {/* Keyboards on glass have no Tab. */}
            {isPoint &&
              (['indent', 'outdent'] as const).map((kind) => (
                <Menu.Item key={kind} onClick={() => run({ kind })}>
                  {words[kind]}
                </Menu.Item>
              ))}
            {commands(index, more.length > 0 || typeof first === 'object' ? removePoint : undefined)}
          </CommandMenu>
        </Group>
      </Paper>
    </div>
  );
}
