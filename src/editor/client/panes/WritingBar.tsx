/** The tools of the text that is written on the page, beside what is selected there; and the small window of its links. */
import { Group, NativeSelect, Paper } from '@mantine/core';
import type { WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import { ConstantPicker } from '../fields/ConstantPicker.tsx';
import { TextLink } from '../fields/TextLink.tsx';
import { namesOf, TextTools, type ToolName } from '../fields/TextTools.tsx';
import type { BlockKind } from '../state/blocks.ts';
import { useWords } from '../words/words.ts';
import classes from './WritingBar.module.css';

interface WritingBarProps {
  at: string;
  isRich: boolean;
  /** There is nothing in it yet. */
  isBlank: boolean;
  /** What its block may become. */
  kinds: readonly BlockKind[];
  turn: (kind: BlockKind) => void;
  /** Of what is selected, in CSS pixels of this window. */
  place: WritingPlace;
  /** What a key has asked for. */
  open: ToolName | undefined;
  setOpen: (tool: ToolName | undefined) => void;
  run: (command: WritingCommand) => void;
  /** Back into the text. */
  leave: () => void;
}

export function WritingBar({ at, isRich, isBlank, kinds, turn, place, open, setOpen, run, leave }: WritingBarProps) {
  const words = useWords();
  const address = place.marks.find((mark) => mark.startsWith('link '))?.slice('link '.length);
  const finish = (command: WritingCommand) => {
    setOpen(undefined);
    run(command);
  };
  const start = (tool: ToolName) => {
    if (tool === 'bold' || tool === 'emphasis') return run({ kind: 'mark', mark: tool === 'bold' ? 'strong' : 'em' });
    setOpen(tool);
  };
  const dialogs = {
    link: {
      title: words.inputs.linkTitle,
      width: 360,
      show: () => (
        <TextLink
          at={at}
          words={place.words}
          target={address}
          submit={({ words: text, target }) => finish({ kind: 'link', address: target, words: text })}
          remove={() => finish({ kind: 'link', address: undefined, words: place.words })}
          leave={leave}
        />
      ),
    },
    constant: {
      title: words.inputs.constantTitle,
      width: 320,
      show: () => <ConstantPicker at={at} choose={(name) => finish({ kind: 'constant', name })} />,
    },
  };
  const canTurn = kinds.length > 1;
  if (place.isEmpty && address === undefined && open === undefined && !(isBlank && canTurn)) return null;
  const bears = { bold: 'strong', emphasis: 'em' } as const;
  const pressed = (['bold', 'emphasis'] as const).filter((name) => place.marks.includes(bears[name]));
  return (
    <Paper className={classes.bar} shadow="md" withBorder style={{ left: place.left, top: place.top }} data-writing-bar>
      <Group gap={2} wrap="nowrap">
        {canTurn && (
          <NativeSelect
            size="xs"
            variant="unstyled"
            aria-label={words.turnInto}
            title={words.turnInto}
            data={kinds.map(({ title }) => title)}
            value={kinds.find(({ isNow }) => isNow)?.title ?? ''}
            onChange={({ currentTarget }) => {
              const kind = kinds.find(({ title }) => title === currentTarget.value);
              if (kind) turn(kind);
            }}
          />
        )}
        <TextTools
          title={words.preview}
          names={namesOf(isRich).filter((name) => name !== 'make')}
          pressed={address === undefined ? pressed : [...pressed, 'link']}
          place="page"
          open={open}
          dialogs={dialogs}
          run={start}
          leave={leave}
        />
      </Group>
    </Paper>
  );
}
