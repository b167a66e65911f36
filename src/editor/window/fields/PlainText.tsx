/** A native input of a text: a thumb, a spell checker and an input method know none better. */
import type { ChangeEvent, KeyboardEventHandler } from 'react';
import { flushSync } from 'react-dom';
import { inOneRow } from '../../draft/rich-text/rows.ts';
import classes from './fields.module.css';
import type { Control } from './Labelled.tsx';

interface PlainTextProps {
  control: Control;
  text: string;
  /** Ends of lines that are typed, pasted or spoken are spaces. */
  isOneLine: boolean;
  /** @param caret - behind which letter it stands */
  write: (text: string, caret: number) => void;
  onKeyDown: KeyboardEventHandler;
}

export function PlainText({ control, text, isOneLine, write, onKeyDown }: PlainTextProps) {
  const change = ({ currentTarget: area }: ChangeEvent<HTMLTextAreaElement>) => {
    if (!isOneLine || !area.value.includes('\n')) return write(area.value, area.selectionEnd);
    const cursor = inOneLine(area.value.slice(0, area.selectionEnd)).length;
    flushSync(() => write(inOneLine(area.value).trimEnd(), cursor));
    // A text that is not the one that was typed takes the cursor to its end.
    area.setSelectionRange(cursor, cursor);
  };
  return (
    <div className={classes.area}>
      {/* As high as the text. A last line that is empty has a height as well. */}
      <div aria-hidden className={classes.backdrop}>
        {text}
        {'\u200b'}
      </div>
      <textarea {...control} value={text} rows={1} spellCheck onChange={change} onKeyDown={onKeyDown} />
    </div>
  );
}

const inOneLine = (text: string): string => inOneRow(text.trimStart());
