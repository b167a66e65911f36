import { InputBase, NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DayLimit } from '../../../schema/atoms.ts';
import { FieldError } from '../../parts/form/FieldError.tsx';
import { SelectArrows } from '../../parts/form/SelectArrows.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import styles from './FormField.module.css';
import { FormFieldChoices } from './FormFieldChoices.tsx';
import { filledIn, sentAs } from './options.ts';
import type { FieldProps } from './props.ts';

interface EntryProps {
  field: FieldProps;
  id: string;
}

/** One field with its label, its help, and the place of its message. */
export function FormField({ field, id }: EntryProps) {
  const { input, options, expected } = field;
  // Nothing to choose from: nobody could get past it. The loader says so.
  if ((input === 'select' || input === 'radio') && !options) return null;
  return (
    <div className={styles.root} data-input={input}>
      {input === 'radio' || input === 'checkbox' ? <FormFieldChoices field={field} id={id} /> : <Entry field={field} id={id} />}
      <FieldError of={id} expected={expected} />
    </div>
  );
}

function Entry({ field, id }: EntryProps) {
  const { name, label, input, help, required, value, minLength, maxLength, options = [], empty, autocomplete } = field;
  const shared = {
    id,
    name,
    required,
    autoComplete: fitting(input, autocomplete),
    label: <InlineText text={label} />,
    description: help && <InlineText text={help} />,
  };
  const lengths = { minLength, maxLength };
  if (input === 'select') {
    const chosen = filledIn(field);
    return (
      <NativeSelect {...shared} defaultValue={chosen && sentAs(chosen)} rightSection={<SelectArrows />}>
        {empty && <option value="">{empty}</option>}
        {options.map((option, index) => (
          <option key={index} value={sentAs(option)}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (input === 'textarea') {
    // In a list: React, as it takes the page over, writes a plain text into the area again, over what was typed by then.
    const first = value && [value];
    return <InputBase {...shared} {...lengths} defaultValue={first} component="textarea" rows={5} multiline />;
  }
  if (input === 'date') return <FormFieldDate {...shared} min={dayOf(field.min)} max={dayOf(field.max)} />;
  if (input === 'file') {
    const { accept, multiple, maxMegabytes } = field;
    return (
      <TextInput
        {...shared}
        className={styles.file}
        autoComplete={undefined}
        type="file"
        accept={accept?.map((kind) => (/^(?:image|audio|video)$/.test(kind) ? `${kind}/*` : `.${kind}`)).join()}
        multiple={multiple}
        // HTML has no word for it: with the app, the guard reads it.
        data-max-bytes={maxMegabytes && maxMegabytes * 1_000_000}
      />
    );
  }
  if (input === 'time' || input === 'number') {
    const { min, max, step } = field;
    // HTML counts the steps of a time in seconds.
    const distance = step && (input === 'time' ? step * 60 : step);
    return <TextInput {...shared} type={input} defaultValue={value} min={limitOf(min)} max={limitOf(max)} step={distance} />;
  }
  return (
    <TextInput
      {...shared}
      {...lengths}
      type={input}
      defaultValue={value}
      autoCapitalize={input === 'email' ? 'none' : undefined}
      spellCheck={input === 'email' ? false : undefined}
    />
  );
}

type Limit = FieldProps['min'];

/** What is no day limits none: a check says so. */
const dayOf = (limit: Limit) => (typeof limit === 'object' ? limit : undefined);
const limitOf = (limit: Limit) => (typeof limit === 'object' ? limit.iso || undefined : limit);

/** HTML lets some fields ask for one thing only: another would be a slip of the manifest. */
function fitting(input: FieldProps['input'], autocomplete: FieldProps['autocomplete']) {
  if (autocomplete === 'off') return autocomplete;
  if (input === 'email' || input === 'tel') return input;
  // A date that browsers know is none that these fields ask for, and neither is a time or a number.
  return input === 'date' || input === 'time' || input === 'number' || (input !== 'textarea' && autocomplete === 'street-address')
    ? 'off'
    : autocomplete;
}

interface DateProps extends Omit<TextInputProps, 'min' | 'max'> {
  min: DayLimit | undefined;
  max: DayLimit | undefined;
}

/**
 * A day between two others. What may reach from or up to today knows the day of the visitor once the page has been taken over. Until then
 * the day that the site was made on is the earliest; as the latest it would forbid the days since.
 */
function FormFieldDate({ min, max, ...shared }: DateProps) {
  const [today, setToday] = useState<string>();
  const asksForToday = min?.isToday || max?.isToday;
  useEffect(() => {
    if (asksForToday) setToday(localDay(new Date()));
  }, [asksForToday]);
  return (
    <TextInput
      {...shared}
      type="date"
      min={(min?.isToday && today) || min?.iso || undefined}
      max={(max?.isToday ? today : max?.iso) || undefined}
    />
  );
}

/** The day where the visitor is, as `YYYY-MM-DD`. */
const localDay = (now: Date) => new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
