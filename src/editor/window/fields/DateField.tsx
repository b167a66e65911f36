import { ActionIcon, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { today, writeDay } from '../../../../schema/schedule.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Hint } from '../parts/Hint.tsx';
import { soleName } from '../state/constant-uses.ts';
import { constantIn, languageAt } from '../state/site-languages.ts';
import { useSelected, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ConstantNote, ConstantValue } from './ConstantNote.tsx';
import { dayOf, readTyped, sayDay, spellDay } from './days.ts';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

/** A day: typed in the spelling of its author, or chosen in the calendar of the browser; written as the site writes days. Mostly it is a constant. */
export function DateField(props: FieldProps<'text'>) {
  const { field, at, siblings, isBare } = props;
  const { value, set } = useField({ field, at, siblings });
  const name = soleName(value);
  const pointer = useSelected(({ document }) => (name === undefined ? undefined : constantIn(document.value, name, at)));
  if (name === undefined || pointer === undefined) return <DayInput {...props} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      <ConstantValue name={name} pointer={pointer} field={field} />
      <ConstantNote field={field} at={at} value={value} detach={set} isShown />
    </Labelled>
  );
}

/** The text stands in the input as long as the draft has `of` for it. The day is written in the form of `like`, the one from before. */
interface Typed {
  text: string;
  of: string | null;
  like: string | null;
}

/** The input keeps a text that is no day, so that nothing of it is lost, and the draft keeps the day from before. */
function DayInput({ field, at, siblings, isBare }: FieldProps<'text'>) {
  const words = useWords().inputs;
  const { value, set, remove } = useField({ field, at, siblings });
  const lang = useSelected((state) => state.lang);
  const siteLang = useSelected(({ document }) => languageAt(document.value, at).lang);
  const [kept, keep] = useTyped<Typed | null>(`day at ${at}`, () => null);
  /** Nothing is said of a day while it is typed by halves. */
  const [isWriting, setWriting] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const written = value === undefined ? null : String(value);
  const typed = kept?.of === written ? kept : null;
  const like = typed ? typed.like : written;

  const read = (text: string) => {
    const day = readTyped(text, lang, today());
    const iso = 'fault' in day && day.fault === 'none' ? dayOf(text, siteLang) : undefined;
    return iso === undefined ? day : { iso };
  };
  const stored = dayOf(value, siteLang);
  const text = typed?.text ?? (stored === undefined ? (written ?? '') : spellDay(stored, lang));
  const day = typed || stored === undefined ? read(text) : { iso: stored };
  const iso = 'iso' in day && (typed || stored) ? day.iso : undefined;
  const fault = iso !== undefined || text.trim() === '' ? undefined : 'fault' in day ? day.fault : 'none';

  const type = (next: string) => {
    setWriting(true);
    const isEmpty = next.trim() === '';
    const asDay = read(next);
    const nothing = field.optional ? null : next;
    // Half a day may have been one that is not meant: `1.1.20` of `1.1.2027`.
    const value = isEmpty ? nothing : 'iso' in asDay ? writeDay(asDay.iso, like ?? '', siteLang) : like;
    keep({ text: next, of: value, like });
    if (value === written) return;
    if (value === null) remove({ typing: true });
    else set(value, { typing: true });
  };
  return (
    <Labelled field={field} at={at} isBare={isBare} isSaidWithin={fault !== undefined}>
      {(control) => (
        <>
          <TextInput
            {...control}
            error={fault !== undefined && !isWriting && words.noDay[fault]}
            errorProps={{ role: 'alert' }}
            autoComplete="off"
            data-day
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => {
              setWriting(false);
              if (fault === undefined) keep(null);
            }}
            rightSectionPointerEvents="none"
            rightSection={
              <>
                {/* A click beside the button focuses the input below. */}
                <ActionIcon
                  style={{ pointerEvents: 'auto' }}
                  aria-label={words.calendarOf(field.title)}
                  title={words.calendarOf(field.title)}
                  onClick={() => calendar.current?.showPicker()}
                >
                  <Glyph name="calendar" />
                </ActionIcon>
                {/* The calendar of the browser opens where its own input stands. */}
                <input
                  ref={calendar}
                  type="date"
                  className={classes.calendar}
                  tabIndex={-1}
                  aria-hidden
                  max="9999-12-31"
                  value={iso ?? ''}
                  onChange={({ currentTarget: { value: chosen } }) => {
                    keep(null);
                    if (chosen !== '') set(writeDay(chosen, like ?? '', siteLang), { typing: true });
                    else if (field.optional) remove();
                  }}
                />
              </>
            }
          />
          {iso !== undefined && (
            <Hint size="xs" my={6} role="status">
              {sayDay(iso, lang)}
            </Hint>
          )}
        </>
      )}
    </Labelled>
  );
}
