/** What stands around every input: its title, what it is for, and what is said of it. */
import { createContext, type FocusEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import type { Problem } from '../../../loader/say/problems.ts';
import type { Field } from '../../draft/fields/model.ts';
import { useFindings } from '../state/use-editor.ts';
import { FindingText } from './FindingText.tsx';
import classes from './fields.module.css';
import { Original, useOriginal } from './Original.tsx';

interface LabelledProps {
  field: Field;
  at: string;
  isBare?: boolean | undefined;
  /** Beside the title, and no part of it: the name of a field is what it is called. */
  tools?: ReactNode;
  /** Several inputs, which have names of their own: a group in place of a label. */
  isGroup?: boolean;
  /** What is said of the value stands at the input within. */
  isSaidWithin?: boolean;
  /** Somebody is about to use it: the pointer is over it, or it has the focus. */
  onNear?: () => void;
  children: ReactNode | ((control: Control) => ReactNode);
}

/** Nothing is said yet of the fields within: somebody has only begun to fill them in. */
export const QuietContext = createContext(false);

const nothing: readonly Problem[] = [];

/** What ties an input to its title, its description and its findings. */
export interface Control {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export function Labelled({ field, at, isBare, tools, isGroup = false, isSaidWithin = false, onNear, children }: LabelledProps) {
  const all = useFindings(at);
  const findings = use(QuietContext) || isSaidWithin ? nothing : all;
  const id = useId();
  const description = !isBare && field.description !== '' && (
    <p id={`${id}-description`} className={classes.description}>
      {field.description}
    </p>
  );
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const keepRoom = () => {
    onNear?.();
    setRoom(box.current?.offsetHeight ?? 0);
  };
  const said = findings.length > 0 && (
    <div ref={box} id={`${id}-error`} className={classes.said} data-said>
      <FindingText findings={findings} />
    </div>
  );
  const original = useOriginal(field, at);
  const beside = original !== '' && <Original id={`${id}-original`} text={original} />;
  const described = [
    ...(description ? [`${id}-description`] : []),
    ...(beside ? [`${id}-original`] : []),
    ...(said ? [`${id}-error`] : []),
  ].join(' ');
  const control: Control = {
    id,
    'aria-label': isBare ? field.title : undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': findings.some(({ severity }) => severity === 'error'),
  };
  const content = typeof children === 'function' ? children(control) : children;
  if (isGroup) {
    return (
      <fieldset className={classes.group} aria-describedby={control['aria-describedby']} data-at={at}>
        {!isBare && (
          <legend className={classes.legend}>
            <span>{field.title}</span>
          </legend>
        )}
        {/* Without a title there is no line that has room for them. */}
        {tools && <div className={isBare ? classes.toolLine : classes.corner}>{tools}</div>}
        {description}
        {beside}
        {content}
        {said}
      </fieldset>
    );
  }
  // Plain elements: with a wrapper of Mantine around each input, the largest form takes 30 ms more.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only prepared
    <div
      className={classes.field}
      data-at={at}
      onPointerEnter={onNear}
      onFocus={keepRoom}
      onBlur={room > 0 ? (event) => afterLeaving(event, () => setRoom(0)) : undefined}
    >
      {!isBare && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: what is no native input is not focused by its label
        <label htmlFor={id} className={classes.label} onClick={() => document.getElementById(id)?.focus()}>
          {field.title}
        </label>
      )}
      {description}
      {beside}
      {content}
      {said || (room > 0 && <div className={classes.said} style={{ height: room }} />)}
      {tools && <div className={classes.corner}>{tools}</div>}
    </div>
  );
}

/**
 * What is said of a field goes as soon as it is mended, mostly while somebody still writes. Its room goes later, when the next field is
 * reached: a click there would miss what moves away below the pointer.
 */
function afterLeaving({ currentTarget, relatedTarget }: FocusEvent, done: () => void): void {
  if (currentTarget.contains(relatedTarget)) return;
  const once = new AbortController();
  const end = () => {
    once.abort();
    done();
  };
  for (const type of ['click', 'keyup']) window.addEventListener(type, end, { signal: once.signal });
}
