/**
 * A plain text area, behind which its marks and constants are painted: what is written stays exactly what it is, and input methods, spell
 * checking and screen readers meet an ordinary field.
 */
import { type ChangeEvent, type KeyboardEventHandler, type Ref, useMemo } from 'react';
import { flushSync } from 'react-dom';
import classes from './fields.module.css';
import type { Control } from './Labelled.tsx';

interface MarkedTextProps {
  ref: Ref<HTMLTextAreaElement>;
  control: Control;
  text: string;
  isRich: boolean;
  /** Ends of lines that are typed, pasted or spoken are spaces. */
  isOneLine: boolean;
  write: (text: string) => void;
  onKeyDown: KeyboardEventHandler<HTMLTextAreaElement>;
}

export function MarkedText({ ref, control, text, isRich, isOneLine, write, onKeyDown }: MarkedTextProps) {
  const change = ({ currentTarget: area }: ChangeEvent<HTMLTextAreaElement>) => {
    if (!isOneLine || !area.value.includes('\n')) return write(area.value);
    const cursor = inOneLine(area.value.slice(0, area.selectionEnd)).length;
    flushSync(() => write(inOneLine(area.value).trimEnd()));
    // A text that is not the one that was typed takes the cursor to its end.
    area.setSelectionRange(cursor, cursor);
  };
  const painted = useMemo(() => piecesOf(text, isRich), [text, isRich]);
  return (
    <div className={classes.area}>
      <div aria-hidden className={classes.backdrop}>
        {painted.map(({ text: piece, mark }, index) =>
          mark ? (
            <mark key={index} data-mark={mark}>
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
        {/* A last line that is empty has a height as well. */}
        {'\u200b'}
      </div>
      <textarea ref={ref} {...control} value={text} rows={1} spellCheck onChange={change} onKeyDown={onKeyDown} />
    </div>
  );
}

const inOneLine = (text: string): string => text.trimStart().replace(/[^\S\n]*\n\s*/g, ' ');

interface Piece {
  text: string;
  mark?: 'constant' | 'link' | 'strong' | 'emphasis';
}

const constant = /\{\{|\{[a-z][A-Za-z0-9]*\}/;
const rich = /\{\{|\{[a-z][A-Za-z0-9]*\}|\\.|\[[^[\]]*\]\([^)]*\)|\*\*[^*]+\*\*|(?<![\p{L}\p{N}])_[^_]+_(?![\p{L}\p{N}])/u;

/** A text in pieces, those that mean something named. For looking at: what counts is what the loader makes of it. */
export function piecesOf(text: string, isRich: boolean): Piece[] {
  const pattern = isRich ? rich : constant;
  const pieces: Piece[] = [];
  let rest = text;
  for (let met = pattern.exec(rest); met; met = pattern.exec(rest)) {
    const [found] = met;
    if (met.index > 0) pieces.push({ text: rest.slice(0, met.index) });
    const mark = markOf(found);
    pieces.push(mark ? { text: found, mark } : { text: found });
    rest = rest.slice(met.index + found.length);
  }
  if (rest) pieces.push({ text: rest });
  return pieces;
}

function markOf(found: string): Piece['mark'] {
  if (found === '{{' || found.startsWith('\\')) return undefined;
  if (found.startsWith('{')) return 'constant';
  if (found.startsWith('[')) return 'link';
  return found.startsWith('**') ? 'strong' : 'emphasis';
}
