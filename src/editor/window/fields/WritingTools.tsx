/** The tools of a text that is written in, on the page and in the form alike, and the small windows of its links and constants. */
import { memo } from 'react';
import type { WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import type { NewPage } from '../state/new-page.ts';
import { useWords } from '../words/words.ts';
import { ConstantPicker } from './ConstantPicker.tsx';
import { MakeConstant } from './MakeConstant.tsx';
import { TextLink } from './TextLink.tsx';
import { namesOf, TextTools, type ToolName } from './TextTools.tsx';

interface WritingToolsProps {
  /** What the text is called, and its field: what a constant of it may be called as well. */
  title: string;
  fieldTitle?: string | undefined;
  at: string;
  isRich: boolean;
  where: 'corner' | 'above' | 'page';
  /** What is selected. */
  place: Pick<WritingPlace, 'marks' | 'words' | 'from' | 'to'>;
  /** What is asked about. */
  open: ToolName | undefined;
  setOpen: (tool: ToolName | undefined) => void;
  /** @param page - is made in the same step */
  run: (command: WritingCommand, page?: NewPage) => void;
  /** Back into the text; to what has become a constant there. */
  leave: (madeAt?: number) => void;
}

const marks = { bold: 'strong', emphasis: 'em', code: 'code' } as const;

const isMark = (tool: ToolName): tool is keyof typeof marks => Object.hasOwn(marks, tool);

/** What a tool does at once; undefined where it asks first. */
export const commandOf = (tool: ToolName): WritingCommand | undefined =>
  isMark(tool) ? { kind: 'mark', mark: marks[tool] } : undefined;

/** Not rendered with each letter, as long as what it is given stays the same. */
export const WritingTools = memo(function WritingTools(props: WritingToolsProps) {
  const { title, fieldTitle = title, at, isRich, where, place, open, setOpen, run, leave } = props;
  const words = useWords();
  const link = place.marks.find((mark) => mark.startsWith('link '));
  const finish = (command: WritingCommand, page?: NewPage) => {
    setOpen(undefined);
    run(command, page);
  };
  const start = (tool: ToolName) => {
    const command = commandOf(tool);
    if (command) run(command);
    else setOpen(tool);
  };
  const dialogs = {
    link: {
      title: words.inputs.linkTitle,
      width: 360,
      show: () => (
        <TextLink
          at={at}
          words={place.words.trim()}
          target={link?.slice('link '.length)}
          submit={({ words: text, target, page }) => finish({ kind: 'link', address: target, words: text }, page)}
          remove={() => finish({ kind: 'link', address: undefined, words: place.words })}
          leave={leave}
        />
      ),
    },
    constant: {
      title: words.inputs.constantTitle,
      width: 320,
      show: () => <ConstantPicker choose={(name) => finish({ kind: 'constant', name })} />,
    },
    make: {
      title: words.inputs.makeConstant,
      width: 360,
      show: () => (
        <MakeConstant
          {...{ title: fieldTitle, at, isRich, from: place.from, to: place.to }}
          done={(madeAt) => {
            setOpen(undefined);
            leave(madeAt);
          }}
          leave={leave}
        />
      ),
    },
  };
  const pressed = namesOf(isRich).filter((name) =>
    isMark(name) ? place.marks.includes(marks[name]) : name === 'link' && link !== undefined,
  );
  return <TextTools {...{ title, open, dialogs, leave, pressed }} names={namesOf(isRich)} place={where} run={start} />;
});
