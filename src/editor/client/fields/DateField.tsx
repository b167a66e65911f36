import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { writeDay } from '../../../../schema/schedule.ts';
import { soleName } from '../state/constant-uses.ts';
import { constantIn } from '../state/site-languages.ts';
import { useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ConstantNote, ConstantValue } from './ConstantNote.tsx';
import { dayOf, isMeant, sayDay } from './days.ts';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

/** A day, by the calendar of the browser, which every screen reader knows; written as the site writes days. Mostly it is a constant. */
export function DateField({ field, at, siblings, isBare }: FieldProps<'text'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const lang = String(useValue('/site/lang'));
  const name = soleName(value);
  const pointer = useSelected(({ document }) => (name === undefined ? undefined : constantIn(document.value, name, at)));
  if (name !== undefined && pointer !== undefined) {
    return (
      <Labelled field={field} at={at} isBare={isBare} isGroup>
        <ConstantValue name={name} pointer={pointer} field={field} />
        <ConstantNote field={field} at={at} value={value} detach={set} isShown />
      </Labelled>
    );
  }
  const iso = dayOf(value, lang);
  const isDay = iso !== undefined || value === undefined || value === '';
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => (
        <>
          {!isDay && (
            <>
              <TextInput
                {...control}
                value={String(value)}
                onChange={(event) => set(event.currentTarget.value, { typing: true })}
              />
              <p className={classes.hint}>{words.inputs.noDay}</p>
            </>
          )}
          <DayInput
            {...(isDay ? control : { 'aria-label': `${field.title}, ${words.inputs.day}` })}
            iso={iso}
            choose={(next) => set(writeDay(next, String(value ?? ''), lang), { typing: true })}
            clear={field.optional ? remove : undefined}
          />
        </>
      )}
    </Labelled>
  );
}

interface DayInputProps {
  iso: string | undefined;
  choose: (iso: string) => void;
  clear: (() => void) | undefined;
}

/** The browser says nothing while a day is typed by halves, so what stands in the input is its own until it is a day. */
function DayInput({ iso = '', choose, clear, ...control }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const lang = useSelected((state) => state.lang);
  useEffect(() => {
    if (input.current && input.current.value !== iso) input.current.value = iso;
  }, [iso]);
  return (
    <>
      <TextInput
        {...control}
        ref={input}
        type="date"
        defaultValue={iso}
        onChange={({ currentTarget: { value } }) => {
          if (isMeant(value)) choose(value);
        }}
        onBlur={({ currentTarget }) => {
          if (isMeant(currentTarget.value)) return;
          if (clear && currentTarget.value === '') clear();
          else currentTarget.value = iso;
        }}
      />
      {iso && (
        <p className={classes.hint} role="status">
          {sayDay(iso, lang)}
        </p>
      )}
    </>
  );
}
